import type { Locator, Page } from '@playwright/test';

/** Returns a record of a list: a row of its table, or an article in a narrow window. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row', { name, exact: true }).or(page.getByRole('article', { name, exact: true }));

/** Returns the names of a list's records, as shown in their rows. */
export const namesIn = (page: Page): Locator =>
  page.getByRole('rowheader').or(page.getByRole('article').getByRole('heading', { level: 2 }));

/** Chooses an action from a record's menu. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
