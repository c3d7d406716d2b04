import { describe, expect, it } from 'vitest';
import { archiveProblem, deletionErrorText, deletionProblem } from './use-contact-actions';

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
