import { useEffect, useRef } from 'react';
import type { Command } from './command';
import { isEditor, type Shortcut, strokeOf, takesLetters } from './shortcut';
import { singleKeysAreOn } from './single-keys';

/** How long the next key of a sequence may take. */
export const sequenceMs = 1_500;

const begins = (shortcut: Shortcut | undefined, strokes: readonly string[]): boolean =>
  strokes.every((stroke, place) => shortcut?.[place] === stroke);

/**
 * Listens to the keyboard for the shortcuts of commands. Keys that a part of the page has used, keys of a text
 * being composed and, where letters are typed or single keys are switched off, keys without Ctrl or Cmd are left
 * alone (WCAG 2.1.4); editors of formatted text keep their own Ctrl and Cmd, too.
 */
export function useShortcuts(
  commands: readonly Command[],
  perform: (command: Command) => void,
  isBlocked: () => boolean,
): void {
  const current = useRef({ commands, perform, isBlocked });
  useEffect(() => {
    current.current = { commands, perform, isBlocked };
  });

  useEffect(() => {
    let pressed: readonly string[] = [];
    let last = 0;

    const listen = (event: KeyboardEvent) => {
      // Shift and its like come before the key they belong to.
      if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
      const before = event.timeStamp - last > sequenceMs ? [] : pressed;
      pressed = [];
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const stroke = strokeOf(event);
      if (stroke === undefined) return;
      const isLeft = stroke.startsWith('mod+')
        ? isEditor(event.target)
        : takesLetters(event.target) || !singleKeysAreOn();
      const { commands, perform, isBlocked } = current.current;
      if (isLeft || isBlocked()) return;

      // A key that goes on with nothing may begin something.
      for (const strokes of before.length === 0 ? [[stroke]] : [[...before, stroke], [stroke]]) {
        const fitting = commands.filter(({ shortcut }) => begins(shortcut, strokes));
        const meant = fitting.find(({ shortcut }) => shortcut?.length === strokes.length);
        if (fitting.length === 0) continue;
        event.preventDefault();
        if (meant) perform(meant);
        else {
          pressed = strokes;
          last = event.timeStamp;
        }
        return;
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
