import { vi } from 'vitest';
import { serverTime } from '@/shared/firebase/fields';
import { type Change, patchChange } from './change';
import { databaseError, Desk } from './model.fixture';
import type { SaveOutcome, Saving } from './saving';

/** A record that the tests of saving write. */
export interface Note {
  readonly title: string;
  readonly body: string;
  readonly updatedAt: Date | null;
  readonly search: { readonly folded: string };
}
export const notes: { readonly path: string; readonly documents?: (note: Note) => Note } = { path: 'notes' };
/** Records that are written along with a note. */
export const keys = { path: 'keys' };
/** The note `n` at the start of each test. */
export const start: Note = { title: 'Choirs', body: 'One', updatedAt: null, search: { folded: 'choirs' } };

/** Returns a change of the title, stamped with the server's time. */
export const titled = (title: string, base: Partial<Note> = start): Change =>
  patchChange<Note>(notes, 'n', { patch: { title, updatedAt: serverTime }, base, what: `Title ${title}` });
/** Returns a change of the text. */
export const written = (body: string, base: Partial<Note> = start): Change =>
  patchChange<Note>(notes, 'n', { patch: { body }, base, what: `Text ${body}` });

/** Returns a desk with the note `n` in its database. */
export function desktop(): Desk {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const desk = new Desk();
  desk.database.put('notes', 'n', { ...start });
  return desk;
}

/** Returns the note's fields on the server. */
export const note = (desk: Desk) => desk.database.read('notes', 'n')?.fields;

/** Returns a request that fails with this error code. */
export const fails = (code: string) => async () => {
  throw databaseError(code);
};
/** Returns a request that never gets an answer. */
export const hangs = () => new Promise<void>(() => {});

/** Saves a change. Fills in the outcome when it is known. */
export const settled = (saving: Saving, change: Change): { outcome: SaveOutcome | undefined } => {
  const box: { outcome: SaveOutcome | undefined } = { outcome: undefined };
  const wait = async () => {
    box.outcome = await saving.save(change).settled;
  };
  void wait();
  return box;
};
/** Returns the waiting changes as the list shows them. */
export const list = (saving: Saving) =>
  saving.view().changes.map(({ change, state, because }) => [change.what, state, because]);
