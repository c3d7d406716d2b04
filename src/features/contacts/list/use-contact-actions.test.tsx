import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { setSaving } from '@/shared/saving/current';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages';
import { contactSchema } from '../schema';
import { archiveProblem, deletionErrorText, deletionProblem, useContactActions } from './use-contact-actions';

const refused = (because: 'denied' | 'invalid' | 'signed-out', text?: string) =>
  ({ state: 'refused', because, ...(text !== undefined && { text }) }) as const;

describe('what is said when a contact could not be archived or brought back', () => {
  it.each([
    ['archiving [WRK-152]', refused('denied'), true, 'Failed to archive contact'],
    ['bringing back [WRK-153]', refused('denied'), false, 'Failed to unarchive contact'],
    [
      'a reason that the server gives [WRK-154]',
      refused('invalid', 'The contact is locked.'),
      true,
      'Failed to archive or unarchive contact: The contact is locked.',
    ],
    [
      'the session’s end [WRK-151]',
      refused('signed-out'),
      true,
      'Authentication token not found. Please log in again.',
    ],
  ] as const)('names %s', (_, outcome, archived, text) => {
    expect(archiveProblem(outcome, archived)).toBe(text);
  });
});

describe('what is said when a contact could not be deleted', () => {
  it.each([
    ['the rules refuse it [WRK-159]', refused('denied'), 'You do not have permission to delete this contact'],
    ['anything else keeps it [WRK-157]', refused('invalid'), 'Failed to delete contact'],
  ] as const)('when %s', (_, outcome, text) => {
    expect(deletionProblem(outcome)).toBe(text);
  });

  it('is general for what nobody expected', () => {
    expect(deletionErrorText(new Error('?'))).toBe('Failed to delete contact');
  });
});

describe('somebody who is signed out', () => {
  const row = { ...z.parse(contactSchema, { firstName: 'Amara', lastName: 'Osei' }), id: 'amara' };
  const companions = {
    readAlong: async () => async () => {},
    bringBack: async () => ({ isBack: true }),
  };
  afterEach(() => act(() => clearMessages()));

  it('deletes nothing, and is told so [WRK-777]', async () => {
    setSaving(undefined);
    const { result } = renderHook(() => useContactActions('mia', companions));
    act(() => result.current.askToDelete(row));
    const error: unknown = await result.current.confirmDeletion().catch((thrown: unknown) => thrown);
    expect(deletionErrorText(error)).toBe('User must be logged in to delete contacts');
  });

  it('changes nothing, and is told so [WRK-776]', async () => {
    setSaving(undefined);
    render(<Messages />);
    const { result } = renderHook(() => useContactActions('mia', companions));
    act(() => result.current.edit(row, { company: 'Quay House' }));
    expect(await screen.findByText('User must be logged in to update contacts')).toBeVisible();
  });
});
