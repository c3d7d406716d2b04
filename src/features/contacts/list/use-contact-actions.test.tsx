import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Change } from '@/shared/saving/change';
import { setSaving } from '@/shared/saving/current';
import type { SaveOutcome, Saving } from '@/shared/saving/saving';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages/messages';
import { covers } from '@/testing/covers';
import { contactSchema } from '../schema';
import { type RelatedRecords, useContactActions } from './use-contact-actions';

const rowOf = (firstName: string) => ({
  ...z.parse(contactSchema, { firstName, lastName: 'Osei' }),
  id: firstName.toLowerCase(),
});
const amara = rowOf('Amara');
const chidi = rowOf('Chidi');

const saved: SaveOutcome = { state: 'saved', already: false };
const refused = (because: 'denied' | 'invalid' | 'signed-out', text?: string): SaveOutcome => ({
  state: 'refused',
  because,
  ...(text !== undefined && { text }),
});

/** Signs in a person whose saves have these outcomes. The last outcome repeats. Returns the saved changes. */
function answerWith(...outcomes: readonly SaveOutcome[]): readonly Change[] {
  const changes: Change[] = [];
  const save: Saving['save'] = (change) => {
    changes.push(change);
    const outcome = Promise.resolve(outcomes[changes.length - 1] ?? outcomes.at(-1) ?? saved);
    return { tried: outcome, settled: outcome, withdraw: async () => {} };
  };
  setSaving({ save, subscribe: () => () => {} } as unknown as Saving);
  return changes;
}

const deleteRelated = vi.fn(async () => {});
function start(related: Partial<RelatedRecords> = {}) {
  render(<Messages />);
  const { result } = renderHook(() =>
    useContactActions('mia', {
      readRelated: async () => deleteRelated,
      restore: async () => ({}),
      ...related,
    }),
  );
  return () => result.current;
}

afterEach(() => {
  act(() => clearMessages());
  setSaving(undefined);
  deleteRelated.mockClear();
});

describe('The archiving of contacts', () => {
  it.each([
    ['archived', refused('denied'), true, 'Failed to archive contact'],
    ['brought back', refused('denied'), false, 'Failed to unarchive contact'],
    [
      'archived, in the words of the server',
      refused('invalid', 'The contact is locked.'),
      true,
      'Failed to archive or unarchive contact: The contact is locked.',
    ],
    [
      'archived without a session',
      refused('signed-out'),
      true,
      'Authentication token not found. Please log in again.',
    ],
  ] as const)(
    'explains why a contact could not be %s',
    covers('WRK-152', 'WRK-153', 'WRK-154', 'WRK-151'),
    async (_, outcome, archived, text) => {
      answerWith(outcome);
      const actions = start();
      act(() => actions().archive([{ ...amara, archived: !archived }], archived));
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('names the contacts that failed and undoes only those that were saved', async () => {
    const changes = answerWith(saved, refused('denied'), saved);
    const actions = start();
    act(() => actions().archive([amara, chidi], true));
    expect(await screen.findByText('Failed to archive contact: Chidi Osei')).toBeVisible();
    expect(screen.getByText('Done for 1 contact.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Active again: Amara Osei.')).toBeVisible();
    expect(changes.map(({ parts }) => parts[0]?.id)).toEqual(['amara', 'chidi', 'amara']);
  });

  it('skips contacts that are already archived', async () => {
    const changes = answerWith(saved);
    const actions = start();
    act(() => actions().archive([amara, { ...chidi, archived: true }], true));
    expect(await screen.findByText('Archived: Amara Osei.')).toBeVisible();
    expect(changes.map(({ parts }) => parts[0]?.id)).toEqual(['amara']);
  });
});

it('The status of a contact is set, undone and set again', async () => {
  answerWith(saved);
  const actions = start();
  act(() => actions().setStatus([amara], 'Won'));
  expect(await screen.findByText('The status of Amara Osei is Won.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone. Status restored.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The status of Amara Osei is Won.')).toBeVisible();
});

describe('A deletion of a contact', () => {
  const confirm = (actions: ReturnType<typeof start>) => {
    act(() => actions().askToDelete(amara));
    return act(() => actions().confirmDeletion());
  };

  it.each([
    ['the rules refuse it', refused('denied'), 'You do not have permission to delete this contact'],
    ['anything else keeps it', refused('invalid'), 'Failed to delete contact'],
    ['someone else changed the contact', { state: 'clash' }, 'Failed to delete contact'],
  ] as const)('stays in its dialog when %s', covers('WRK-159', 'WRK-157'), async (_, outcome, text) => {
    answerWith(outcome);
    expect(await confirm(start())).toEqual({ tone: 'error', message: text });
    expect(deleteRelated).not.toHaveBeenCalled();
  });

  it('is not sent if the related records cannot be read', async () => {
    const changes = answerWith(saved);
    const actions = start({ readRelated: () => Promise.reject(new Error('?')) });
    expect(await confirm(actions)).toEqual({ tone: 'error', message: 'Failed to delete contact' });
    expect(changes).toEqual([]);
  });

  it('deletes the related records and restores them on undo', covers('WRK-156'), async () => {
    answerWith(saved);
    const actions = start({ restore: async () => ({ note: 'Ask Theo.' }) });
    await confirm(actions);
    expect(await screen.findByText('Contact deleted successfully')).toBeVisible();
    expect(deleteRelated).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored: Amara Osei. Ask Theo.')).toBeVisible();
  });

  it('points to the trash if it cannot be undone', async () => {
    answerWith(saved);
    const actions = start({ restore: () => Promise.reject(new Error('?')) });
    await confirm(actions);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('Amara Osei could not be restored. Try again from the trash.'),
    ).toBeVisible();
  });
});

describe('A signed-out person', () => {
  it('cannot delete a contact and sees why', covers('WRK-777'), async () => {
    const actions = start();
    act(() => actions().askToDelete(amara));
    expect(await actions().confirmDeletion()).toEqual({
      tone: 'error',
      message: 'User must be logged in to delete contacts',
    });
  });

  it('cannot change a contact and sees why', covers('WRK-776'), async () => {
    const actions = start();
    act(() => actions().edit(amara, { company: 'Quay House' }));
    expect(await screen.findByText('User must be logged in to update contacts')).toBeVisible();
  });

  it('cannot archive a contact and sees why', covers('WRK-151'), async () => {
    const actions = start();
    act(() => actions().archive([amara], true));
    expect(await screen.findByText('Authentication token not found. Please log in again.')).toBeVisible();
  });
});
