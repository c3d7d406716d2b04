import type { Page } from '@playwright/test';
import { atPersonsPace, covers, expect, type Stack, test } from '../fixtures';
import { choose, namesIn, rowOf as row } from '../pages/list-page';
import { panelOf } from '../pages/record-page';
import { openAsAdmin } from '../sign-in';
import { manyLeads, storeLeads } from '../stored-leads';

const names = (page: Page) => namesIn(page).allTextContents();
const tile = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label} `) });
const statusOf = async (stack: Stack, name: string) =>
  (await stack.leads()).find((lead) => lead.fields.name?.stringValue === name)?.fields;

/** Changes a setting in the view menu. */
async function inView(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await act();
  await page.keyboard.press('Escape');
}

test.beforeEach(async ({ page }) => {
  // A mail program would open outside the browser, so the test blocks it.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openAsAdmin(page, '/admin/dashboard/bundles');
  await expect(row(page, 'Amara Osei')).toBeVisible();
});

test(
  "a visitor's request appears in an administrator's open list and is marked as sent",
  covers('WRK-023', 'WRK-512', 'WRK-519', 'WRK-533', 'WRK-534'),
  async ({ page, anotherPerson, stack }) => {
    await expect(tile(page, 'Total Requests')).toHaveText('Total Requests 7');
    const visitor = await anotherPerson();
    await visitor.goto('/impactplaybooks');
    const main = visitor.getByRole('main');
    await main.getByLabel('Your name').fill('Zadie Moreau');
    await main.getByLabel('Email').fill('zadie@quartet.example');
    await atPersonsPace(visitor);
    await visitor.getByRole('button', { name: 'Get Free Starter Pack' }).click();
    await expect(visitor.getByText('Thank you.')).toBeVisible();

    await expect(row(page, 'Zadie Moreau')).toBeVisible();
    await expect(page.getByText('1 new request from Zadie Moreau')).toBeVisible();
    expect((await names(page))[0]).toBe('Zadie Moreau');
    await expect(tile(page, 'Total Requests')).toHaveText('Total Requests 8');
    await expect(tile(page, 'Pending')).toHaveText('Pending 4');

    await choose(page, 'Zadie Moreau', 'Mark sent');
    await expect(row(page, 'Zadie Moreau').getByText('Sent', { exact: true })).toBeVisible();
    await expect(tile(page, 'Pending')).toHaveText('Pending 3');
    await expect(tile(page, 'Sent')).toHaveText('Sent 3');
    await expect.poll(async () => (await statusOf(stack, 'Zadie Moreau'))?.status?.stringValue).toBe('sent');
    const stored = await statusOf(stack, 'Zadie Moreau');
    expect(stored?.updatedAt?.timestampValue).toBeTruthy();
    // Her request was stored with its search fields.
    await page.getByLabel('Search by name or email').fill('moreau');
    await expect.poll(() => names(page)).toEqual(['Zadie Moreau']);
  },
);

test('a change by one administrator appears in another’s open list', async ({ page, anotherPerson }) => {
  const other = await anotherPerson();
  await openAsAdmin(other, '/admin/dashboard/bundles', 'noor');
  await choose(other, 'Julien Roy', 'Mark completed');
  await expect(row(page, 'Julien Roy').getByText('Completed', { exact: true })).toBeVisible();
});

test(
  'a status can change to either of the others, and its own menu item is disabled',
  covers('WRK-520', 'WRK-521', 'WRK-522'),
  async ({ page }) => {
    const priya = row(page, 'Priya Nair');
    for (const [now, next, label] of [
      ['sent', 'pending', 'Pending'],
      ['pending', 'completed', 'Completed'],
      ['completed', 'sent', 'Sent'],
    ] as const) {
      await priya.getByRole('button', { name: 'Actions for Priya Nair' }).click();
      await expect(page.getByRole('menuitem')).toHaveText([
        'Send link by email',
        'Mark pending',
        'Mark sent',
        'Mark completed',
        'Delete',
      ]);
      await expect(page.getByRole('menuitem', { name: `Mark ${now}` })).toBeDisabled();
      await page.getByRole('menuitem', { name: `Mark ${next}` }).click();
      await expect(priya.getByText(label, { exact: true })).toBeVisible();
    }
  },
);

test(
  'search covers all stored names and emails, and an empty result says why',
  covers('WRK-514', 'WRK-528'),
  async ({ page, stack }) => {
    await storeLeads(stack, manyLeads(60));
    const search = page.getByLabel('Search by name or email');
    await search.fill('NAIR');
    await expect.poll(() => names(page)).toEqual(['Priya Nair']);
    // A search of this length is longer than any n-gram. The query uses one n-gram, and the browser filters
    // the results.
    await search.fill('lakesidehospice');
    await expect.poll(() => names(page)).toEqual(['Samuel Whitford']);
    // The last of sixty records, two pages away.
    await search.fill('person060@many');
    await expect.poll(() => names(page)).toEqual(['Person 060']);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('sent');
    await expect(page.getByText('No playbook requests found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all requests' }).click();
    await expect(row(page, 'Amara Osei')).toBeVisible();
    await search.fill('no such person');
    await expect(page.getByText('No name or email here contains “no such person”')).toBeVisible();
  },
);

test('a request stored without search fields is found after the list has shown it', async ({
  page,
  stack,
}) => {
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const old = { id: 'old00000000000000001', name: 'Zoé Ålund', email: 'zoe@old.example', createdAt };
  await storeLeads(stack, [{ ...old, isIndexed: false }]);
  await expect(row(page, 'Zoé Ålund')).toBeVisible();
  await page.getByLabel('Search by name or email').fill('alund');
  await expect.poll(() => names(page)).toEqual(['Zoé Ålund']);
});

test(
  'requests are filtered by status and type, and the address keeps the filters',
  covers('WRK-515', 'WRK-525'),
  async ({ page }) => {
    const filter = page.getByRole('combobox', { name: 'Status' });
    await filter.selectOption('pending');
    await expect.poll(() => names(page)).toEqual(['Amara Osei', 'Julien Roy', 'Grace Kim']);
    await page.getByLabel('Type', { exact: true }).selectOption('message');
    await expect.poll(() => names(page)).toEqual(['Grace Kim']);
    await page.getByRole('button', { name: 'Clear the filter by type' }).click();
    await filter.selectOption('all');
    // Her request is stored without a type.
    await page.getByLabel('Type', { exact: true }).selectOption('playbook');
    await expect
      .poll(() => names(page))
      .toEqual(['Amara Osei', 'Julien Roy', 'Priya Nair', 'Samuel Whitford', 'Wren Okonkwo']);
    await page.getByRole('button', { name: 'Clear the filter by type' }).click();
    await filter.selectOption('sent');
    await expect.poll(() => names(page)).toEqual(['Priya Nair', 'Wren Okonkwo']);
    await tile(page, 'Completed').click();
    await expect.poll(() => names(page)).toEqual(['Samuel Whitford', 'Daniel Abebe']);
    await page.reload();
    await expect(row(page, 'Samuel Whitford')).toBeVisible();
    expect(await names(page)).toEqual(['Samuel Whitford', 'Daniel Abebe']);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(['Priya Nair', 'Wren Okonkwo']);
    await expect(filter).toHaveValue('sent');
  },
);

const byDate = [
  'Amara Osei',
  'Julien Roy',
  'Grace Kim',
  'Priya Nair',
  'Samuel Whitford',
  'Daniel Abebe',
  'Wren Okonkwo',
];

test(
  'requests sort by date, name, email or status in both directions, by menu and by header',
  covers('WRK-516', 'WRK-517'),
  async ({ page }) => {
    const sort = page.getByLabel('Sort by');
    const direction = page.getByRole('button', { name: /^Sort direction/ });
    await expect.poll(() => names(page)).toEqual(byDate);
    await inView(page, async () => {
      await expect(sort.getByRole('option')).toHaveText(['Created Date', 'Name', 'Email', 'Status']);
      await direction.click();
    });
    await expect.poll(() => names(page)).toEqual(byDate.toReversed());
    await inView(page, () => sort.selectOption('name'));
    await expect.poll(() => names(page)).toEqual(byDate.toSorted());
    await page.getByRole('button', { name: 'Sorted by Name, ascending' }).click();
    await expect.poll(() => names(page)).toEqual(byDate.toSorted().toReversed());
    // The rows are prefetched while the button is still pressed.
    await page.getByRole('button', { name: 'Sort by Email' }).hover();
    const request = page.waitForRequest((sent) => sent.url().includes(':runQuery'));
    await page.mouse.down();
    await request;
    await page.mouse.up();
    await expect.poll(async () => (await names(page))[3]).toBe('Julien Roy');
    await page.getByRole('button', { name: 'Sort by Status' }).click();
    const statuses = () =>
      page
        .getByRole('row')
        .getByText(/^(Pending|Sent|Completed)$/)
        .allTextContents();
    await expect
      .poll(statuses)
      .toEqual(['Completed', 'Completed', 'Pending', 'Pending', 'Pending', 'Sent', 'Sent']);
  },
);

test(
  'the pager reaches all stored requests, and the address keeps the page',
  covers('WRK-519'),
  async ({ page, stack }) => {
    await storeLeads(stack, manyLeads(60));
    await page.reload();
    const shown = page.getByText(/ of 67 requests$/);
    await expect(shown).toHaveText('1 to 15 of 67 requests');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(shown).toHaveText('16 to 30 of 67 requests');
    await page.getByRole('button', { name: 'Last page' }).click();
    await expect(shown).toHaveText('61 to 67 of 67 requests');
    expect((await names(page)).at(-1)).toBe('Person 060');
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(shown).toHaveText('46 to 60 of 67 requests');
    const fourth = await names(page);
    expect(fourth[0]).toBe('Person 039');
    await page.reload();
    await expect.poll(() => names(page)).toEqual(fourth);
    await page.goBack();
    await expect(shown).toHaveText('61 to 67 of 67 requests');
    await inView(page, () => page.getByLabel('Rows per page').selectOption('50'));
    await expect(shown).toHaveText('1 to 50 of 67 requests');
    await page.reload();
    await expect(shown).toHaveText('1 to 50 of 67 requests');
  },
);

test('opening the list reads at most 40 documents, however many are stored', async ({ page, stack }) => {
  const reads = async () => {
    const answer = await fetch(`${stack.backendOrigins[0]}/emulator/v1/reads`);
    return ((await answer.json()) as { documents: number }).documents;
  };
  // Leaves the list, which would read the new records if it stayed open.
  await page.goto('about:blank');
  await storeLeads(stack, manyLeads(200));
  const before = await reads();
  const listening = page.waitForRequest(/Listen\/channel/);
  await page.goto('/admin/dashboard/bundles');
  await expect(page.getByText('1 to 15 of 207 requests')).toBeVisible();
  await listening;
  let opened = await reads();
  const more = async () => {
    const last = opened;
    opened = await reads();
    return opened - last;
  };
  await expect.poll(more, { intervals: [1_500] }).toBe(0);
  expect(opened - before).toBeLessThanOrEqual(40);
  const late = { id: 'late0000000000000001', name: 'Late Request', email: 'late@many.example' };
  await storeLeads(stack, [{ ...late, createdAt: new Date('2026-11-21T10:00:00Z') }]);
  // The listener is active: it shows a request that arrives later.
  await expect(row(page, 'Late Request')).toBeVisible();
});

test(
  'sending the link sets the status to sent, which can be undone',
  covers('WRK-523'),
  async ({ page, stack }) => {
    await choose(page, 'Amara Osei', 'Send link by email');
    await expect(row(page, 'Amara Osei').getByText('Sent', { exact: true })).toBeVisible();
    await expect.poll(async () => (await statusOf(stack, 'Amara Osei'))?.status?.stringValue).toBe('sent');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, 'Amara Osei').getByText('Pending', { exact: true })).toBeVisible();
    await expect.poll(async () => (await statusOf(stack, 'Amara Osei'))?.status?.stringValue).toBe('pending');
  },
);

test('several requests change their status together, with a single undo', async ({ page, stack }) => {
  await page.getByLabel('Select Amara Osei').check();
  await page.getByLabel('Select Grace Kim').click({ modifiers: ['Shift'] });
  const toolbar = page.getByRole('toolbar', { name: '3 selected' });
  await toolbar.getByRole('button', { name: 'Mark completed' }).click();
  await expect(tile(page, 'Completed')).toHaveText('Completed 5');
  await expect(page.getByText('3 requests are marked as completed.')).toBeVisible();
  await expect.poll(async () => (await statusOf(stack, 'Julien Roy'))?.status?.stringValue).toBe('completed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, 'Pending')).toHaveText('Pending 3');
  for (const name of ['Amara Osei', 'Julien Roy', 'Grace Kim']) {
    await expect.poll(async () => (await statusOf(stack, name))?.status?.stringValue).toBe('pending');
  }
});

test('only playbook requests offer to send the link', async ({ page }) => {
  await expect(row(page, 'Wren Okonkwo').getByText('Day-1 Impact Playbook Kit')).toBeVisible();
  await row(page, 'Amara Osei').getByRole('button', { name: 'Actions for Amara Osei' }).click();
  await expect(page.getByRole('menuitem', { name: 'Send link by email' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['Grace Kim', 'Daniel Abebe']) {
    await row(page, name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Mark sent' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Send link by email' })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('a request opens beside the list at its own address, and keys move to the next one', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Grace Kim' }).click();
  const panel = panelOf(page, 'Grace Kim');
  await expect(panel.getByText('Moving our donor list')).toBeVisible();
  await page.keyboard.press('k');
  await expect(panelOf(page, 'Julien Roy')).toBeVisible();
  // The address names the open panel.
  await expect(page).toHaveURL(/open=seedRequest000000002/);
  await page.goBack();
  await expect(panel).toBeVisible();
  const address = page.url();
  await page.goto('/admin/dashboard/home');
  await page.goto(address);
  await expect(panel.getByText('Moving our donor list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  // The filtered page does not contain this request.
  await page.goto(`${address}&status=sent`);
  await expect(panel.getByText('Moving our donor list')).toBeVisible();
});

test('the palette finds a request by part of its name or email and opens it by keyboard', async ({
  page,
  stack,
}) => {
  await storeLeads(stack, manyLeads(60));
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const found = palette.getByRole('group', { name: 'Requests' }).getByRole('option');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('hosp');
  await expect(found).toHaveText(['Samuel Whitfordswhitford@lakesidehospice.example · Completed']);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('person 060');
  // No index contains this text. The browser filters the records that its words match. No contact has this
  // name, so the request comes first.
  await expect(found).toHaveText(['Person 060person060@many.example · Pending']);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(panelOf(page, 'Person 060')).toBeVisible();
});

test('twenty requests are answered by keyboard in fewer than thirty key presses', async ({ page, stack }) => {
  await storeLeads(stack, manyLeads(20));
  await page.goto('/admin/dashboard/bundles');
  await expect(tile(page, 'Pending')).toHaveText('Pending 23');
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await press('j');
  for (let sent = 0; sent < 20; sent += 1) {
    const name = await focused();
    expect(name).toMatch(/^(Amara Osei|Julien Roy|Person \d+)$/);
    await press('s');
    await expect.poll(focused).not.toBe(name);
    await expect.poll(focused).toMatch(/^(Amara Osei|Julien Roy|Person \d+)$/);
  }
  expect(presses).toBeLessThan(30);
  await expect(tile(page, 'Pending')).toHaveText('Pending 3');
  await expect
    .poll(
      async () => (await stack.leads()).filter(({ fields }) => fields.status?.stringValue === 'sent').length,
    )
    .toBe(22);
});

test('a list of pending requests continues with those from the next page', async ({ page, stack }) => {
  await storeLeads(stack, manyLeads(20));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/documents:commit/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/dashboard/bundles?status=pending');
  await expect(page.getByText('1 to 15 of 23 requests')).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const numbered = (number: number) => `Person ${String(number).padStart(3, '0')}`;
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await expect.poll(focused).toBe('Julien Roy');
  await page.keyboard.press('s');
  for (let number = 1; number <= 12; number += 1) {
    // The shortcut skips the message.
    await expect.poll(focused).toBe(numbered(number));
    await page.keyboard.press('s');
  }
  // All but the message have left the page. The database has not received the changes yet, so it sends no
  // replacements.
  await expect.poll(() => names(page)).toEqual(['Grace Kim']);
  await expect(page.getByText('No playbook requests found')).toHaveCount(0);
  release();
  for (let number = 13; number <= 20; number += 1) {
    await expect.poll(focused).toBe(numbered(number));
    await page.keyboard.press('s');
  }
  await expect(page.getByText('No playbook request waits any more.')).toBeVisible();
  expect(await names(page)).toEqual(['Grace Kim']);
});

test('pending requests are answered from the home, oldest first', async ({ page, stack }) => {
  await page.goto('/admin/dashboard');
  const waiting = page.getByRole('region', { name: 'Requests waiting' });
  const rows = waiting.getByRole('listitem');
  await expect(rows.getByRole('link')).toHaveText(['Grace Kim', 'Julien Roy', 'Amara Osei']);
  await rows.filter({ hasText: 'Julien Roy' }).getByRole('button', { name: 'Send link by email' }).click();
  // The row keeps its place until the pointer leaves.
  const answered = rows.filter({ hasText: 'Julien Roy' });
  await expect(answered.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(rows.getByRole('link')).toHaveText(['Grace Kim', 'Julien Roy', 'Amara Osei']);
  await page.mouse.move(0, 0);
  await expect(rows.getByRole('link')).toHaveText(['Grace Kim', 'Amara Osei']);
  await expect.poll(async () => (await statusOf(stack, 'Julien Roy'))?.status?.stringValue).toBe('sent');
  await rows.getByRole('link', { name: 'Grace Kim' }).click();
  await expect(panelOf(page, 'Grace Kim')).toBeVisible();
});

test('the list works by keyboard alone, with one tab stop, arrow keys, selection and search', async ({
  page,
}) => {
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search by name or email')).toBeFocused();
  await page.getByRole('link', { name: 'Amara Osei' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(panelOf(page, 'Grace Kim')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Grace Kim' })).toBeFocused();
  for (const name of ['Amara Osei', 'Wren Okonkwo']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('tabindex', '-1');
  }
});

test(
  'a confirmed deletion also deletes the request’s key, so the person can ask again',
  covers('WRK-526'),
  async ({ page, stack }) => {
    const keys = await stack.leadKeyCount();
    await choose(page, 'Amara Osei', 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete Playbook Request' });
    await expect(dialog.getByText('Are you sure you want to delete this playbook request?')).toBeVisible();
    await expect(dialog.getByText('You can restore it from the trash for 30 days.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await statusOf(stack, 'Amara Osei')).toBeDefined();

    await choose(page, 'Amara Osei', 'Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(row(page, 'Amara Osei')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Julien Roy' })).toBeFocused();
    await expect(tile(page, 'Total Requests')).toHaveText('Total Requests 6');
    expect(await statusOf(stack, 'Amara Osei')).toBeUndefined();
    expect(await stack.leadKeyCount()).toBe(keys - 1);
  },
);

test(
  'the playbook link is shown and copied',
  covers('WRK-059', 'WRK-060', 'WRK-513'),
  async ({ page, context, stack }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = `${stack.url}/playbook/day1-impact`;
    await expect(page.getByRole('main').getByText(link)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Copy playbook link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page
      .getByRole('complementary', { name: 'Menu' })
      .getByRole('button', { name: 'Copy link' })
      .click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  },
);

test(
  'a status change while the backend is down shows a notice that can be dismissed',
  covers('WRK-529', 'WRK-532', 'WRK-535'),
  async ({ page, stack, complaints }) => {
    // The SDK loads an image from another host to distinguish a lost backend from a lost network. Our content
    // security policy blocks it.
    complaints.allow(
      /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING|cleardot\.gif|Could not reach Cloud Firestore/,
    );
    await page.clock.install();
    await stack.stopBackend();
    await choose(page, 'Julien Roy', 'Mark sent');
    await page.clock.fastForward(8_000);
    await expect(page.getByText('Request timed out. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(page.getByText('Request timed out. Please try again.')).toHaveCount(0);
  },
);

test(
  'the menu opens as a dialog over the page at 768 px and below',
  covers('WRK-057', 'WRK-058'),
  async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(button).toHaveCount(0);
  },
);

test(
  'a list that does not load within 10 seconds says so and offers to try again',
  covers('WRK-531'),
  async ({ page }) => {
    await page.route('**/documents:runQuery**', () => {});
    await page.route('**/google.firestore.v1.Firestore/Listen/**', () => {});
    await page.clock.install();
    const asking = page.waitForRequest('**/documents:runQuery**');
    await page.reload();
    await asking;
    const told = page.getByText('Request timed out. Please try again.');
    await expect(told).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByText('No playbook requests found')).toHaveCount(0);
  },
);

test('at 360 px a request is found, opened as a full page and marked as completed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('Search by name or email').fill('kim');
  await expect.poll(() => names(page)).toEqual(['Grace Kim']);
  await page.getByRole('link', { name: 'Grace Kim' }).click();
  const panel = panelOf(page, 'Grace Kim');
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Mark completed' }).click();
  await expect(panel.getByText(/^Completed since/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close request' }).click();
  await expect(row(page, 'Grace Kim').getByText('Completed', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('fifteen requests fit 1280 by 800 px, and one button opens the filters at 360 px', async ({
  page,
  stack,
}) => {
  await storeLeads(stack, manyLeads(20));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByText('1 to 15 of 27 requests')).toBeVisible();
  const top = async () => (await row(page, 'Amara Osei').boundingBox())?.y;
  expect(await top()).toBeLessThanOrEqual(152);
  await expect(namesIn(page).nth(14)).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect(page.getByLabel('Search by name or email')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect.poll(top).toBeLessThanOrEqual(190);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('message');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['Grace Kim']);
});

test('a request’s sender becomes a contact once, and a later request links to that contact', async ({
  page,
  stack,
}) => {
  const panel = (name: string) => page.getByRole('complementary', { name });
  const contactsOf = async (email: string) =>
    (await stack.documents('manualContacts')).filter(
      ({ fields }) => fields.email?.stringValue === email.toLowerCase(),
    );
  await row(page, 'Julien Roy').getByRole('link', { name: 'Julien Roy' }).click();
  await panel('Julien Roy').getByRole('button', { name: 'Add to contacts' }).click();
  await expect(page.getByText('Julien Roy is in your contacts.')).toBeVisible();
  await expect(panel('Julien Roy').getByRole('button', { name: 'Add to contacts' })).toHaveCount(0);
  await expect.poll(async () => (await contactsOf('julien.roy@orchestre-riviere.example')).length).toBe(1);
  await panel('Julien Roy').getByRole('link', { name: 'Julien Roy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Julien Roy' })).toBeVisible();

  // A second request by the same person, of another kind, finds their contact.
  await storeLeads(stack, [
    {
      id: 'secondRequest0000001',
      name: 'J. Roy',
      email: 'julien.roy@orchestre-riviere.example',
      createdAt: new Date(),
    },
  ]);
  await page.goto('/admin/dashboard/bundles?open=secondRequest0000001');
  await expect(panel('J. Roy').getByText('A contact with this email exists:')).toBeVisible();
  await expect(panel('J. Roy').getByRole('link', { name: 'Julien Roy' })).toHaveAttribute(
    'href',
    /\/admin\/dashboard\/contacts\/seedRequest000000002$/,
  );
  await expect(panel('J. Roy').getByRole('button', { name: 'Add to contacts' })).toHaveCount(0);
});
