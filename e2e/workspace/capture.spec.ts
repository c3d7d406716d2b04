import type { Page } from '@playwright/test';
import { violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin, openAsStaff } from '../sign-in';

test.beforeAll(({ stack }) => stack.loadApi());

const lines = [
  'Nora Lindqvist',
  'Programme Director',
  'Harbour Youth Trust',
  'nora@harbouryouth.example',
  '+1 416 555 0199',
];

/** Returns a picture of a business card, drawn by the browser. */
async function pictureOf(page: Page, text: readonly string[]): Promise<Buffer> {
  const address = await page.evaluate((drawn) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1100;
    canvas.height = 640;
    const paper = canvas.getContext('2d');
    if (paper === null) throw new Error('No canvas.');
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.fillStyle = 'black';
    paper.font = '52px sans-serif';
    for (const [place, line] of drawn.entries()) paper.fillText(line, 60, 110 + place * 105);
    return canvas.toDataURL('image/png');
  }, text);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const image = (buffer: Buffer, name = 'card.png') => ({ name, mimeType: 'image/png', buffer });

test(
  'AI Capture asks for an image and refuses other files and images that are too large',
  covers('WRK-027', 'WRK-107', 'WRK-209', 'WRK-216', 'WRK-217'),
  async ({ page }) => {
    await openAsAdmin(page, '/admin/dashboard/contacts');
    await page.getByRole('button', { name: 'AI Capture' }).click();
    await expect(page).toHaveURL(/ai-capture$/);
    const field = page.getByLabel('Business card or LinkedIn screenshot');
    await field.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText('Please drop an image file.')).toBeVisible();
    const card = await pictureOf(page, lines);
    await field.setInputFiles(image(Buffer.concat([card, Buffer.alloc(5 * 1024 * 1024 - card.length)])));
    await expect(
      page.getByText('Image file is too large. Please use an image smaller than 5MB.'),
    ).toBeVisible();
    await field.setInputFiles(image(card));
    await expect(page.getByText('card.png is ready to be analyzed.')).toBeVisible();
  },
);

test(
  'a business card is read on the device under the content policy, corrected and saved',
  covers('WRK-211', 'WRK-214', 'WRK-215', 'WRK-222'),
  async ({ page, stack }) => {
    await openAsAdmin(page, '/admin/dashboard/ai-capture');
    const card = await pictureOf(page, lines);
    await page.getByLabel('Business card or LinkedIn screenshot').setInputFiles(image(card));
    await expect(page.getByText('card.png is ready to be analyzed.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Read on this device' }).click();
    await expect(page.getByText('Analyzing the image…')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check what was read' })).toBeVisible();
    // The pressed button has unmounted with its step.
    await expect(page.locator(':focus')).toContainText('Check what was read');
    expect(stack.ai.asked).toEqual([]);
    await expect(page.getByLabel('First Name')).toHaveValue('Nora');
    await expect(page.getByLabel('Last Name')).toHaveValue('Lindqvist');
    await expect(page.getByLabel('Email')).toHaveValue('nora@harbouryouth.example');
    await expect(page.getByLabel('Phone')).toHaveValue('+1 416 555 0199');
    await expect(page.getByLabel('Company')).toHaveValue('Harbour Youth Trust');
    expect(await violations(page)).toEqual([]);
    const stored = async () =>
      (await stack.documents('manualContacts')).filter(
        ({ fields }) => fields.email?.stringValue === 'nora@harbouryouth.example',
      );
    expect(await stored()).toEqual([]);
    await page.getByLabel('Company').fill('Harbour Youth');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByText('Nora Lindqvist is saved.')).toBeVisible();
    expect(await stored()).toMatchObject([
      { fields: { company: { stringValue: 'Harbour Youth' }, status: { stringValue: 'New' } } },
    ]);
  },
);

test(
  'a regular user drops a card for the AI service, and a known contact is refused',
  covers('WRK-210', 'WRK-213', 'WRK-220', 'WRK-223', 'WRK-224'),
  async ({ page, stack, complaints }) => {
    complaints.allow(/status of 50\d/);
    await openAsStaff(page, '/dashboard/contacts');
    await page.getByRole('button', { name: 'AI Capture' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI Capture' });
    const bytes = await pictureOf(page, ['Amara Osei']);
    const transfer = await page.evaluateHandle((base64) => {
      const given = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      given.items.add(new File([content], 'dropped.png', { type: 'image/png' }));
      return given;
    }, bytes.toString('base64'));
    await dialog.getByText('Drop an image here').dispatchEvent('drop', { dataTransfer: transfer });
    await expect(dialog.getByText('dropped.png is ready to be analyzed.')).toBeVisible();
    const analyze = dialog.getByRole('button', { name: 'Analyze image' });
    stack.ai.script({ does: 'refuses' });
    await analyze.click();
    await expect(dialog.getByText('Failed to analyze image')).toBeVisible();
    await page.route('**/api/analyze-image', (route) =>
      route.fulfill({ status: 504, json: { error: { code: 'timeout', message: 'no', requestId: '1' } } }),
    );
    await analyze.click();
    await expect(
      dialog.getByText(
        'The image analysis took too long. Please try using a smaller image or try again later.',
      ),
    ).toBeVisible();
    await page.unroute('**/api/analyze-image');
    stack.ai.script({
      does: 'answers',
      with: {
        firstName: 'Amara',
        lastName: 'Osei',
        email: ' Amara.Osei@HarbourShelter.example ',
        phone: '',
        company: 'Harbour Shelter',
        title: '',
        linkedin: '',
        website: '',
        location: '',
        notes: '',
        analysis: 'Leads a shelter.',
      },
    });
    await analyze.click();
    await expect(dialog.getByText('Leads a shelter.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save contact' }).click();
    await expect(dialog.getByText('Contact already exists')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the contact that exists' })).toBeVisible();
  },
);
