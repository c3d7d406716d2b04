import { expect } from 'vitest';
import { seedAccess } from '../../scripts/seed/proposals/credentials';
import type { Stack } from '../../e2e/stack';
import type { DrivenPage } from './driven-page';
import { calendarOffsets, layoutFaults, showAsPrinted } from './in-page';

type Step = (name: string, act: () => Promise<unknown>) => Promise<void>;

const main = { role: 'main' };
const heading = (name: string | RegExp) => ({ role: 'heading', name });
const button = (name: string | RegExp) => ({ role: 'button', name });
const link = (name: string | RegExp) => ({ role: 'link', name });
const textbox = (name: string | RegExp) => ({ role: 'textbox', name });

/**
 * Walks through site, workspace and proposals as a visitor, an administrator and a client. Each step ends
 * with checks of the layout, because screenshots of different browsers never match to the pixel.
 */
export async function journey(page: DrivenPage, stack: Stack, step: Step): Promise<void> {
  const { driver } = page;
  const goTo = (name: string) =>
    page.click({ ...link(name), within: { role: 'navigation', name: 'Workspace' } });
  const now = () => driver.evaluate<number>('performance.now()');
  const openPage = async (slug: keyof typeof seedAccess, submit: string) => {
    await driver.open(`${stack.url}/proposals/${slug}`);
    await page.typeInto(textbox('Access Code'), seedAccess[slug].code);
    await page.typeInto(textbox('Email Address'), seedAccess[slug].email);
    await page.click(button(submit));
    await page.find(button(/^(Exit|Logout)$/));
  };
  const expectTidy = async () => expect(await page.call(layoutFaults)).toEqual([]);

  await step('landing page', async () => {
    await driver.open(stack.url);
    await page.find({ ...heading(/./), within: main });
    await expectTidy();
  });

  await step('starter pack form', async () => {
    await page.click({ ...link('Get the free starter pack'), within: main });
    await page.atAddress(/^\/impactplaybooks/);
    const name = { ...textbox('Your name'), within: main };
    await page.find(name);
    const shownAt = await now();
    await page.typeInto(name, 'Zadie Moreau');
    await page.typeInto({ ...textbox('Email'), within: main }, 'zadie@quartet.example');
    // The form refuses input that is sent faster than a person can type.
    await page.until(
      async () => (await now()) > shownAt + 1_200,
      () => 'a second has passed',
    );
    await page.click(button('Get Free Starter Pack'));
    await page.find(heading('Thank you. Your starter pack is ready.'));
    await expectTidy();
  });

  await step('sign-in', async () => {
    await driver.open(`${stack.url}/admin/login`);
    await page.typeInto({ ...textbox('Email'), within: main }, 'ada@acf.example');
    await page.typeInto({ role: 'password' }, 'local-demo-2026');
    await page.click({ ...button('Sign in'), within: main });
    await page.atAddress(/^\/admin\/dashboard$/);
    await page.find(heading(/./));
    await expectTidy();
  });

  await step('menu and contacts', async () => {
    await goTo('Contacts');
    await page.atAddress(/^\/admin\/dashboard\/contacts/);
    await page.find(link('Amara Osei'));
    await expectTidy();
  });

  await step('edit a contact', async () => {
    await page.click(link('Amara Osei'));
    await page.find({ ...heading('Amara Osei'), within: main });
    await page.click({ ...button('Edit'), within: main });
    const form = { role: 'dialog', name: 'Edit Amara Osei' };
    await page.typeInto({ ...textbox(/^Company/), within: form }, 'Harbour Shelter Foundation');
    await page.click({ ...button('Save'), within: form });
    await page.gone(form);
    await page.says(/Harbour Shelter Foundation/);
    await expectTidy();
  });

  await step('note with rich text', async () => {
    await driver.open(`${stack.url}/admin/dashboard/notes`);
    await page.click(button('Add Note'));
    const form = { role: 'dialog' };
    await page.typeInto({ ...textbox(/^Title/), within: form }, 'Minutes of the board');
    await page.typeInto({ ...textbox('Content'), within: form }, 'We begin in March.');
    await driver.selectAll();
    await page.click({ ...button('Bold'), within: form });
    expect(
      await driver.evaluate("document.querySelector('[role=dialog] strong, dialog strong')?.textContent"),
    ).toBe('We begin in March.');
    await page.click({ ...button('Save'), within: form });
    await page.find(heading('Minutes of the board'));
    await expectTidy();
  });

  await step('calendar with a drag', async () => {
    await driver.open(`${stack.url}/admin/dashboard/calendar?view=week&date=2026-12-08`);
    const event = (time: string) =>
      button(new RegExp(`^Budget with the auditors, Friday, December 11, 2026, ${time}`));
    const before = await page.find(event('3:00 PM'));
    expect(Math.max(...(await page.call(calendarOffsets)))).toBeLessThanOrEqual(1);
    const grip = { x: before.x + before.width / 2, y: before.y + 12 };
    // Half an hour is 24 px high.
    await page.drag(grip, { x: grip.x, y: grip.y + 48 });
    await page.find(event('4:00 PM'));
    await page.says(/Budget with the auditors moved to Friday, December 11, 2026, 4:00 PM/);
    await expectTidy();
  });

  await step('requests', async () => {
    // Navigates inside the app, because leaving it while the change is being sent would raise the browser's
    // dialog.
    await goTo('Playbook Management');
    await page.find(link('Zadie Moreau'));
    await expectTidy();
  });

  await step('proposal gate', async () => {
    await openPage('tipping-point', 'Access Proposal');
    await expectTidy();
  });

  await step('share', async () => {
    await page.click(button('Share'));
    await page.find({ role: 'dialog', name: /Share/ });
    await page.press('Escape');
    await page.gone({ role: 'dialog', name: /Share/ });
  });

  await step('print view', async () => {
    await page.call(showAsPrinted);
    await page.gone(button('Share'));
    expect(await page.call(layoutFaults)).toEqual([]);
  });

  await step('deck by keys', async () => {
    await openPage('tipping-point-presentation', 'Access Presentation');
    await page.click(button('Present'));
    const view = { role: 'dialog', name: 'Presentation' };
    await page.find(view);
    const first = (await page.find({ role: 'heading', within: view })).text;
    await page.press('ArrowRight');
    await page.until(
      async () => (await page.find({ role: 'heading', within: view })).text !== first,
      () => 'the second slide',
    );
    await page.click(button('End'));
    await page.gone(view);
  });

  await step('offline notice', async () => {
    await driver.open(`${stack.url}/admin/dashboard/contacts`);
    await page.find(link('Amara Osei'));
    await driver.setConnected(false);
    await page.says(/You are offline\./);
    await expectTidy();
    await driver.setConnected(true);
    await page.says(/Back online\./);
  });

  await step('sign-out', async () => {
    await page.click(button('Logout'));
    await page.atAddress(/^\/admin\/login/);
    await page.find({ ...button('Sign in'), within: main });
    await expectTidy();
  });
}
