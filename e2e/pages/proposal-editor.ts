import { crc32, deflateSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { openAsAdmin } from '../sign-in';

/** Returns a PNG of one colour. */
export function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const pixels = Buffer.alloc((width + 1) * height, 120);
  for (let row = 0; row < height; row += 1) pixels[row * (width + 1)] = 0;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The proposal editor of an administrator. */
export class ProposalEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get sections(): Locator {
    return this.page.getByRole('navigation', { name: 'Sections' });
  }

  /** Returns the button of a section, by part of its name. */
  section(name: string | RegExp): Locator {
    return this.sections.getByRole('button', { name, exact: false }).first();
  }

  /** Creates an empty page for Harbour Shelter and opens it. */
  async makeNew(way: 'Empty proposal' | 'Empty presentation', title: string, slug: string): Promise<void> {
    const { page } = this;
    await openAsAdmin(page, '/admin/dashboard/proposals');
    await page.getByRole('button', { name: 'New proposal' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: way }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByLabel('Client name').fill('Harbour Shelter');
    await dialog.getByLabel('Client email').fill('amara@shelter.example');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Address').fill(slug);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(`**/admin/dashboard/proposals/${slug}`);
  }

  /** Adds a slide of the given kind after the current one and fills in its empty fields. */
  async addSlide(kind: string, heading: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add slide' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Add slide' });
    await dialog.getByLabel('Heading of the new slide').fill(heading);
    await dialog.getByRole('button', { name: kind, exact: true }).click();
    await expect(this.page.getByLabel('Heading', { exact: true })).toBeFocused();
    await this.fillSection();
  }

  /** Fills in every section of an empty proposal. */
  async fillProposal(): Promise<void> {
    for (const name of [
      'Hero',
      'Packages: Free Starter Pack',
      'Packages: Start',
      'Packages: Grow',
      'Packages: Expand',
      'Who you’ll need',
      'Why hire us',
      'Timeline',
      'Download',
    ]) {
      await this.section(name).click();
      await this.fillSection();
    }
    await expect(this.page.getByText('All fields are filled in.')).toBeVisible();
  }

  /** Fills in every empty required field of the open section. */
  async fillSection(): Promise<void> {
    const { page } = this;
    const panel = page.getByRole('tabpanel');
    for (const control of await panel.locator('textarea[data-path], input[type="text"][data-path]').all()) {
      const label = panel.locator('label').and(page.locator(`[for="${await control.getAttribute('id')}"]`));
      const row = label.locator('..');
      if ((await row.textContent())?.includes('(optional)') || (await control.inputValue()) !== '') continue;
      await control.fill('Hours back');
    }
  }

  /** Gives people access by email address. Returns their codes in the same order. */
  async addPeople(addresses: readonly string[]): Promise<readonly string[]> {
    const { page } = this;
    await page.getByRole('tab', { name: 'Access' }).click();
    await page.getByRole('textbox', { name: 'Add by email address' }).fill(addresses.join(', '));
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const codes: string[] = [];
    for (const address of addresses) {
      const row = page.getByRole('listitem').filter({ hasText: address });
      await row.getByRole('button', { name: 'Copy invitation' }).click();
      const invitation = await page.evaluate(() => navigator.clipboard.readText());
      const [, code = ''] = /Your access code: (\S+)/.exec(invitation) ?? [];
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{5}-[0-9A-Z]{4}$/);
      codes.push(code);
    }
    return codes;
  }
}
