import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultFieldMapping } from '@/contracts/salesforce';
import { covers } from '@/testing/covers';
import { aLead } from '@/testing/records/lead';
import { beginAnew } from '../repositories/local-backend';
import { store, storeAll, storeRecords } from '../repositories/store-records';
import { answerApi, type ApiAnswers, renderScreen } from './render-screen';

beforeEach(beginAnew);

describe('the security dashboard', () => {
  const address = '/admin/dashboard/security';
  const event = (title: string, minutesAgo: number) => ({
    type: 'alert',
    level: 'warning',
    title,
    message: 'Somebody tried it.',
    timestamp: new Date(Date.now() - minutesAgo * 60_000),
  });
  const finding = { id: 'rules', level: 'warning', title: 'Rules', measured: 'open', advice: 'Close them.' };
  const packages: ApiAnswers = {
    'GET /api/security/dependencies': () => ({ body: { madeAt: null, audit: 'none', packages: [] } }),
  };

  it('reads its feed from the database again on Refresh', covers('WRK-500'), async () => {
    answerApi(packages);
    await store('security_events/first', event('A wrong password', 1));
    const { user } = await renderScreen(address, { as: 'ada' });
    await screen.findByText('A wrong password');
    const requests = vi.spyOn(globalThis, 'fetch');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(requests.mock.calls.map(([, request]) => JSON.stringify(request?.body))).toContainEqual(
        expect.stringContaining('security_events'),
      ),
    );
    requests.mockRestore();
    expect(await screen.findByText('A wrong password')).toBeVisible();
  });

  it('shows the newest 100 entries', covers('WRK-504'), async () => {
    answerApi(packages);
    await storeAll(
      'security_events',
      Array.from({ length: 101 }, (_, index) => event(`Entry ${index}`, index)),
    );
    await renderScreen(address, { as: 'ada' });
    await screen.findByText('Entry 99');
    expect(screen.getByText('Entry 0')).toBeVisible();
    expect(screen.queryByText('Entry 100')).toBeNull();
    const list = screen.getByText('Entry 0').closest('ul');
    expect(list?.querySelectorAll(':scope > li')).toHaveLength(100);
  });

  it('lists the packages in a table with their names as row headers', async () => {
    answerApi({
      'GET /api/security/dependencies': () => ({
        body: {
          madeAt: '2026-11-20T08:00:00.000Z',
          audit: 'answered',
          packages: [
            { name: 'express', version: '5.3.0', advisory: null },
            { name: 'openai', version: '6.49.0', advisory: 'moderate' },
          ],
        },
      }),
    });
    const { user } = await renderScreen(address, { as: 'ada' });
    await user.click(await screen.findByRole('button', { name: 'Show the packages' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'openai',
      'express',
    ]);
    expect(table.getByRole('row', { name: 'express' })).toHaveTextContent('5.3.0');
  });

  it('says that a check is running and then lists its findings', covers('WRK-505'), async () => {
    let arrive: (answer: { readonly body: object }) => void = () => {};
    answerApi({
      ...packages,
      'GET /api/security/check': () => new Promise((resolve) => (arrive = resolve)),
    });
    const { user } = await renderScreen(address, { as: 'ada' });
    const run = await screen.findByRole('button', { name: 'Run a security check' });
    await user.click(run);
    expect(await screen.findByRole('button', { name: 'Checking…' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    arrive({ body: { checkedAt: new Date().toISOString(), findings: [finding] } });
    const found = within(await screen.findByRole('list', { name: 'Results' }));
    expect(found.getByRole('heading', { name: 'Rules' })).toBeVisible();
    expect(found.getByText('Close them.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Run a security check' })).toBeVisible();
  });
});

describe('Add Contact to Salesforce', () => {
  it('offers five statuses and four sources', covers('WRK-452', 'WRK-455', 'WRK-456'), async () => {
    answerApi({
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
    });
    const { user } = await renderScreen('/admin/dashboard/integrations', { as: 'ada' });
    await user.click(await screen.findByRole('button', { name: 'Add Contact to Salesforce' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Contact to Salesforce' }));
    const offered = (label: RegExp) =>
      within(dialog.getByRole('combobox', { name: label }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered(/^Status/)).toEqual(['New', 'Contacted', 'Working', 'Qualified', 'Unqualified']);
    expect(offered(/^Source/)).toEqual(['Web', 'Phone', 'Referral', 'Other']);
  });
});

describe('the analytics viewer', () => {
  it('shows the latest 20 events and the latest 20 requests', covers('WRK-546', 'WRK-550'), async () => {
    await storeAll(
      'analyticsEvents',
      Array.from({ length: 21 }, (_, index) => ({
        eventName: 'page_view',
        parameters: { pageLocation: `https://acf.example/page-${index}`, pageTitle: `Page ${index}` },
        timestamp: new Date(Date.now() - index * 60_000),
      })),
    );
    await storeRecords({
      leads: Array.from({ length: 21 }, (_, index) =>
        aLead({ id: `person${index}`, createdAt: new Date(Date.now() - index * 60_000) }),
      ),
    });
    await renderScreen('/admin/dashboard/analytics', { as: 'ada' });
    const rows = async (name: string) => {
      const heading = await screen.findByRole('heading', { name });
      return [...(heading.closest('section')?.querySelectorAll('tbody tr') ?? [])];
    };
    expect(await rows('Latest events')).toHaveLength(20);
    expect(await rows('Recent requests')).toHaveLength(20);
    expect(screen.getByText('person19@shelter.example')).toBeVisible();
    expect(screen.queryByText('person20@shelter.example')).toBeNull();
  });
});
