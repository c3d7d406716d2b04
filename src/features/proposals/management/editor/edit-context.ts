import { createContext, useContext } from 'react';
import type { Problem, Problems } from './problems';
import type { Path } from './fields/values';

/** State and actions that all fields of the editor share. */
export interface Editing {
  /** Changes the value at a path. `change` receives the current value. */
  readonly edit: (path: Path, change: (value: unknown) => unknown) => void;
  /**
   * Changes or removes something and offers an undo. The undo finds a slide by its id, even if it has moved.
   */
  readonly editWithUndo: (
    path: Path,
    change: (value: unknown) => unknown,
    undo: (value: unknown) => unknown,
    message: string,
  ) => void;
  readonly problems: Problems;
  /** True after an attempt to publish. Missing fields are then marked as errors. */
  readonly hasTriedToPublish: boolean;
  /** Focuses the first control at or below a path, once it is rendered. */
  readonly focus: (path: string) => void;
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void;
}

export const EditContext = createContext<Editing | undefined>(undefined);

/** Returns the state and actions that the editor's fields share. Throws outside the editor. */
export function useEditing(): Editing {
  const editing = useContext(EditContext);
  if (editing === undefined) throw new Error('This field belongs inside the editor.');
  return editing;
}

/**
 * Returns the problem to show at a path. Shows invalid values at once, and missing ones after the first
 * attempt to publish.
 */
export function useProblem(path: string): { readonly shown?: Problem; readonly isMissing: boolean } {
  const { problems, hasTriedToPublish } = useEditing();
  const problem = problems.get(path);
  if (problem === undefined) return { isMissing: false };
  return problem.isMissing && !hasTriedToPublish
    ? { isMissing: true }
    : { shown: problem, isMissing: problem.isMissing };
}
