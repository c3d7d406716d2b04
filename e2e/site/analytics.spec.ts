import type { Page } from '@playwright/test';
import { demoProject } from '../../scripts/local/environment';
import { covers, expect, firstInteraction, type Stack, test } from '../fixtures';

interface StoredEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, { stringValue?: string; timestampValue?: string }>>;
}

interface StoredDocument {
  readonly name: string;
  readonly fields: StoredEvent['fields'] & {
    readonly parameters: { mapValue: { fields?: Record<string, { stringValue: string }> } };
  };
}

/** Returns every event recorded since the test began, bypassing the rules. */
async function events(stack: Stack): Promise<StoredEvent[]> {
  const answer = await fetch(
    `${stack.backendOrigins[0]}/v1/projects/${demoProject}/databases/(default)/documents/analyticsEvents?pageSize=300`,
    { headers: { authorization: 'Bearer owner' } },
  );
  const { documents = [] } = (await answer.json()) as { documents?: StoredDocument[] };
  const recorded = documents.filter(({ name }) => !name.includes('/seedVisit'));
  return recorded.map(({ fields }) => ({
    name: fields.eventName?.stringValue ?? '',
    parameters: Object.fromEntries(
      Object.entries(fields.parameters.mapValue.fields ?? {}).map(([key, value]) => [key, value.stringValue]),
    ),
    fields,
  }));
}

const named = async (stack: Stack, name: string) =>
  (await events(stack)).filter((event) => event.name === name);

/** Leaves the site, which makes it send all pending events, with page speed last. */
async function leave(page: Page, stack: Stack): Promise<void> {
  await page.goto('about:blank');
  await expect.poll(async () => (await named(stack, 'page_speed')).length).toBeGreaterThan(0);
}

/** Collects the console's warnings that match. The browser logs others, too. */
function warningsOf(page: Page, kind: RegExp): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && kind.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

/** Waits for the analytics code, which loads after everything else. */
const untilCounting = (page: Page) => page.waitForResponse(/\/assets\/page-speed-.*\.js/);

async function open(page: Page, path: string): Promise<void> {
  const counting = untilCounting(page);
  await page.goto(path);
  await firstInteraction(page);
  await counting;
}

test(
  'a playbook visit is counted once, even if the hash, query or scroll position changes',
  covers('PUB-120', 'PUB-121', 'PUB-294', 'PUB-297', 'PUB-298'),
  async ({ page, stack }) => {
    await open(page, '/playbook/day1-impact?from=letter');
    await page.evaluate(() => {
      window.location.hash = '#main';
      window.history.replaceState(window.history.state, '', '?from=elsewhere');
      window.scrollTo(0, 600);
    });
    await page.mouse.move(10, 10);
    await leave(page, stack);

    expect(await named(stack, 'page_view')).toHaveLength(1);
    expect((await named(stack, 'playbook_access')).map(({ parameters }) => parameters)).toEqual([
      { playbook_type: 'day1-impact' },
    ]);
  },
);

test(
  'a visit is stored with its page, browser, referrer and time, and with the page’s speed',
  covers('PUB-293', 'PUB-296', 'PUB-307', 'PUB-351', 'PUB-352'),
  async ({ page, stack }) => {
    await open(page, '/playbook/day1-impact?from=letter');
    const title = await page.title();
    await leave(page, stack);

    const [view] = await named(stack, 'page_view');
    expect(view?.fields).toEqual({
      eventName: { stringValue: 'page_view' },
      parameters: { mapValue: expect.anything() },
      timestamp: { timestampValue: expect.any(String) },
      userAgent: { stringValue: expect.stringContaining('Mozilla/5.0') },
      referrer: { stringValue: 'direct' },
      pageTitle: { stringValue: title },
      pageLocation: { stringValue: `${stack.url}/playbook/day1-impact` },
    });
    const speed = await named(stack, 'page_speed');
    expect(new Set(speed.map(({ parameters }) => parameters.metric)).size).toBe(speed.length);
    for (const { parameters } of speed) {
      expect(parameters).toEqual({
        metric: expect.stringMatching(/^(LCP|CLS|INP)$/),
        value: expect.stringMatching(/^\d+(\.\d{3})?$/),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      });
    }
  },
);

test(
  'each public page visited is counted under its own title, and workspace pages are not counted',
  covers('PUB-121', 'PUB-297'),
  async ({ page, stack }) => {
    await open(page, '/');
    const home = await page.title();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What we keep, and why' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(home);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await leave(page, stack);

    const views = (await named(stack, 'page_view')).toSorted((a, b) =>
      (a.fields.timestamp?.timestampValue ?? '').localeCompare(b.fields.timestamp?.timestampValue ?? ''),
    );
    const titles = views.map(({ fields }) => fields.pageTitle?.stringValue);
    expect(titles.filter((title) => title === home)).toHaveLength(2);
    expect(titles.filter((title) => title === 'Privacy · ACF')).toHaveLength(1);
    const places = views.map(({ fields }) => new URL(fields.pageLocation?.stringValue ?? '').pathname);
    expect(places.filter((place) => place.startsWith('/dashboard'))).toEqual([]);
  },
);

test(
  'clicks on marked links are counted with their kind and address',
  covers('PUB-299', 'PUB-301'),
  async ({ page, stack }) => {
    await open(page, '/playbook/day1-impact');
    // The links lead to other hosts, which a test cannot reach.
    await page.evaluate(() => document.addEventListener('click', (press) => press.preventDefault()));
    const component = page.locator('a[data-event="playbook_link_click"]').first();
    // The menu of narrow windows has such a link, too.
    const booking = page.locator('a[data-event="calendly_scheduling"]').filter({ visible: true }).first();
    await component.click();
    await booking.focus();
    await page.keyboard.press('Enter');
    const expected = {
      link_type: (await component.getAttribute('data-link-type')) ?? '',
      link_url: (await component.getAttribute('href')) ?? '',
    };
    await leave(page, stack);
    expect((await named(stack, 'playbook_link_click')).map(({ parameters }) => parameters)).toEqual([
      expected,
    ]);
    expect(await named(stack, 'calendly_scheduling')).toHaveLength(1);
  },
);

test(
  'the page works with one console warning when visits cannot be recorded',
  covers('PUB-306'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/ERR_CONNECTION_(REFUSED|RESET)/);
    const warnings = warningsOf(page, /could not be counted/);
    await stack.stopBackend();
    await open(page, '/privacy');
    await expect.poll(() => warnings).toEqual([expect.stringContaining('This visit could not be counted.')]);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${stack.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Longer than the queue keeps a batch.
    await page.waitForTimeout(4_000);
    expect(warnings).toHaveLength(1);
  },
);

test(
  'without Google Analytics no consent is asked for and no request goes to a third party',
  covers('PUB-295'),
  async ({ page, stack }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.addInitScript(() => localStorage.setItem('acf.analytics-consent', 'allowed'));
    await open(page, '/privacy');
    await expect(page.getByText('Nobody else counts your visits.')).toBeVisible();
    await expect(page.getByRole('region', { name: /Google Analytics/ })).toHaveCount(0);
    await expect(page.getByRole('group', { name: /Google Analytics/ })).toHaveCount(0);
    await expect.poll(async () => (await named(stack, 'page_view')).length).toBe(1);
    expect(origins).toEqual(new Set([stack.url, stack.backendOrigins[0]]));
  },
);

test(
  'an expected browser error is logged as a warning, and our own error is thrown',
  covers('PUB-386', 'PUB-391'),
  async ({ page, complaints }) => {
    complaints.allow(/a fault of ours/);
    const errors: string[] = [];
    const warnings = warningsOf(page, /^Harmless/);
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, '/privacy');
    await page.evaluate(() => {
      void Promise.reject(new DOMException('for amara@shelter.example', 'AbortError'));
      setTimeout(() => {
        throw new DOMException('for amara@shelter.example', 'AbortError');
      });
      setTimeout(() => {
        throw new Error('a fault of ours');
      });
    });
    await expect.poll(() => errors).toEqual(['a fault of ours']);
    await expect.poll(() => warnings).toEqual(Array.from({ length: 2 }, () => 'Harmless: an abort.'));
  },
);
