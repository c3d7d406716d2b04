import { useEditing } from '../edit-context';
import { editorTexts as texts } from '../texts';
import { movedEntry, type Path } from './values';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the actions on a list's entries. Each is announced, and deletions can be undone. */
export function useListEdits(path: Path) {
  const { edit, editWithUndo, announce, focus } = useEditing();
  return {
    add: (entry: unknown, index: number) => {
      edit(path, (now) => listOf(now).toSpliced(index, 0, entry));
      focus([...path, index].join('.'));
    },
    move: (from: number, to: number, count: number, name: string) => {
      if (to < 0 || to >= count) return;
      edit(path, (now) => movedEntry(listOf(now), from, to));
      announce(texts.moved(name, to + 1, count));
    },
    remove: (index: number, entry: unknown, name: string) =>
      editWithUndo(
        path,
        (now) => listOf(now).toSpliced(index, 1),
        (now) => listOf(now).toSpliced(Math.min(index, listOf(now).length), 0, entry),
        texts.deleted(name),
      ),
  };
}
