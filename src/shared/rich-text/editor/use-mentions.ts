import Delta from 'quill-delta';
import type { Quill, RangeStatic } from 'react-quill';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { fold } from '@/shared/search/fold';

/** A person whom a text can mention. */
export interface MentionPerson {
  readonly id: string;
  readonly name: string;
  /** Text that distinguishes people with the same name, such as the email address. */
  readonly detail?: string;
}

interface OpenMentions {
  /** The index of the `@`. */
  readonly at: number;
  readonly typed: string;
  readonly left: number;
  readonly top: number;
}

const mostShown = 8;
const begun = /(?:^|[\s(])@([\p{L}\p{N}'.\- ]{0,40})$/u;

/**
 * Manages the list of people that opens when the person types `@`: the matches, the active entry, and its
 * keys.
 */
export function useMentions(quill: Quill | undefined, people: readonly MentionPerson[]) {
  const listId = useId();
  const [open, setOpen] = useState<OpenMentions>();
  const [current, setCurrent] = useState(0);
  /** The index of the `@` whose list was closed with Escape. */
  const dismissed = useRef<number>(undefined);
  const editor = useRef(quill);
  useEffect(() => {
    editor.current = quill;
  });

  const found = useMemo(() => {
    if (!open) return [];
    const wanted = fold(open.typed);
    const starts = (name: string) => name.startsWith(wanted) || name.includes(` ${wanted}`);
    return people.filter(({ name }) => starts(fold(name))).slice(0, mostShown);
  }, [open, people]);

  /** Checks the text before the cursor after each key press, and opens or closes the list. */
  const look = useCallback(
    (range: RangeStatic | null, isTyped: boolean) => {
      const quill = editor.current;
      const close = () => setOpen(undefined);
      if (!quill || people.length === 0 || !range || range.length > 0) return close();
      const [line, offset] = quill.getLine(range.index);
      if (!line || 'code-block' in (quill.getFormat(range) as object)) return close();
      const start = range.index - offset;
      const before = quill
        .getContents(start, offset)
        .ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\uFFFC'))
        .join('');
      const typed = begun.exec(before)?.[1];
      if (typed === undefined) {
        dismissed.current = undefined;
        return close();
      }
      const at = range.index - typed.length - 1;
      if (dismissed.current === at) return close();
      if (isTyped) setCurrent(0);
      const bounds = quill.getBounds(at);
      setOpen((shown) =>
        // Moving the cursor never opens the list.
        isTyped || shown
          ? { at, typed, left: bounds?.left ?? 0, top: (bounds?.bottom ?? 0) + quill.root.offsetTop }
          : shown,
      );
      return undefined;
    },
    [people.length],
  );

  const choose = (person: MentionPerson) => {
    if (!quill || !open) return;
    const { id, name } = person;
    const length = open.typed.length + 1;
    setOpen(undefined);
    quill.updateContents(
      new Delta().retain(open.at).delete(length).insert({ mention: { id, name } }).insert(' '),
      'user',
    );
    quill.setSelection(open.at + 2, 0, 'silent');
    quill.focus();
  };

  /** Handles a key while the list is open. Returns true if it used the key. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!open || found.length === 0 || event.isComposing) return false;
    const person = found[current];
    switch (event.key) {
      case 'ArrowDown':
        setCurrent((current + 1) % found.length);
        return true;
      case 'ArrowUp':
        setCurrent((current - 1 + found.length) % found.length);
        return true;
      case 'Enter':
        if (person) choose(person);
        return true;
      case 'Escape':
        dismissed.current = open.at;
        setOpen(undefined);
        return true;
      default:
        return false;
    }
  };

  /** Inserts `@` for the person, after a space if there is none. */
  const begin = (index: number) => {
    if (!quill) return;
    const before = index === 0 ? ' ' : quill.getText(index - 1, 1);
    const text = /[\s(]/.test(before) ? '@' : ' @';
    quill.insertText(index, text, 'user');
    quill.setSelection(index + text.length, 0, 'silent');
    look(quill.getSelection(), true);
  };

  return {
    mentions:
      open && found.length > 0
        ? {
            listId,
            people: found,
            current: Math.min(current, found.length - 1),
            left: open.left,
            top: open.top,
          }
        : undefined,
    look,
    choose,
    begin,
    handleKey,
  };
}
