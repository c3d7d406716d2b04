import { act, render, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveOutcome } from '@/shared/saving/saving';
import { setSaving } from '@/shared/saving/current';
import { clearMessages } from '@/shared/ui/workspace/messages/messages';
import { mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { aNote } from '@/testing/records/note';
import { createNote } from '../changes';
import { DeleteNoteDialog } from '../delete-note-dialog';
import { useSaveNote } from './use-save-note';

const input = { title: 'Call', content: 'Ask', contentType: 'plain', category: 'general' } as const;

const answered = (outcome: SaveOutcome) => () => ({
  tried: Promise.resolve(outcome),
  settled: Promise.resolve(outcome),
  withdraw: async () => {},
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => clearMessages());
  vi.useRealTimers();
  setSaving(undefined);
});

function form() {
  const onClose = vi.fn();
  const { result, unmount } = renderHook(() => useSaveNote(onClose));
  return { onClose, finish: result.current, unmount };
}

describe('The note form', () => {
  it('closes 300 ms after the note was saved', covers('WRK-291'), async () => {
    const { onClose, finish } = form();
    const outcome = await finish(answered({ state: 'saved', already: false }), 'Done', 'Failed');
    expect(outcome).toEqual({ tone: 'success' });
    vi.advanceTimersByTime(299);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes nothing if the person has already closed it', async () => {
    const { onClose, finish, unmount } = form();
    const outcome = finish(answered({ state: 'saved', already: false }), 'Done', 'Failed');
    unmount();
    await outcome;
    vi.advanceTimersByTime(10_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open and shows an error if the note was refused', async () => {
    const { onClose, finish } = form();
    const outcome = await finish(answered({ state: 'refused', because: 'denied' }), 'Done', 'Failed');
    expect(outcome).toEqual({ tone: 'error', message: 'Failed' });
    vi.advanceTimersByTime(10_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that the person is no longer signed in', covers('WRK-293'), async () => {
    const { finish } = form();
    expect(await finish(() => createNote(input, mia), 'Done', 'Failed')).toEqual({
      tone: 'error',
      message: 'User must be logged in to create notes',
    });
  });
});

it('DeleteNoteDialog says that a signed-out person cannot delete a note', covers('WRK-320'), async () => {
  render(<DeleteNoteDialog actor={mia} note={aNote()} onClose={() => {}} />);
  await act(async () => screen.getByRole('button', { name: 'Delete' }).click());
  expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent(
    'User must be authenticated to delete notes',
  );
});
