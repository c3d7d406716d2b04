import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';

/** The props that each lead form gets from its page. */
export const formProps = { consentVersion: '2026-11', labelledBy: 'heading' };

/** An application for the waitlist, by the labels of its fields. */
export const application = {
  'First name': 'Zadie',
  'Last name': 'Moreau',
  Email: 'zadie@quartet.example',
  'LinkedIn profile': 'linkedin.com/in/zadie',
  Company: 'Quartet',
  'Organization size': '12',
  Role: 'Director',
};

/** Fills in a form as a visitor, who takes longer than the second that would look automated. */
export async function fillIn(values: Readonly<Record<string, string>>): Promise<UserEvent> {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(values))
    await user.type(screen.getByRole('textbox', { name }), value);
  const later = performance.now() + 2_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  return user;
}

/**
 * Returns the texts of headings, paragraphs and notices, without a notice's first word ("Error:", "Note:").
 */
const shownTexts = () =>
  Array.from(document.querySelectorAll('h2, p, [role] div'), ({ textContent }) =>
    textContent.replace(/^(Error|Note): /, ''),
  );

/** Waits for a text that a requirement row fixes. */
export const expectText = (text: string, row: string) =>
  waitFor(() => expect(shownTexts(), row).toContain(text));
