import { useEffect, useReducer, useRef } from 'react';
import type { Credentials } from '../sealing/credentials';
import { type GateState, nextState } from './gate-machine';
import { type Gate, readGate } from './gate-record';
import { deleteStoredKey, storeKey, readStoredKey } from './stored-keys';
import { type GateAnswer, openGate, type OpenedPage, openWithKey } from './open-gate';

interface GateOptions {
  /** Returns the gate to show for the one that was read. Undefined means that the page is missing. */
  readonly accept: (found: Gate | undefined) => Gate | undefined;
  /** Loads the code that the opened page needs, while the key is derived. */
  readonly prepare?: (gate: Gate) => Promise<void>;
  /** Called after each attempt; `opened` is undefined if it was refused. */
  readonly onAttempt: (gate: Gate, opened: OpenedPage | undefined) => void;
}

interface GateControls {
  readonly state: GateState;
  readonly retry: () => void;
  /** Tries to open the page. If `keep` is true, stores the key on this device. */
  readonly attempt: (entered: Credentials, keep: boolean) => Promise<void>;
  /** Closes the page and deletes its stored key. */
  readonly leave: () => Promise<void>;
}

/**
 * Runs the gate of one page: reads its record and opens it with the stored key or with typed credentials.
 * Only this state holds the decrypted text, so a reload shows the gate again unless a key is stored (PRO-Q7).
 */
export function useGate(slug: string, options: GateOptions): GateControls {
  const [state, send] = useReducer(nextState, { status: 'loading' });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const { accept, prepare } = latest.current;

    const open = async (): Promise<Parameters<typeof send>[0]> => {
      const [found, key] = await Promise.all([readGate(slug, signal), readStoredKey(slug)]);
      const gate = accept(found);
      if (gate === undefined) return { type: 'missing' };
      if (key === undefined) return { type: 'found', gate };
      const [answer] = await Promise.all([openWithKey(gate, key), prepare?.(gate)]);
      if (answer.kind === 'opened') return { type: 'opened', gate, page: answer.page };
      await deleteStoredKey(slug);
      return { type: 'found', gate };
    };
    const show = async () => {
      try {
        const event = await open();
        if (!signal.aborted) send(event);
      } catch (error) {
        if (signal.aborted) return;
        console.warn('The gate of this page could not be read.', error);
        send({ type: 'loadFailed' });
      }
    };
    void show();
    return () => controller.abort();
  }, [slug, isLoading]);

  const enterCredentials = async (gate: Gate, entered: Credentials, keep: boolean): Promise<GateAnswer> => {
    const codeLoad = options.prepare?.(gate);
    // `await codeLoad` below reports its failure.
    codeLoad?.catch(() => {});
    const answer = await openGate(gate, entered);
    options.onAttempt(gate, answer.kind === 'opened' ? answer.page : undefined);
    if (answer.kind === 'refused') return answer;
    await codeLoad;
    if (keep) await storeKey(slug, answer.key);
    return answer;
  };

  return {
    state,
    retry: () => send({ type: 'retry' }),
    attempt: async (entered, keep) => {
      if (state.status !== 'locked') return;
      const { gate } = state;
      send({ type: 'attempt' });
      try {
        const answer = await enterCredentials(gate, entered, keep);
        send(
          answer.kind === 'opened'
            ? { type: 'opened', gate, page: answer.page }
            : { type: 'attemptFailed', failure: 'refused' },
        );
      } catch (error) {
        console.warn('The page could not be opened.', error);
        send({ type: 'attemptFailed', failure: 'failed' });
      }
    },
    leave: async () => {
      await deleteStoredKey(slug);
      send({ type: 'leave' });
    },
  };
}
