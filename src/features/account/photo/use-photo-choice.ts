import { useRef, useState } from 'react';
import type { PreparedPhoto } from './prepare-photo';
import { PhotoRefusedError } from './photo-file';
import { accountPhoto } from './texts';

/** What becomes of the photo: it stays, goes, or a new one takes its place. */
export type PhotoChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly photo: PreparedPhoto };

const keep: PhotoChoice = { kind: 'keep' };

/** What the person has decided about the photo, and how far it is. */
export interface PhotoDecision {
  readonly choice: PhotoChoice;
  /** A chosen file is being looked at. */
  readonly preparing: boolean;
  /** Why the last chosen file was refused; what was decided before it stays. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => void;
  readonly decide: (kind: 'keep' | 'remove') => void;
  /** The decision, once the chosen file has been looked at. */
  readonly settled: () => Promise<PhotoChoice>;
}

/** Keeps the decision about the photo until it is saved; `prepare` checks and redraws a chosen file. */
export function usePhotoChoice(prepare: (file: Blob) => Promise<PreparedPhoto>): PhotoDecision {
  const [choice, setChoice] = useState<PhotoChoice>(keep);
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Promise<PhotoChoice>>(Promise.resolve(keep));

  const take = (next: Promise<PhotoChoice>) => {
    const before = latest.current;
    const pending = next
      .catch(async (error: unknown): Promise<PhotoChoice> => {
        if (latest.current === pending)
          setProblem(error instanceof PhotoRefusedError ? error.message : accountPhoto.notImage);
        return before;
      })
      .then((decided) => {
        // A later decision has taken over.
        if (latest.current === pending) {
          setChoice(decided);
          setPreparing(false);
        }
        return decided;
      });
    latest.current = pending;
  };

  return {
    choice,
    preparing,
    problem,
    choose: (file) => {
      setProblem(undefined);
      setPreparing(true);
      take(prepare(file).then((photo) => ({ kind: 'replace', photo })));
    },
    decide: (kind) => {
      setProblem(undefined);
      take(Promise.resolve({ kind }));
    },
    settled: () => latest.current,
  };
}
