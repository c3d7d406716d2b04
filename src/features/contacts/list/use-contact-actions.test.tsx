import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { archiveProblem, deletionErrorText, deletionProblem, useContactActions } from './use-contact-actions';

const refused = (because: 'denied' | 'invalid' | 'signed-out', text?: string) =>
  ({ state: 'refused', because, ...(text !== undefined && { text }) }) as const;

describe('what is said when a contact could not be archived or brought back', () => {
  it.each([
    ['archiving', refused('denied'), true, 'Failed to archive contact'],
    ['bringing back', refused('denied'), false, 'Failed to unarchive contact'],
    [
      'a reason that the server gives',
      refused('invalid', 'The contact is locked.'),
      true,
      'Failed to archive or unarchive contact: The contact is locked.',
    ],
    [
      'the session’s end',
      refused('signed-out'),
      true,
      'Authentication token not found. Please log in again.',
    ],
  ] as const)(
    'names %s',
    covers('WRK-152', 'WRK-153', 'WRK-154', 'WRK-151'),
    (_, outcome, archived, text) => {
      expect(archiveProblem(outcome, archived)).toBe(text);
    },
  );
});

describe('what is said when a contact could not be deleted', () => {
  it.each([
    ['the rules refuse it', refused('denied'), 'You do not have permission to delete this contact'],
    ['anything else keeps it', refused('invalid'), 'Failed to delete contact'],
  ] as const)('when %s', covers('WRK-159', 'WRK-157'), (_, outcome, text) => {
    expect(deletionProblem(outcome)).toBe(text);
  });

  it('is general for what nobody expected', () => {
    expect(deletionErrorText(new Error('?'))).toBe('Failed to delete contact');
  });
});

describe('somebody who is signed out', () => {
  const row = aContact();
  const companions = {
    readAlong: async () => async () => {},
    bringBack: async () => ({ isBack: true }),
  };
  afterEach(() => act(() => clearMessages()));

  it('deletes nothing, and is told so', covers('WRK-777'), async () => {
    setSaving(undefined);
    const { result } = renderHook(() => useContactActions('mia', companions));
    act(() => result.current.askToDelete(row));
    const error: unknown = await result.current.confirmDeletion().catch((thrown: unknown) => thrown);
    expect(deletionErrorText(error)).toBe('User must be logged in to delete contacts');
  });

  it('changes nothing, and is told so', covers('WRK-776'), async () => {
    setSaving(undefined);
    render(<Messages />);
    const { result } = renderHook(() => useContactActions('mia', companions));
    act(() => result.current.edit(row, { company: 'Quay House' }));
    expect(await screen.findByText('User must be logged in to update contacts')).toBeVisible();
  });
});
