import { useEffect, useRef } from 'react';
import type { Command } from './command';
import { isEditor, type Shortcut, strokeOf, takesLetters } from './shortcut';
import { singleKeysAreOn } from './single-keys';

/** The time in ms for the next key of a sequence. */
export const sequenceMs = 1_500;

const begins = (shortcut: Shortcut | undefined, strokes: readonly string[]): boolean =>
  strokes.every((stroke, place) => shortcut?.[place] === stroke);

/**
 * Listens to the keyboard for shortcuts of commands. Ignores keys that another handler has used
 * (`defaultPrevented`), and keys during composition. In text fields, or if single keys are switched off, only
 * keys with Ctrl or Cmd act (WCAG 2.1.4). In rich text editors, not even those do.
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
      // A modifier fires its own `keydown` before the key that it modifies.
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

      // A key that continues no sequence may start one.
      for (const strokes of [[...before, stroke], [stroke]]) {
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
