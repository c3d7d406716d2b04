import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setSaving } from '@/shared/saving/current';
import { databaseError, Desk } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages';
import { covers } from '@/testing/covers';
import { noteSchema } from './schema';
import { loadFailure } from './texts';
import { deletionError, type NoteActions, useNoteActions } from './use-note-actions';

const actor = {
  uid: 'mia',
  email: 'mia@acf.example',
  displayName: 'Mia',
  photoURL: '',
  role: 'regular',
  status: 'active',
} as const;

const stored = {
  title: 'Ten warm donors',
  content: 'Call Ruth',
  contentType: 'plain',
  category: 'goal',
  createdBy: 'mia',
  isArchived: false,
  sharedWith: [],
  sharedWithEmails: [],
};
const note = { ...z.parse(noteSchema, stored), id: 'goal' };

const archived = { ...note, id: 'archived', isArchived: true };

let saving: Saving | undefined;
let desk = new Desk();
beforeEach(() => {
  desk = new Desk();
  desk.database.put('notes', 'goal', stored);
  desk.database.put('notes', 'archived', { ...stored, isArchived: true });
  desk.database.refuses = () => true;
  saving = desk.tab({
    derivers: { noteVersion: () => ({ versionCount: 1 }) },
    mergers: {},
  });
  setSaving(saving);
  render(<Messages />);
});
afterEach(() => {
  act(() => clearMessages());
  setSaving(undefined);
  saving?.close();
});

describe('what the server refuses is said', () => {
  it.each([
    ['archiving [WRK-307]', (does: NoteActions) => does.archive(note, true), 'Failed to archive note'],
    [
      'unarchiving [WRK-308]',
      (does: NoteActions) => does.archive(archived, false),
      'Failed to unarchive note',
    ],
    ['duplicating [WRK-312]', (does: NoteActions) => does.duplicate(note), 'Failed to duplicate note'],
    [
      'sharing [WRK-302]',
      (does: NoteActions) => does.share(note, [{ uid: 'theo', email: 'theo@acf.example' }]),
      'Failed to share note',
    ],
    [
      'completing [WRK-336]',
      (does: NoteActions) => does.complete(note, true),
      'Failed to update goal status',
    ],
    [
      'adding a next step [WRK-344]',
      (does: NoteActions) => does.addSteps(note, ['Ask']),
      'Failed to generate next step',
    ],
  ] as const)('%s', async (_, run, text) => {
    const { result } = renderHook(() => useNoteActions(actor));
    await act(async () => {
      await run(result.current);
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

it('a deletion that fails is told in its dialog', covers('WRK-319'), async () => {
  desk.database.refuses = () => false;
  desk.failing.push(undefined, async () => {
    throw databaseError('invalid-argument');
  });
  const { result } = renderHook(() => useNoteActions(actor));
  act(() => result.current.askToDelete(note));
  let error: unknown;
  await act(async () => {
    error = await result.current.confirmDeletion().catch((thrown: unknown) => thrown);
  });
  expect(deletionError(error)).toBe('Failed to delete note. Please try again.');
});

it('a deletion without a connection lets its dialog close, and says that it is done once it is', async () => {
  desk.database.refuses = () => false;
  desk.online = false;
  const { result } = renderHook(() => useNoteActions(actor));
  act(() => result.current.askToDelete(note));
  await act(() => result.current.confirmDeletion());
  expect(screen.getByText(/^The change is kept on this device/)).toBeVisible();
  desk.online = true;
  act(() => saving?.hurry());
  expect(await screen.findByText('Note deleted successfully')).toBeVisible();
  expect(desk.database.read('notes', 'goal')).toBeUndefined();
});

describe('what is said when the notes did not come', () => {
  it('is general where nobody knows why', covers('WRK-247', 'WRK-251'), () => {
    expect(loadFailure({ status: 'failed', reason: 'unavailable' })).toBe('Failed to load notes');
    expect(loadFailure({ status: 'denied' })).toBe('Failed to load notes');
    expect(loadFailure({ status: 'failed', reason: 'unknown' })).toBe(
      'An unexpected error occurred. Please try again.',
    );
  });
});
