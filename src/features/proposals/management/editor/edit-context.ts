import { createContext, useContext } from 'react';
import type { Problem, Problems } from './problems';
import type { Path } from './fields/values';

/** What the fields of the editor share. */
export interface Editing {
  /** Changes the value at a path; the change gets the newest value. */
  readonly edit: (path: Path, change: (value: unknown) => unknown) => void;
  /** Removes or changes something and offers to undo it. A slide is found again by its id, wherever it stands by then. */
  readonly editWithUndo: (
    path: Path,
    change: (value: unknown) => unknown,
    undo: (value: unknown) => unknown,
    message: string,
  ) => void;
  readonly problems: Problems;
  /** True after somebody tried to publish: missing fields are then marked as errors. */
  readonly isTried: boolean;
  /** Moves the focus to the first control at or below a path, once it is there. */
  readonly focus: (path: string) => void;
  /** Tells screen readers what happened. */
  readonly announce: (text: string) => void;
}

export const EditContext = createContext<Editing | undefined>(undefined);

/** Returns what the fields of the editor share. Throws outside the editor. */
export function useEditing(): Editing {
  const editing = useContext(EditContext);
  if (editing === undefined) throw new Error('This field belongs inside the editor.');
  return editing;
}

/** Returns the problem to show at a path: wrong values at once, missing ones after the first try to publish. */
export function useProblem(path: string): { readonly shown?: Problem; readonly isMissing: boolean } {
  const { problems, isTried } = useEditing();
  const problem = problems.get(path);
  if (problem === undefined) return { isMissing: false };
  return problem.isMissing && !isTried
    ? { isMissing: true }
    : { shown: problem, isMissing: problem.isMissing };
}
