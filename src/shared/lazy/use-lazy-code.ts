import { useEffect, useReducer, useState } from 'react';
import { useOnline } from '@/shared/hooks/use-online';
import type { LazyCode } from './code-once';

type Attempt = 'first' | 'failed' | 'again' | 'failed-again';

/** The state of code that a component is loading. */
export interface ArrivingCode<T> {
  /** Undefined until the code has arrived. */
  readonly loaded: T | undefined;
  /** `failed-again` if a retry by the person failed, too. */
  readonly failure: 'failed' | 'failed-again' | undefined;
  readonly retry: () => void;
}

/**
 * Fetches code while `isWanted` is true. Without a connection, it waits until the connection returns, because
 * some browsers cache a failed import for the life of the document.
 */
export function useLazyCode<T>(code: LazyCode<T>, isWanted = true): ArrivingCode<T> {
  const [attempt, setAttempt] = useState<Attempt>('first');
  const [, show] = useReducer((count: number) => count + 1, 0);
  const isOnline = useOnline();
  const loaded = code.loaded();
  // Resets the failure, so that it does not apply to other code.
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
