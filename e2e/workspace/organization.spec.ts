import { expectNoSidewaysScroll, violations } from '../axe';
import { covers, expect, test } from '../fixtures';
import { openAsAdmin } from '../sign-in';

/** The browser's own log line about a request that the rules refused. */
const refusedCall = /Failed to load resource: the server responded with a status of 403/;

test(
  'an admin enters the facts of an empty project, and gates show them before the next build',
  covers('PRO-Q43'),
  async ({ page, stack, anotherPerson, complaints }) => {
    complaints.allow(refusedCall);
    await stack.empty();
    await openAsAdmin(page, '/admin/dashboard/organization');
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue('');
    expect(await violations(page)).toEqual([]);

    await test.step('an invalid address is refused beside its field and stays', async () => {
      await email.fill('desk at river house');
      await page.getByRole('button', { name: 'Save facts' }).click();
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(/Enter an email address such as hello@example\.org\./);
      await expect(email).toHaveValue('desk at river house');
    });

    await test.step('the facts are stored in one document', async () => {
      await email.fill('desk@river-house.example');
      await page.getByRole('textbox', { name: 'Phone' }).fill('+1 416 555 0164');
      await page.getByRole('button', { name: 'Add certificate' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Salesforce Certified Administrator');
      await page.getByRole('textbox', { name: 'Month, such as 2024-05' }).fill('2025-03');
      await page.getByRole('button', { name: 'Save facts' }).click();
      await expect(page.getByText('Facts saved.')).toBeVisible();
      const [facts] = await stack.documents('site');
      expect(facts?.id).toBe('facts');
      expect(facts?.fields['email']?.stringValue).toBe('desk@river-house.example');
    });

    await test.step('the screen says what public pages show after the next build', async () => {
      const waiting = page.getByRole('list').filter({ hasText: 'Certificates' });
      await expect(waiting.getByText('Phone', { exact: true })).toBeVisible();
      await expect(waiting.getByText('Name', { exact: true })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
    });

    await test.step('a closed page shows a visitor the new address at once', async () => {
      const visitor = await anotherPerson();
      await visitor.goto('/proposals/harbour-shelter');
      await expect(visitor.locator('a[href^="mailto:desk@river-house.example"]').first()).toBeVisible();
    });
  },
);
