import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';

const staffs = '/dashboard/calendar';
const admins = '/admin/dashboard/calendar';
const week = 'view=week&date=2026-12-08';
const event = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const harbour = /^Call with Harbour Shelter, Tuesday, December 8, 2026, 10:00/;

test.beforeAll(({ stack }) => stack.loadApi());

const asMia = async (page: Page, query = week) => {
  await openAsStaff(page, `${staffs}?${query}`);
  await expect(event(page, /^Call with Harbour Shelter/)).toBeVisible();
};

/** Presses a key until this element has the focus, like a keyboard user. */
async function keyTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const isThere = await target.evaluateAll((found) =>
      found.some((each) => each === document.activeElement),
    );
    if (isThere) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test(
  'an event is created by keyboard alone, and the form names its errors',
  covers('WRK-414', 'WRK-418', 'WRK-419', 'WRK-420', 'WRK-424'),
  async ({ page }) => {
    await asMia(page);
    await page.keyboard.press('n');
    const form = dialog(page, 'Create New Event');
    const title = form.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await page.keyboard.press('Enter');
    await told(page, 'Event title is required');
    await expect(title).toBeFocused();
    await page.keyboard.type('  Visit the food bank ');
    await expect(form.getByLabel('Type')).toHaveValue('meeting');

    const field = (group: string, name: string) => form.getByRole('group', { name: group }).getByLabel(name);
    const minutes = async (group: string) => {
      const at = `${await field(group, 'Date').inputValue()}T${await field(group, 'Time').inputValue()}:00Z`;
      return Date.parse(at) / 60_000;
    };
    expect((await minutes('End')) - (await minutes('Start'))).toBe(30);
    for (const group of ['Start', 'End']) {
      // Works with any order of day and month, and with a 12-hour or 24-hour clock.
      await keyTo(page, field(group, 'Date'));
      await page.keyboard.type('12122026');
      await keyTo(page, field(group, 'Time'));
      await page.keyboard.type('0900a');
    }
    const save = form.getByRole('button', { name: 'Save event' });
    await keyTo(page, save);
    await page.keyboard.press('Enter');
    await told(page, 'End time must be after start time');
    await expect(field('End', 'Time')).toBeFocused();
    await page.keyboard.type('0930a');
    await keyTo(page, save);
    await page.keyboard.press('Enter');
    await told(page, 'Event created');
    await expect(
      event(page, 'Visit the food bank, Saturday, December 12, 2026, 9:00 a.m. – 9:30 a.m., Meeting'),
    ).toBeVisible();
  },
);

test(
  'an event is moved, lengthened, deleted and restored by keyboard alone',
  covers('WRK-430'),
  async ({ page }) => {
    await asMia(page);
    const call = (when: string) =>
      event(page, new RegExp(`^Call with Harbour Shelter, Tuesday, December 8, 2026, ${when}`));
    // The grid is one tab stop. Without Alt, the arrow keys move between events.
    await keyTo(page, page.getByRole('main').locator('button[data-date]'));
    await keyTo(page, call('10:00'), 'ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await told(page, 'Call with Harbour Shelter moved to Tuesday, December 8, 2026, 10:30 a.m. – 11:15 a.m.');
    await expect(call('10:30 a.m. – 11:15 a.m.')).toBeFocused();
    await page.keyboard.press('Alt+Shift+ArrowDown');
    await told(page, 'Call with Harbour Shelter now lasts 1 hour, 15 minutes');
    const lengthened = call('10:30 a.m. – 11:45 a.m.');
    await expect(lengthened).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(event(page, /^Call with Harbour Shelter, Monday, December 7, 2026, 10:30/)).toBeFocused();
    await keyTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(lengthened).toBeVisible();

    await keyTo(page, page.getByRole('main').locator('button[data-date]'));
    await keyTo(page, lengthened, 'ArrowDown');
    const remove = async () => {
      await page.keyboard.press('Enter');
      await keyTo(page, dialog(page, 'Call with Harbour Shelter').getByRole('button', { name: 'Delete' }));
      await page.keyboard.press('Enter');
    };
    await remove();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this event?');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lengthened).toBeFocused();
    await remove();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyTo(page, question.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await told(page, 'Event deleted');
    await expect(lengthened).toHaveCount(0);
    await keyTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(lengthened).toBeVisible();
  },
);

test(
  'month, week, day and agenda show the same events, light and dark, wide and narrow',
  covers('WRK-018', 'WRK-029', 'WRK-412', 'WRK-413', 'WRK-423'),
  async ({ page, anotherPerson }) => {
    await asMia(page);
    for (const view of ['Month', 'Week', 'Day', 'Agenda']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('navigation', { name: 'View' }).getByRole('button', { name: view }).click();
      await expect(event(page, harbour)).toBeVisible();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page), `${view}, ${colorScheme}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
    // A phone shows the agenda first. The keys of views work everywhere.
    await page.goto(`${staffs}?date=2026-12-08`);
    await expect(page.getByRole('heading', { name: 'Tuesday, December 8, 2026', level: 2 })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('region', { name: 'Calendar' })).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByRole('heading', { name: 'Tuesday, December 8, 2026' })).toBeVisible();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(event(page, /^Draft the year-end letter/)).toBeVisible();
    await expect(event(page, harbour)).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(dialog(page, 'Create New Event').getByLabel('Type').locator('option')).toHaveText([
      'Meeting',
      'Task',
      'Follow-up',
      'Presentation',
      'Social',
    ]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.waitForURL('**/dashboard');

    const ada = await anotherPerson();
    await openAsAdmin(ada, `${admins}?${week}`);
    await expect(event(ada, /^Budget with the auditors/)).toBeVisible();
    await expect(event(ada, harbour)).toHaveCount(0);
    await ada.getByLabel('Whose events').selectOption('Everyone’s');
    await expect(event(ada, harbour)).toBeVisible();
    await ada.getByRole('link', { name: 'Back to Dashboard' }).click();
    await ada.waitForURL('**/admin/dashboard');
  },
);

test(
  'the admin calendar is closed to regular users, and both calendars to signed-out visitors',
  covers('WRK-416', 'WRK-417', 'WRK-790'),
  async ({ page, anotherPerson }) => {
    const visitor = await anotherPerson();
    await visitor.goto(staffs);
    await visitor.waitForURL('**/login');
    await openAsStaff(page, admins);
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
  },
);

test('events are created, moved and resized by dragging or by forms, and a move can be undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1_000 });
  await asMia(page);
  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2, { steps: 4 });
    await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
    await page.mouse.up();
  };
  const boxOf = async (name: string | RegExp) => {
    const box = await event(page, name).boundingBox();
    if (!box) throw new Error('The event is not shown.');
    return box;
  };
  const before = await boxOf(harbour);
  const middle = { x: before.x + before.width / 2, y: before.y + 12 };
  // Half an hour is 24 px high.
  await drag(middle, { x: 0, y: 48 });
  await expect(
    event(page, /^Call with Harbour Shelter, Tuesday, December 8, 2026, 11:00 a.m. – 11:45/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(event(page, harbour)).toBeVisible();

  const box = await boxOf(harbour);
  await event(page, harbour).hover();
  await drag({ x: box.x + box.width / 2, y: box.y + box.height - 3 }, { x: 0, y: 36 });
  await expect(
    event(page, /^Call with Harbour Shelter, Tuesday, December 8, 2026, 10:00 a.m. – 11:(00|30)/),
  ).toBeVisible();

  await drag({ x: middle.x, y: before.y + 168 }, { x: 0, y: 30 });
  const form = dialog(page, 'Create New Event');
  await expect(form.getByRole('group', { name: 'Start' }).getByLabel('Date')).toHaveValue('2026-12-08');
  await expect(form.getByRole('group', { name: 'Start' }).getByLabel('Time')).toHaveValue('13:30');
  await form.getByRole('button', { name: 'Cancel' }).click();

  // The same move without dragging.
  await event(page, /^Call with Harbour Shelter/).click();
  await page.getByRole('button', { name: 'Move…' }).click();
  const move = dialog(page, 'Move Call with Harbour Shelter');
  await move.getByLabel('Start').fill('2026-12-10');
  await move.getByLabel('At').fill('09:15');
  await move.getByRole('button', { name: 'Apply' }).click();
  const thursday = /^Call with Harbour Shelter, Thursday, December 10, 2026, 9:15 a.m. – 10:(15|45)/;
  await expect(event(page, thursday)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change length…' }).click();
  const length = dialog(page, 'Change the length of Call with Harbour Shelter');
  await length.getByLabel('Hours').fill('0');
  await length.getByLabel('Minutes').fill('0');
  await length.getByRole('button', { name: 'Apply' }).click();
  await expect(length.getByText('End time must be after start time')).toBeVisible();
  await length.getByLabel('Minutes').fill('20');
  await length.getByRole('button', { name: 'Apply' }).click();
  await expect(
    event(page, /^Call with Harbour Shelter, Thursday, December 10, 2026, 9:15 a.m. – 9:35/),
  ).toBeVisible();
});

test(
  'one date, the following dates or all dates of a repeated event are changed and deleted',
  covers('WRK-415'),
  async ({ page }) => {
    await asMia(page, 'view=agenda&date=2026-12-07');
    const together = () => event(page, /^Week together/);
    const days = async () => {
      const names = await together().evaluateAll((all) =>
        all.map((each) => each.firstElementChild?.textContent ?? ''),
      );
      return names.map((name) => /December \d+|January \d+/.exec(name)?.[0] + /, (\d+:\d\d)/.exec(name)![0]);
    };
    const first = [
      'December 7, 9:30',
      'December 14, 9:30',
      'December 21, 9:30',
      'December 28, 9:30',
      'January 4, 9:30',
    ];
    expect(await days()).toEqual(first);
    await together().nth(1).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit Event');
    await form.getByLabel('Which dates do you want to change?').selectOption('This event');
    await form.getByRole('group', { name: 'Start' }).getByLabel('Time').fill('08:00');
    await form.getByRole('button', { name: 'Save event' }).click();
    await expect(form).toHaveCount(0);
    await expect.poll(days).toEqual(first.with(1, 'December 14, 8:00'));

    await together().nth(3).focus();
    await page.keyboard.press('Alt+ArrowDown');
    const scope = page.getByRole('alertdialog', { name: 'Change a repeated event' });
    await scope.getByLabel('This and following events').check();
    await scope.getByRole('button', { name: 'Continue' }).click();
    const split = [
      'December 7, 9:30',
      'December 14, 8:00',
      'December 21, 9:30',
      'December 28, 10:00',
      'January 4, 10:00',
    ];
    await expect.poll(days).toEqual(split);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(days).toEqual(first.with(1, 'December 14, 8:00'));

    await together().nth(2).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const deletion = page.getByRole('alertdialog', { name: 'Delete a repeated event' });
    await expect(deletion).toContainText('Are you sure you want to delete this event?');
    await deletion.getByLabel('All events').check();
    await deletion.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(days).toEqual(['December 14, 8:00']);
  },
);

test(
  'an event is shared with active colleagues only, for viewing or editing',
  covers('WRK-426', 'WRK-427', 'WRK-428'),
  async ({ page, anotherPerson }) => {
    await asMia(page);
    await event(page, harbour).click();
    await page.getByRole('button', { name: 'Share…' }).click();
    const share = dialog(page, 'Share event');
    await expect(share.getByRole('combobox')).toHaveCount(3);
    const names = await share
      .getByRole('combobox')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(names).toEqual([
      'What Ada Lindqvist can do',
      'What Noor Haddad can do',
      'What Theo Okafor can do',
    ]);
    await share.getByLabel('What Noor Haddad can do').selectOption('Can view');
    await share.getByLabel('What Ada Lindqvist can do').selectOption('Can edit');
    await share.getByRole('button', { name: 'Save sharing' }).click();
    await told(page, 'Sharing updated');
    await event(page, harbour).click();
    await expect(page.getByText('Ada Lindqvist (Can edit), Noor Haddad (Can view)')).toBeVisible();
    await page.keyboard.press('Escape');

    const ada = await anotherPerson();
    await openAsAdmin(ada, `${admins}?${week}`);
    await expect(event(ada, harbour)).toBeVisible();

    // She may change the lunch, but neither delete nor share it. She may only view the meeting.
    await event(page, /^Winter lunch/).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(event(page, /^Winter lunch, Friday, December 11, 2026, 1:00/)).toBeFocused();
    await page.keyboard.press('Enter');
    const offered = page.getByRole('dialog').getByRole('button');
    await expect(offered).toHaveText(['Edit', 'Move…', 'Change length…', 'Download .ics', 'Close']);
    await page.keyboard.press('Escape');
    await event(page, /^Board: what AI did/).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await told(page, 'You can view this event, but not move it.');
    await page.keyboard.press('Enter');
    await expect(offered).toHaveText(['Download .ics', 'Close']);
  },
);

test('the calendar and one event are downloaded, and an imported file is previewed first', async ({
  page,
}, testInfo) => {
  await asMia(page);
  const textOf = async (press: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
  };
  const more = () => page.getByRole('button', { name: 'More' }).click();
  const all = await textOf(async () => {
    await more();
    await page.getByRole('menuitem', { name: 'Download calendar (.ics)' }).click();
  });
  expect(all.name).toBe('calendar.ics');
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(all.text).not.toContain('Budget with the auditors');
  await event(page, harbour).click();
  const one = await textOf(() => page.getByRole('button', { name: 'Download .ics' }).click());
  expect(one.name).toBe('Call-with-Harbour-Shelter.ics');
  expect(one.text).toContain('DTSTART:20261208T150000Z');
  await page.keyboard.press('Escape');

  await more();
  await page.getByRole('menuitem', { name: 'Import an .ics file…' }).click();
  const box = dialog(page, 'Import events');
  const choose = async (name: string, text: string) => {
    writeFileSync(testInfo.outputPath(name), text);
    await box.getByLabel('File').setInputFiles(testInfo.outputPath(name));
  };
  await choose('table.ics', 'name,email');
  await expect(box.getByText('This is not a calendar file.')).toBeVisible();
  const other = one.text
    .replace('SUMMARY:Call with Harbour Shelter', 'SUMMARY:Choir')
    .replace('T150000Z', 'T160000Z')
    .replace('T154500Z', 'T164500Z');
  const second = other.slice(other.indexOf('BEGIN:VEVENT'), other.indexOf('END:VCALENDAR'));
  await choose(
    'other.ics',
    one.text.replace(
      'END:VCALENDAR',
      `${second}BEGIN:VEVENT\r\nUID:3\r\nSUMMARY:Never\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    ),
  );
  await expect(box.getByText('2 events can be imported')).toBeVisible();
  await expect(box.getByText('Already in your calendar')).toBeVisible();
  await expect(box.getByText('It has no start time.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await box.getByRole('button', { name: 'Import 1 event' }).click();
  await told(page, '1 event imported');
  await expect(event(page, /^Choir, Tuesday, December 8, 2026, 11:00/)).toBeVisible();
});

test(
  'a dropdown takes the full width at 640 px and below and keeps its keyboard control',
  covers('WRK-799'),
  async ({ page }) => {
    await page.setViewportSize({ width: 641, height: 800 });
    await asMia(page, 'view=agenda&date=2026-12-08');
    const more = page.getByRole('button', { name: 'More' });
    const menu = page.getByRole('menu', { name: 'More' });
    const width = async () => (await menu.boundingBox())?.width ?? 0;
    const entry = menu.getByRole('menuitem').first();
    await more.press('ArrowDown');
    await expect(entry).toBeFocused();
    expect(await width()).toBeLessThan(400);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.setViewportSize({ width: 640, height: 800 });
    await more.press('ArrowDown');
    await expect(entry).toBeFocused();
    expect(await width()).toBeGreaterThan(600);
  },
);

test('the month lists the remaining events of a busy day in a dialog', async ({ page }) => {
  await asMia(page);
  for (const hour of ['06', '07', '08', '12', '15']) {
    await page.keyboard.press('n');
    const form = dialog(page, 'Create New Event');
    await form.getByRole('textbox', { name: 'Title' }).fill(`At ${hour}`);
    for (const [group, minutes] of [
      ['Start', '00'],
      ['End', '30'],
    ] as const) {
      await form.getByRole('group', { name: group }).getByLabel('Date').fill('2026-12-08');
      await form.getByRole('group', { name: group }).getByLabel('Time').fill(`${hour}:${minutes}`);
    }
    await form.getByRole('button', { name: 'Save event' }).click();
    await expect(form).toHaveCount(0);
  }
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /^\+\d+ more$/ }).click();
  const rest = dialog(page, 'Events on Tue, Dec 8');
  await expect(rest.getByRole('button', { name: /^At 15, Tuesday, December 8/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await rest.getByRole('button', { name: /^At 15/ }).press('Enter');
  await expect(dialog(page, 'At 15')).toBeVisible();
});

test(
  'failed calendar requests show an error and lose no data',
  covers('WRK-434', 'WRK-435', 'WRK-436', 'WRK-437'),
  async ({ page, complaints }) => {
    complaints.allow(/status of (403|400)|Failed to load resource|dynamically imported/);
    await page.route('**/assets/calendar-grid-*.js', (route) => route.abort());
    await openAsStaff(page, `${staffs}?${week}`);
    await told(page, 'Failed to initialize calendar. Please try again later.');
    await page.unroute('**/assets/calendar-grid-*.js');
    await page.getByRole('navigation', { name: 'View' }).getByRole('button', { name: 'Agenda' }).click();
    await expect(event(page, harbour)).toBeVisible();

    const refused = {
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } },
    };
    await page.route('**/documents:commit*', (route) => route.fulfill(refused));
    await event(page, harbour).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const form = dialog(page, 'Edit Event');
    await form.getByRole('textbox', { name: 'Title' }).fill('Call, later');
    await form.getByRole('button', { name: 'Save event' }).click();
    await expect(form.getByText('Failed to save event. Please try again.').first()).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Call, later');
    const notSaved = page.getByRole('button', { name: /not saved/ });
    await expect(notSaved).toHaveText(/^1 change was/);
    await page.unroute('**/documents:commit*');
    // The title is reset, so that nothing of the refused change is saved.
    await form.getByRole('textbox', { name: 'Title' }).fill('Call with Harbour Shelter');
    await form.getByRole('textbox', { name: 'Description' }).fill('Beds for the winter');
    await form.getByRole('button', { name: 'Save event' }).click();
    await told(page, 'Event saved');
    await expect(form).toHaveCount(0);
    await expect(notSaved).toHaveCount(0);
    await page.route('**/documents:commit*', (route) => route.fulfill(refused));
    await event(page, harbour).click();
    await expect(dialog(page, /Harbour Shelter/).getByText('Beds for the winter')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete event. Please try again.').first()).toBeVisible();
    await expect(event(page, harbour)).toBeVisible();

    await page.route('**/documents:runQuery*', (route) =>
      (route.request().postData() ?? '').includes('calendarEvents')
        ? route.fulfill({
            status: 400,
            json: { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'no' } },
          })
        : route.continue(),
    );
    await page.goto(`${staffs}?view=agenda&date=2026-12-08`);
    await told(page, 'Failed to load calendar events. Please try again later.');
  },
);

test(
  'the AI suggests meetings for a contact, and a chosen one opens in the event form',
  covers('WRK-431', 'WRK-432', 'WRK-433', 'WRK-438'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 500/);
    await asMia(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'AI suggestions…' }).click();
    const box = dialog(page, 'Suggested meetings');
    const generate = box.getByRole('button', { name: 'Generate suggestions' });
    await generate.click();
    await expect(box.getByText('Please select a contact to generate suggestions')).toBeVisible();
    await box.getByRole('combobox', { name: 'Contact' }).fill('Amara');
    await box.getByRole('option', { name: /^Amara Osei/ }).click();
    await page.route('**/api/ai/analyze-calendar', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
    );
    await generate.click();
    await expect(box.getByText('Failed to generate suggestions. Please try again.')).toBeVisible();
    await page.unroute('**/api/ai/analyze-calendar');

    stack.ai.script({
      does: 'answers',
      with: {
        text: 'One visit is due.',
        suggestions: [
          {
            title: 'Visit the shelter',
            description: 'See the intake desk.',
            suggestedTime: 'early next week',
            durationMinutes: 45,
            priority: 'high',
            attendees: ['Amara Osei'],
          },
        ],
      },
    });
    await generate.click();
    const visit = box.getByRole('article', { name: 'Visit the shelter' });
    for (const text of ['See the intake desk.', 'early next week', '45 minutes', 'High', 'Amara Osei'])
      await expect(visit.getByText(text)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await visit.getByRole('button', { name: 'Plan this meeting' }).click();
    const form = dialog(page, 'Create New Event');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Visit the shelter');
    await expect(
      form.getByText('“early next week” is not an exact time, so the form starts at the current time.'),
    ).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue('Amara Osei');
  },
);
