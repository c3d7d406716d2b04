import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import { databaseError, Desk } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { aNote } from '@/testing/records/note';
import { DeleteNoteDialog } from './delete-note-dialog';
import { loadErrorMessage } from './texts';
import { type NoteActions, useNoteActions } from './use-note-actions';

const note = aNote({ id: 'goal', title: 'Ten warm donors', content: 'Call Ruth', category: 'goal' });
const archived = { ...note, id: 'archived', isArchived: true };

let saving: Saving | undefined;
let desk = new Desk();
beforeEach(() => {
  desk = new Desk();
  for (const { id, ...stored } of [note, archived]) desk.database.put('notes', id, stored);
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

describe('The error message of a refused note action', () => {
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
  ] as const)('is shown after %s', async (_, run, text) => {
    const { result } = renderHook(() => useNoteActions(mia));
    await act(async () => {
      await run(result.current);
    });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

/** Confirms the deletion of the note. Returns the dialog's `onClose` spy. */
async function confirmDeletion() {
  const onClose = vi.fn();
  render(<DeleteNoteDialog actor={mia} note={note} onClose={onClose} />);
  const button = screen.getByRole('button', { name: 'Delete' });
  await act(async () => button.click());
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  return onClose;
}

it('A failed deletion of a note shows an error in its dialog', covers('WRK-319'), async () => {
  desk.database.refuses = () => false;
  desk.failing.push(undefined, async () => {
    throw databaseError('invalid-argument');
  });
  const onClose = await confirmDeletion();
  expect(
    within(screen.getByRole('alertdialog')).getByText('Failed to delete note. Please try again.'),
  ).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('A deletion while offline closes its dialog and shows a message when it is sent', async () => {
  desk.database.refuses = () => false;
  desk.online = false;
  const onClose = await confirmDeletion();
  expect(onClose).toHaveBeenCalledOnce();
  expect(await screen.findByText('Saved on this device. We will send it.')).toBeVisible();
  desk.online = true;
  act(() => saving?.hurry());
  expect(await screen.findByText('Note deleted successfully')).toBeVisible();
  expect(desk.database.read('notes', 'goal')).toBeUndefined();
});

describe('loadErrorMessage', () => {
  it(
    'returns a general text for an unavailable service, a denial and an unknown reason',
    covers('WRK-247', 'WRK-251'),
    () => {
      expect(loadErrorMessage({ status: 'failed', reason: 'unavailable' })).toBe('Failed to load notes');
      expect(loadErrorMessage({ status: 'denied' })).toBe('Failed to load notes');
      expect(loadErrorMessage({ status: 'failed', reason: 'unknown' })).toBe(
        'An unexpected error occurred. Please try again.',
      );
    },
  );
});
