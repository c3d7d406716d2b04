import type { Page } from '@playwright/test';
import { expect, type Stack } from '../fixtures';
import { openAsAdmin } from '../sign-in';

export const hub = '/admin/dashboard/notes';
export const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
export const titles = (page: Page) =>
  page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
export const scope = (page: Page) => page.getByLabel('Show', { exact: true });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Content' });
export const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

type Stored = Readonly<
  Record<
    string,
    {
      readonly stringValue?: string;
      readonly booleanValue?: boolean;
      readonly timestampValue?: string;
      readonly mapValue?: { readonly fields?: Stored };
    }
  >
>;

/** Reads the stored note with this title, bypassing the rules. */
export async function storedNote(stack: Stack, title: string): Promise<Stored | undefined> {
  const answer = await fetch(
    `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents/notes?pageSize=300`,
    { headers: { authorization: 'Bearer owner' } },
  );
  const { documents = [] } = (await answer.json()) as { documents?: { fields: Stored }[] };
  return documents.map(({ fields }) => fields).find((fields) => fields['title']?.stringValue === title);
}

/** Opens the notes of all people, as an administrator. */
export async function openHub(page: Page): Promise<void> {
  await openAsAdmin(page, hub);
  await expect(card(page, 'Spring appeal, what we agreed')).toBeVisible();
}
