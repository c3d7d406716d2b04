import type { Page } from '@playwright/test';

/** Fills in text fields of the open form, by their labels. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
}

/** Saves the open form. */
export const saveForm = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
