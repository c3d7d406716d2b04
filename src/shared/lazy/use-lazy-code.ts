import { useEffect, useReducer, useState } from 'react';
import { useOnline } from '@/shared/hooks/use-online';
import type { LazyCode } from './code-once';

type Attempt = 'first' | 'failed' | 'again' | 'failed-again';

/** Code on its way to a part of the screen. */
export interface ArrivingCode<T> {
  /** Undefined until the code has arrived. */
  readonly loaded: T | undefined;
  /** `failed-again` after the person has tried again. */
  readonly failure: 'failed' | 'failed-again' | undefined;
  readonly retry: () => void;
}

/**
 * Fetches code for as long as a part of the screen wants it. Without a connection it waits: some browsers keep a failed
 * import for the life of the document, so none is begun that must fail. When the connection returns it goes on by itself.
 */
export function useLazyCode<T>(code: LazyCode<T>, isWanted = true): ArrivingCode<T> {
  const [attempt, setAttempt] = useState<Attempt>('first');
  const [, show] = useReducer((count: number) => count + 1, 0);
  const isOnline = useOnline();
  const loaded = code.loaded();
  // Other code starts without the failure of the former one.
  if (!isWanted && attempt !== 'first') setAttempt('first');
  const isTrying = attempt === 'again' || (attempt === 'first' && isOnline);
  const mayFetch = isWanted && loaded === undefined && isTrying;

  useEffect(() => {
    if (!mayFetch) return undefined;
    let isHere = true;
    code.load().then(
      () => isHere && show(),
      (error: unknown) => {
        console.warn('A part of the screen could not be loaded.', error);
        if (isHere) setAttempt((now) => (now === 'again' ? 'failed-again' : 'failed'));
      },
    );
    return () => {
      isHere = false;
    };
  }, [code, mayFetch]);

  useEffect(() => {
    const goOn = () => setAttempt('first');
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  const isWaiting = attempt === 'first' && !isOnline;
  const failure = isWaiting ? 'failed' : attempt === 'first' || attempt === 'again' ? undefined : attempt;
  return {
    loaded,
    failure: loaded === undefined && isWanted ? failure : undefined,
    retry: () => setAttempt('again'),
  };
}
