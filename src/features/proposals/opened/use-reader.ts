import { useEffect, useRef, useState } from 'react';
import { isCounted } from '../gate/is-counted';
import type { OpenedPage } from '../gate/open-gate';
import type { ClientAnswer, SentChoice } from '../page/sent-choice';
import { type KnownReader, readReader, storeAnswer, storeOpening } from './reader-record';
import { isRecorded, warnUncounted } from './visits';

export interface ReaderOfPage {
  /** The choice that this reader sent before. */
  readonly choice: SentChoice | undefined;
  /** Stores an answer; missing for staff, who look at the page as clients see it. */
  readonly onAnswer: ((answer: ClientAnswer) => Promise<void>) | undefined;
}

/** Reads what the page remembers of its reader, and records the opening. Nothing of it disturbs the reader when it fails. */
export function useReader(page: OpenedPage): ReaderOfPage {
  const [isReader] = useState(isCounted);
  const [reader, setReader] = useState<KnownReader>();

  const hasBegun = useRef(false);
  const begin = useRef(async () => {
    // React's strict mode runs effects twice, and an opening counts once.
    if (!isReader || hasBegun.current) return;
    hasBegun.current = true;
    try {
      const known = await readReader(page);
      setReader(known);
      if (isRecorded(page)) await storeOpening(page, known);
    } catch (error) {
      warnUncounted(error);
    }
  });
  useEffect(() => {
    void begin.current();
  }, []);

  return {
    choice: reader?.choice,
    onAnswer: isReader ? (answer) => storeAnswer(page, answer) : undefined,
  };
}
