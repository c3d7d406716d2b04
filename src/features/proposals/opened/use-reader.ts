import { useEffect, useRef, useState } from 'react';
import { countsVisits } from '../gate/counts-visits';
import type { OpenedPage } from '../gate/open-gate';
import type { ClientAnswer, SentChoice } from '../page/sent-choice';
import { type KnownReader, readReader, storeAnswer, storeOpening } from './reader-record';
import { isRecorded, warnUncounted } from './visits';

export interface ReaderOfPage {
  /** The last choice that this reader sent. */
  readonly choice: SentChoice | undefined;
  /** Stores an answer. Undefined for staff who view the page as clients see it. */
  readonly onAnswer: ((answer: ClientAnswer) => Promise<void>) | undefined;
}

/** Reads the stored record of a page's reader and stores the opening. Failures are only logged. */
export function useReader(page: OpenedPage): ReaderOfPage {
  const [isReader] = useState(countsVisits);
  const [reader, setReader] = useState<KnownReader>();

  const hasBegun = useRef(false);
  const begin = useRef(async () => {
    // React's strict mode runs effects twice, but an opening counts once.
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
