import type { Page, Route } from '@playwright/test';
import { atPersonsPace, covers, expect, type Stack, stopClock, test, waitForHydration } from '../fixtures';
import { searchFields } from '../stored-leads';

const address = 'zadie@quartet.example';
const message = {
  'Your name': ' Zadie Moreau ',
  Email: ` ${address} `,
  Subject: '',
  Message: ' We keep two lists.\nWhich one first? ',
};
const application = {
  'First name': 'Zadie',
  'Last name': 'Moreau',
  Email: address,
  'LinkedIn profile': 'linkedin.com/in/zadie',
  Company: 'Quartet',
  'Organization size': '12',
  Role: 'Manager',
};
const subscriber = { 'Your name': ' Zadie Moreau ', Email: ` ${address} ` };

const consent = { stringValue: expect.stringMatching(/^\d{4}-\d{2}$/) };
const createdAt = { timestampValue: expect.any(String) };
const text = (value: string) => ({ stringValue: value });
const storedApplication = {
  firstName: text('Zadie'),
  lastName: text('Moreau'),
  fullName: text('Zadie Moreau'),
  email: text(address),
  linkedin: text('https://linkedin.com/in/zadie'),
  company: text('Quartet'),
  companySize: { integerValue: '12' },
  role: text('Manager'),
  status: text('pending'),
  createdAt,
  consentVersion: consent,
};

/**
 * Returns the form with a button. Contact, waitlist and newsletter forms on one page all have an email field.
 */
const formWith = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button }) });

const fieldOf = (page: Page, button: string, name: string) =>
  formWith(page, button).getByRole('textbox', { name, exact: true });

async function fillIn(page: Page, button: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await fieldOf(page, button, name).fill(value);
  }
  await atPersonsPace(page);
}
const press = (page: Page, button: string) => page.getByRole('button', { name: button }).click();

const from = async (stack: Stack, collection: string, email = address) =>
  (await stack.documents(collection)).filter(
    ({ fields }) => fields.email?.stringValue?.toLowerCase() === email,
  );

/** The commit of a form. Page views go to another collection. */
const save = '**/documents:commit?key=*';

/** Lets a write reach the database but loses its answer. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};
const lost = /ERR_FAILED|Failed to fetch/;
// The rules refuse the retry, and the browser logs that itself.
const refused = /status of 403/;

test.describe('the contact form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test(
    'saves a message, and a second one from the same address',
    covers('PUB-186', 'PUB-188', 'PUB-189', 'PUB-338', 'PUB-340'),
    async ({ page, stack }) => {
      await fillIn(page, 'Send Message', message);
      await press(page, 'Send Message');
      await expect(page.getByRole('heading', { name: 'Thank you for your message.' })).toBeFocused();
      await expect(
        page.getByText('We reply to zadie@quartet.example within 24 hours on business days.'),
      ).toBeVisible();
      await expect(formWith(page, 'Send Message')).toHaveCount(0);
      const [stored, ...more] = await from(stack, 'bundleRequests');
      expect(more).toEqual([]);
      expect(stored?.fields).toEqual({
        name: text('Zadie Moreau'),
        email: text(address),
        subject: text(''),
        message: text('We keep two lists.\nWhich one first?'),
        source: text('contact_form'),
        ...searchFields,
        bundleType: text('Contact Form Submission'),
        status: text('pending'),
        createdAt,
        consentVersion: consent,
      });
      await press(page, 'Send another message');
      await expect(fieldOf(page, 'Send Message', 'Your name')).toBeFocused();
      await expect(fieldOf(page, 'Send Message', 'Message')).toHaveValue('');

      const shown = await page.evaluate(() => performance.now());
      await fillIn(page, 'Send Message', message);
      await atPersonsPace(page, shown);
      await press(page, 'Send Message');
      await expect.poll(async () => (await from(stack, 'bundleRequests')).length).toBe(2);
    },
  );

  test('recognizes a repeated message after a lost answer and saves a changed one as new', async ({
    page,
    stack,
    complaints,
  }) => {
    complaints.allow(lost);
    complaints.allow(refused);
    await page.route(save, loseAnswer, { times: 1 });
    await fillIn(page, 'Send Message', { ...message, Subject: 'Two lists' });
    await press(page, 'Send Message');
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    expect(await from(stack, 'bundleRequests')).toHaveLength(1);
    await press(page, 'Send Message');
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
    expect(await from(stack, 'bundleRequests')).toHaveLength(1);

    await press(page, 'Send another message');
    const shown = await page.evaluate(() => performance.now());
    await atPersonsPace(page, shown);
    await page.route(save, loseAnswer, { times: 1 });
    await fillIn(page, 'Send Message', message);
    await press(page, 'Send Message');
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
    await fieldOf(page, 'Send Message', 'Subject').fill('One more thing');
    await press(page, 'Send Message');
    await expect(page.getByText('Thank you for your message.')).toBeVisible();
    expect(await from(stack, 'bundleRequests')).toHaveLength(3);
  });

  test(
    'says that the backend is down and keeps what was typed',
    covers('PUB-370'),
    async ({ page, stack, complaints }) => {
      complaints.allow(/ERR_CONNECTION_(REFUSED|RESET)|Failed to fetch/);
      await fillIn(page, 'Send Message', message);
      await stack.stopBackend();
      await press(page, 'Send Message');
      await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible();
      await expect(fieldOf(page, 'Send Message', 'Message')).toHaveValue(message.Message);
      await stack.startAgain();
      await press(page, 'Send Message');
      await expect(page.getByText('Thank you for your message.')).toBeVisible();
    },
  );

  test('gives up a save after 8 seconds', covers('PUB-360', 'PUB-398'), async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await page.route(save, () => {}, { times: 1 });
    await fillIn(page, 'Send Message', message);
    await stopClock(page);
    const saving = page.waitForRequest(save);
    await press(page, 'Send Message');
    await saving;
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    const told = page.getByText('Request timed out. Please try again.');
    await page.clock.runFor(7_900);
    await expect(told).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(told).toBeVisible();
  });
});

test.describe('the waitlist application form', () => {
  const apply = async (page: Page) => {
    await page.goto('/early-access');
    await fillIn(page, 'Join Waitlist', application);
    await press(page, 'Join Waitlist');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  };

  test(
    'saves the application, notes it in the browser and shows thanks in place of the form',
    covers('PUB-147', 'PUB-196', 'PUB-343', 'PUB-347', 'PUB-359'),
    async ({ page, stack }) => {
      await apply(page);
      await expect(formWith(page, 'Join Waitlist')).toHaveCount(0);
      const [stored, ...more] = await from(stack, 'waitlist');
      expect(more).toEqual([]);
      expect(stored?.fields).toEqual(storedApplication);
      const note = await page.evaluate(() => localStorage.getItem('acf.waitlist'));
      expect(JSON.parse(note ?? '')).toEqual([
        { id: stored?.id, dateAdded: expect.any(String), status: 'pending' },
      ]);
    },
  );

  test(
    'refuses an address that has applied, in any spelling, and keeps the entries',
    covers('PUB-194', 'PUB-195'),
    async ({ page, stack, complaints }) => {
      complaints.allow(refused);
      await apply(page);
      await page.reload();
      await fillIn(page, 'Join Waitlist', { ...application, Email: 'ZADIE@quartet.example', Role: 'Chair' });
      await press(page, 'Join Waitlist');
      await expect(page.getByText('This email is already on our waitlist.')).toBeVisible();
      await expect(fieldOf(page, 'Join Waitlist', 'Role')).toHaveValue('Chair');
      expect((await from(stack, 'waitlist')).map(({ fields }) => fields)).toEqual([storedApplication]);
    },
  );

  test(
    'says what failed when the answer is lost and saves the application only once',
    covers('PUB-373'),
    async ({ page, stack, complaints }) => {
      complaints.allow(lost);
      await page.goto('/early-access');
      await page.route(save, loseAnswer, { times: 1 });
      await fillIn(page, 'Join Waitlist', application);
      await press(page, 'Join Waitlist');
      await expect(page.getByText('Failed to submit form. Please try again.')).toBeVisible();
      await press(page, 'Join Waitlist');
      await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
      expect(await from(stack, 'waitlist')).toHaveLength(1);
    },
  );
});

/** Opens a page and scrolls to the newsletter form in its footer. */
async function openNewsletter(page: Page) {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  return {
    name: footer.getByRole('textbox', { name: 'Your name' }),
    email: footer.getByRole('textbox', { name: 'Email' }),
  };
}

test(
  'the short form saves an address, and the later application does not change that record',
  covers('PUB-143', 'PUB-198', 'PUB-199', 'PUB-200'),
  async ({ page, stack }) => {
    await page.goto('/acf-bridge');
    const email = fieldOf(page, 'Join Waitlist', 'Email');
    await waitForHydration(page);
    await press(page, 'Join Waitlist');
    await expect(email).toHaveAccessibleDescription(/Enter your email address\./);
    await fillIn(page, 'Join Waitlist', { Email: address });
    await press(page, 'Join Waitlist');
    await expect(page.getByText('Thank you. We saved your address.')).toBeVisible();
    const [noted] = await from(stack, 'waitlist');
    expect(noted?.fields).toEqual({
      email: text(address),
      status: text('unfinished'),
      createdAt,
      consentVersion: consent,
    });

    // The address is known now, in any spelling.
    await press(page, 'Use another address');
    await expect(email).toBeFocused();
    const returned = await page.evaluate(() => performance.now());
    await fillIn(page, 'Join Waitlist', { Email: 'Zadie@QUARTET.example' });
    await atPersonsPace(page, returned);
    await press(page, 'Join Waitlist');
    await expect(page.getByText('This email is already on our waitlist.')).toBeVisible();

    // The application form has the address already.
    await page.getByRole('link', { name: 'Fill in the application' }).click();
    await expect(fieldOf(page, 'Join Waitlist', 'First name')).toBeVisible();
    await expect(fieldOf(page, 'Join Waitlist', 'Email')).toHaveValue('Zadie@QUARTET.example');
    const shown = await page.evaluate(() => performance.now());
    const { Email: _, ...rest } = application;
    await fillIn(page, 'Join Waitlist', rest);
    await atPersonsPace(page, shown);
    await press(page, 'Join Waitlist');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
    const entries = await from(stack, 'waitlist');
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(noted);
    const applied = entries.find(({ id }) => id !== noted?.id);
    expect(applied?.fields).toEqual({ ...storedApplication, email: text('Zadie@QUARTET.example') });
    const note = await page.evaluate(() => localStorage.getItem('acf.waitlist'));
    expect(JSON.parse(note ?? '')).toEqual([
      { id: noted?.id, dateAdded: expect.any(String), status: 'unfinished' },
      { id: applied?.id, dateAdded: expect.any(String), status: 'pending' },
    ]);

    // A person who has applied is on the list, so the short form recognizes them.
    await page.goto('/acf-bridge');
    await fillIn(page, 'Join Waitlist', { Email: address });
    await press(page, 'Join Waitlist');
    await expect(page.getByText('This email is already on our waitlist.')).toBeVisible();
    expect(await from(stack, 'waitlist')).toHaveLength(2);
  },
);

test(
  'the newsletter form shows the browser’s error for an invalid email address',
  covers('PUB-205'),
  async ({ page, stack }) => {
    const { email } = await openNewsletter(page);
    await fillIn(page, 'Subscribe', { 'Your name': 'Zadie', Email: 'abc' });
    await waitForHydration(page);
    await press(page, 'Subscribe');
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter an email address such as name@example\.org\./);
    expect(await from(stack, 'bundleRequests', 'abc')).toEqual([]);
  },
);

test(
  'the newsletter form shows that it is subscribing, then thanks in its place',
  covers('PUB-204', 'PUB-206', 'PUB-212', 'PUB-341', 'PUB-342'),
  async ({ page, stack }) => {
    const { name, email } = await openNewsletter(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      save,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await fillIn(page, 'Subscribe', subscriber);
    await email.press('Enter');
    await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible();
    await expect(name).toBeDisabled();
    await expect(email).toBeDisabled();
    answer();
    await expect(page.getByRole('heading', { name: 'Thank you for subscribing!' })).toBeFocused();
    await expect(page.getByRole('contentinfo').getByRole('form')).toHaveCount(0);
    const [stored, ...more] = await from(stack, 'bundleRequests');
    expect(more).toEqual([]);
    expect(stored?.fields).toEqual({
      name: text('Zadie Moreau'),
      email: text(address),
      source: text('footer_subscription'),
      ...searchFields,
      bundleType: text('Newsletter Subscription'),
      status: text('pending'),
      createdAt,
      consentVersion: consent,
    });
  },
);

test(
  'the newsletter form tells a subscriber they are already subscribed and saves them once',
  covers('PUB-211', 'PUB-374'),
  async ({ page, stack }) => {
    const { name } = await openNewsletter(page);
    await fillIn(page, 'Subscribe', subscriber);
    await press(page, 'Subscribe');
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();

    await page.reload();
    await fillIn(page, 'Subscribe', { 'Your name': 'Zadie', Email: 'ZADIE@quartet.example' });
    await press(page, 'Subscribe');
    await expect(page.getByText("You're already subscribed!")).toBeVisible();
    await expect(name).toHaveValue('Zadie');
    expect(await from(stack, 'bundleRequests')).toHaveLength(1);
  },
);

test(
  'the newsletter form gives up its lookup after 10 s, keeps the entries, and then subscribes once',
  covers('PUB-378', 'PUB-400'),
  async ({ page, stack }) => {
    await page.clock.install();
    await openNewsletter(page);
    await page.route('**/documents:batchGet*', () => {}, { times: 1 });
    await fillIn(page, 'Subscribe', subscriber);
    await stopClock(page);
    const asking = page.waitForRequest('**/documents:batchGet*');
    await press(page, 'Subscribe');
    await asking;
    const told = page.getByText('An unexpected error occurred. Please try again.');
    await page.clock.runFor(9_900);
    await expect(told).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(told).toBeVisible();
    await expect(fieldOf(page, 'Subscribe', 'Your name')).toHaveValue(subscriber['Your name']);
    await press(page, 'Subscribe');
    await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
    expect(await from(stack, 'bundleRequests')).toHaveLength(1);
  },
);
