import { useEditing } from '../edit-context';
import { editorTexts as texts } from '../texts';
import { movedEntry, type Path } from './values';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the actions on a list's entries. Each is announced, and deletions can be undone. */
export function useListEdits(path: Path) {
  const { edit, editWithUndo, announce, focus } = useEditing();
  return {
    add: (entry: unknown, place: number) => {
      edit(path, (now) => listOf(now).toSpliced(place, 0, entry));
      focus([...path, place].join('.'));
    },
    move: (from: number, to: number, count: number, name: string) => {
      if (to < 0 || to >= count) return;
      edit(path, (now) => movedEntry(listOf(now), from, to));
      announce(texts.moved(name, to + 1, count));
    },
    remove: (place: number, entry: unknown, name: string) =>
      editWithUndo(
        path,
        (now) => listOf(now).toSpliced(place, 1),
        (now) => listOf(now).toSpliced(Math.min(place, listOf(now).length), 0, entry),
        texts.deleted(name),
      ),
  };
}
