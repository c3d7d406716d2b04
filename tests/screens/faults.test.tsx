import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultFieldMapping } from '@/contracts/salesforce';
import { covers } from '@/testing/covers';
import { aContact } from '@/testing/records/contact';
import { aLead } from '@/testing/records/lead';
import { beginAnew, stored } from '../repositories/local-backend';
import { store, storeRecords } from '../repositories/store-records';
import { answerApi, type ApiAnswers, renderScreen } from './render-screen';

beforeEach(beginAnew);

describe('a record that does not match the schema', () => {
  it(
    'is shown separately from the other contacts and not changed by viewing it',
    covers('FLT-016'),
    async () => {
      await storeRecords({ contacts: [aContact()] });
      const { id: _, ...odd } = aContact({ firstName: 'Odd', lastName: 'One' });
      await store('manualContacts/odd', { ...odd, email: 7, extra: 'kept' });
      const before = await stored('manualContacts');
      await renderScreen('/dashboard/contacts', { as: 'mia' });
      expect(await screen.findByRole('row', { name: 'Amara Osei' })).toBeVisible();
      const apart = screen.getByRole('row', { name: 'This contact cannot be read' });
      expect(apart).toHaveTextContent('odd');
      expect(screen.queryByRole('row', { name: 'Odd One' })).toBeNull();
      expect(await stored('manualContacts')).toEqual(before);
    },
  );

  it(
    'is shown separately from the other requests and not changed by viewing it',
    covers('FLT-016'),
    async () => {
      await storeRecords({ leads: [aLead()] });
      const { id: _, ...odd } = aLead({ name: 'Odd One' });
      await store('bundleRequests/odd', { ...odd, status: 'lost', extra: 'kept' });
      const before = await stored('bundleRequests');
      await renderScreen('/admin/dashboard/bundles', { as: 'ada' });
      expect(await screen.findByRole('row', { name: 'Amara Osei' })).toBeVisible();
      expect(screen.getByRole('row', { name: 'This request cannot be read' })).toHaveTextContent('odd');
      expect(screen.queryByRole('row', { name: 'Odd One' })).toBeNull();
      expect(await stored('bundleRequests')).toEqual(before);
    },
  );
});

describe('an unknown API response', () => {
  const connected: ApiAnswers = {
    'GET /api/salesforce/config': () => ({
      body: {
        available: true,
        enabled: true,
        isConnected: true,
        hasCredentials: true,
        fieldMapping: defaultFieldMapping,
        objectName: 'Contact',
        instance: 'acf.example',
      },
    }),
    'GET /api/salesforce/due': () => ({ body: { contacts: [] } }),
  };
  const typed = { 'First name': 'Zadie', 'Last name': 'Moreau', Email: 'zadie@quartet.example' };

  it.each([
    ['an error without a message', () => ({ status: 500, body: {} })],
    ['an HTML page', () => ({ status: 200, body: '<!doctype html><p>Sign in to the network' })],
    ['an HTML error page', () => ({ status: 502, body: '<html>Bad gateway</html>' })],
    ['another shape', () => ({ status: 200, body: [1, 2] })],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '(%s) keeps the form’s entries, shows the error text, and can be retried',
    covers('FLT-019'),
    async (_, answer) => {
      let answers: ApiAnswers[string] = answer;
      answerApi({ ...connected, 'POST /api/salesforce/contacts': (body) => answers(body) });
      const { user } = await renderScreen('/admin/dashboard/integrations', { as: 'ada' });
      await user.click(await screen.findByRole('button', { name: 'Add Contact to Salesforce' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Add Contact to Salesforce' }));
      for (const [name, value] of Object.entries(typed))
        await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) }), value);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText('Failed to sync contact with Salesforce')).toBeVisible();
      for (const [name, value] of Object.entries(typed))
        expect(dialog.getByRole('textbox', { name: new RegExp(`^${name}`) })).toHaveValue(value);

      answers = () => ({ status: 201, body: { salesforceId: '003', did: 'created' } });
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Add Contact to Salesforce' })).toBeNull(),
      );
      expect(await screen.findByText('Zadie Moreau is in Salesforce.')).toBeVisible();
    },
  );
});
