import { useEffect, useState } from 'react';

/**
 * Focuses the button of an event once no dialog is open. Focuses it again if the grid re-creates the button
 * elsewhere, until the person presses a key or the pointer. Call `focusOn` with the event's id and the key of
 * its occurrence.
 */
export function useEventFocus() {
  const [focus] = useState(makeEventFocus);
  // Try after each render, because a render closes the dialog and moves the occurrence.
  useEffect(() => focus.give());
  useEffect(() => focus.end, [focus]);
  return focus.focusOn;
}

function makeEventFocus() {
  let give = () => {};
  let end = () => {};
  return {
    give: () => give(),
    end: () => end(),
    focusOn: (id: string, date: string) => {
      end();
      let isGiven = false;
      give = () => {
        if (document.querySelector('dialog[open]') !== null) return;
        if (isGiven && document.activeElement !== document.body) return;
        const find = (name: string, value: string) =>
          document.querySelector<HTMLElement>(`button[data-${name}="${CSS.escape(value)}"]`);
        const button = find('date', date) ?? find('event', id);
        if (button === null) return;
        isGiven = true;
        button.focus();
      };
      // The grid also renders without this hook's component.
      const drawn = new MutationObserver(() => give());
      drawn.observe(document.body, { subtree: true, childList: true });
      const listening = new AbortController();
      end = () => {
        drawn.disconnect();
        listening.abort();
        give = () => {};
        end = () => {};
      };
      for (const type of ['keydown', 'pointerdown'])
        document.addEventListener(type, () => end(), { capture: true, signal: listening.signal });
    },
  };
}
