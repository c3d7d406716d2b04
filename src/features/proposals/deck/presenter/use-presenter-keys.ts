import { type RefObject, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** Checks whether the stage can still scroll in this direction. */
const hasMore = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, step: number): boolean =>
  step > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0;

/** Checks for a button without `instanceof`, because elements of another window have other classes. */
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target !== null && 'tagName' in target && target.tagName === 'BUTTON';

interface PresenterKeys {
  readonly stage: RefObject<HTMLElement | null>;
  readonly speaker: Window | undefined;
  readonly onMove: (step: number) => void;
  /** Actions by key, in lower case: `{ n: () => … }`. */
  readonly actions: Readonly<Record<string, (() => void) | undefined>>;
}

/** Handles the keys of a presentation, in both windows. */
export function usePresenterKeys({ stage, speaker, onMove, actions }: PresenterKeys): void {
  const handle = useRef<(event: KeyboardEvent) => void>(undefined);
  useEffect(() => {
    handle.current = (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = event.key === ' ' && !isOnButton(event) ? 1 : steps[event.key];
      if (step === undefined) {
        actions[event.key.toLowerCase()]?.();
        return;
      }
      event.preventDefault();
      const shown = stage.current;
      // A slide that is longer than the screen scrolls to its end first. The left and right arrows always
      // change slides.
      if (shown && !/Right|Left/.test(event.key) && hasMore(shown, step))
        shown.scrollBy({ top: step * shown.clientHeight * 0.8 });
      else onMove(step);
    };
  });

  // Listen on the windows: after the focused part of a slide is removed, keys reach the document instead of
  // the dialog.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handle.current?.(event);
    const windows = speaker ? [window, speaker] : [window];
    for (const each of windows) each.addEventListener('keydown', onKey);
    return () => {
      for (const each of windows) each.removeEventListener('keydown', onKey);
    };
  }, [speaker]);
}
