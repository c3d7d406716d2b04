import type { Page } from '@playwright/test';
import { covers, expect, firstInteraction, type Stack, test } from '../fixtures';
import { openAsAdmin } from '../sign-in';

const markup = '<img src=x onerror="attacked=1"><script>attacked=1</script>';
const script = 'javascript:attacked=1';

type Value = {
  readonly stringValue?: string;
  readonly arrayValue?: { readonly values?: readonly Value[] };
  readonly mapValue?: { readonly fields?: Readonly<Record<string, Value>> };
};
type Fields = Readonly<Record<string, Value>>;

/** The text fields that screens show, by collection. The other fields are permissions and states. */
const shownTexts: Readonly<Record<string, readonly string[]>> = {
  analyticsEvents: ['pageTitle', 'parameters'],
  bundleRequests: ['name', 'subject', 'message', 'source'],
  calendarEvents: ['title', 'description', 'location'],
  changeLogs: ['summary', 'entityId', 'userEmail', 'metadata'],
  emails: ['subject', 'content', 'to'],
  manualContacts: ['name', 'firstName', 'lastName', 'phone', 'company', 'title', 'address'],
  notes: ['title', 'content'],
  proposalDrafts: ['title', 'clientName'],
  templates: ['name', 'content', 'category'],
  users: ['displayName', 'bio'],
  videos: ['title', 'description', 'tags'],
};
/** Fields that screens show as links. */
const links: Readonly<Record<string, readonly string[]>> = {
  manualContacts: ['website', 'linkedin'],
};

/**
 * Returns the value with markup before every text in it. Rich text gets it as its first text, followed by a
 * script link.
 */
function poisoned(value: Value): Value {
  if (value.stringValue?.startsWith('[{"insert"')) {
    const ops = JSON.parse(value.stringValue) as object[];
    const first = [{ insert: markup }, { insert: 'Press', attributes: { link: script } }];
    return { stringValue: JSON.stringify([...first, ...ops]) };
  }
  if (value.stringValue?.startsWith('<'))
    return { stringValue: `${markup}<a href="${script}">Press</a>${value.stringValue}` };
  if (value.stringValue !== undefined) return { stringValue: `${markup} ${value.stringValue}` };
  if (value.arrayValue) return { arrayValue: { values: value.arrayValue.values?.map(poisoned) ?? [] } };
  if (value.mapValue)
    return {
      mapValue: {
        fields: Object.fromEntries(
          Object.entries(value.mapValue.fields ?? {}).map(([name, each]) => [name, poisoned(each)]),
        ),
      },
    };
  return value;
}

async function asOwner(stack: Stack, verb: string, body: object): Promise<unknown> {
  const root = `${stack.backendOrigins[0]}/v1/projects/demo-acf/databases/(default)/documents`;
  const answer = await fetch(`${root}${verb}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${verb} gave ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Adds markup to every shown text of the demo data, and a script link to every link field. */
async function poison(stack: Stack): Promise<void> {
  const writes: object[] = [];
  for (const [collectionId, texts] of Object.entries(shownTexts)) {
    const rows = (await asOwner(stack, ':runQuery', {
      structuredQuery: { from: [{ collectionId, allDescendants: true }] },
    })) as readonly { readonly document?: { readonly name: string; readonly fields: Fields } }[];
    const found = rows.flatMap(({ document }) => document ?? []);
    if (found.length === 0) throw new Error(`The demonstration data has no ${collectionId}.`);
    for (const { name, fields } of found) {
      const changed: Record<string, Value> = {};
      for (const field of texts) if (fields[field]) changed[field] = poisoned(fields[field]);
      for (const field of links[collectionId] ?? []) changed[field] = { stringValue: script };
      writes.push({ update: { name, fields: changed }, updateMask: { fieldPaths: Object.keys(changed) } });
    }
    // The first one of each deletable kind is put into the trash.
    const [first] = found;
    if (first && ['notes', 'templates'].includes(collectionId)) {
      const id = first.name.slice(first.name.lastIndexOf('/') + 1);
      const fields = {
        collection: { stringValue: collectionId },
        recordId: { stringValue: id },
        title: { stringValue: markup },
        record: { mapValue: { fields: first.fields } },
        keepers: { arrayValue: { values: [{ stringValue: 'ada' }] } },
        with: { stringValue: '' },
        deletedBy: { stringValue: 'ada' },
        deletedAt: { timestampValue: new Date().toISOString() },
      };
      const root = first.name.slice(0, first.name.indexOf('/documents/') + '/documents/'.length);
      writes.push({ update: { name: `${root}trash/${collectionId}-${id}`, fields } });
    }
  }
  await asOwner(stack, ':commit', { writes });
}

/** Checks that no injected script has run, and that the page has no injected element or link. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    hasRun: 'attacked' in globalThis,
    elements: document.querySelectorAll(
      'img[src="x"], [onerror], a[href^="javascript:" i], a[href^="data:" i], iframe[srcdoc], main script:not([type])',
    ).length,
  }));
  expect(found, where).toEqual({ hasRun: false, elements: 0 });
}

const admin = '/admin/dashboard';
const screens = [
  `${admin}/home`,
  `${admin}/contacts`,
  `${admin}/contacts/seedContact000000001`,
  `${admin}/notes?filterType=all`,
  `${admin}/calendar?view=agenda&date=2026-11-23`,
  `${admin}/proposals`,
  `${admin}/changelog`,
  `${admin}/bundles`,
  `${admin}/analytics`,
  `${admin}/videos`,
  `${admin}/trash`,
  `${admin}/users`,
  '/videos',
];

test(
  'every screen shows stored markup and script links as plain text',
  covers('ATT-001', 'ATT-003'),
  async ({ page, stack }) => {
    await poison(stack);
    await openAsAdmin(page, `${admin}/contacts`);
    for (const path of screens) {
      await page.goto(path);
      await firstInteraction(page);
      await expect(page.getByText('<img src=x').filter({ visible: true }).first(), path).toBeVisible();
      await expectHarmless(page, path);
    }
  },
);

test(
  'a proposal address with path characters is not found and reads nothing from the database',
  covers('ATT-009'),
  async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/documents[/:].*proposals/.test(request.url())) asked.push(request.url());
    });
    for (const slug of [
      '..%2Fusers',
      '%2e%2e%2fusers%2fada',
      'a%2Fsealed%2Fx',
      '__proto__',
      'A'.repeat(90),
    ]) {
      await page.goto(`/proposals/${slug}`);
      await expect(page.getByRole('heading', { level: 1 }), slug).toBeVisible();
      await expect(page.getByLabel('Access code')).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  },
);
