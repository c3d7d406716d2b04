import { useRef, useState } from 'react';
import type { PreparedPhoto } from './prepare-photo';
import { PhotoRefusedError } from './photo-file';
import { accountPhoto } from './texts';

/** The action for the photo on save: keep, remove or replace it. */
export type PhotoChoice =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly photo: PreparedPhoto };

const keep: PhotoChoice = { kind: 'keep' };

/** The person's decision about the photo, and the state of its check. */
export interface PhotoDecision {
  readonly choice: PhotoChoice;
  /** True while a chosen file is being checked. */
  readonly preparing: boolean;
  /** The reason why the last chosen file was refused. The previous decision stays in place. */
  readonly problem: string | undefined;
  readonly choose: (file: File) => void;
  readonly decide: (kind: 'keep' | 'remove') => void;
  /** Resolves with the decision once a chosen file has been checked. */
  readonly settled: () => Promise<PhotoChoice>;
}

/**
 * Holds the decision about the photo until the profile is saved. `prepare` checks and redraws a chosen file.
 */
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
        // Ignore this result if the person has made another choice since.
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
