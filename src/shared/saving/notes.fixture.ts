import { vi } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { type Change, patchChange } from './change';
import { databaseError, Desk } from './model.fixture';
import type { SaveOutcome, Saving } from './saving';

/** What the tests of saving write. */
export interface Note {
  readonly title: string;
  readonly body: string;
  readonly updatedAt: Date | null;
  readonly search: { readonly folded: string };
}
export const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
/** Records that are written along with a note. */
export const keys = { path: 'keys' };
/** The note `n` as every test finds it. */
export const start: Note = { title: 'Choirs', body: 'One', updatedAt: null, search: { folded: 'choirs' } };

/** A change of the title, which is stamped with the server's time. */
export const titled = (title: string, base: Partial<Note> = start): Change =>
  patchChange<Note>(notes, 'n', { patch: { title, updatedAt: serverTime }, base, what: `Title ${title}` });
/** A change of the text. */
export const written = (body: string, base: Partial<Note> = start): Change =>
  patchChange<Note>(notes, 'n', { patch: { body }, base, what: `Text ${body}` });

/** A desk with the note `n` in its database. */
export function desktop(): Desk {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const desk = new Desk();
  desk.database.put('notes', 'n', { ...start });
  return desk;
}

/** The fields of the note as the server has them. */
export const note = (desk: Desk) => desk.database.read('notes', 'n')?.fields;

/** An answer of the server that is this error. */
export const fails = (code: string) => async () => {
  throw databaseError(code);
};
/** A call that gets no answer. */
export const hangs = () => new Promise<void>(() => {});

/** Saves a change, and gets the outcome once there is one. */
export const settled = (saving: Saving, change: Change): { outcome: SaveOutcome | undefined } => {
  const box: { outcome: SaveOutcome | undefined } = { outcome: undefined };
  const wait = async () => {
    box.outcome = await saving.save(change).settled;
  };
  void wait();
  return box;
};
/** The waiting changes as the list shows them. */
export const list = (saving: Saving) =>
  saving.view().changes.map(({ change, state, because }) => [change.what, state, because]);
