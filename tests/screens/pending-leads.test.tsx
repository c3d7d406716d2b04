import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PendingLeadsCard } from '@/features/leads/management/pending-leads-card';
import { decodeFields } from '@/shared/firebase/decode';
import { mia } from '@/testing/actors';
import { aLead, aMessage } from '@/testing/records/lead';
import { renderInRouter } from '@/testing/render-in-router';
import { beginAnew, stored } from '../repositories/local-backend';
import { asOwner } from '../repositories/people';
import { storeRecords } from '../repositories/store-records';
import { card, renderScreen } from './render-screen';
import { failRequests } from './requests';

const amara = aLead();
const grace = aMessage({ id: 'grace', name: 'Grace Kim', createdAt: new Date('2026-09-01T08:00:00Z') });

const open = async (leads: readonly ReturnType<typeof aLead>[]) => {
  const openMail = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderScreen('/admin/dashboard/home', { as: 'ada', stored: { leads } });
  return { user, openMail, waiting: await card('Requests waiting') };
};
const row = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);
const names = () =>
  within(screen.getByRole('region', { name: 'Requests waiting' }))
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);
const statusOf = async (lead: string) =>
  decodeFields((await stored('bundleRequests')).find(({ id }) => id === lead)?.fields ?? {})['status'];

beforeEach(beginAnew);

describe('pending requests on the admin home', () => {
  it('show their type and link to themselves in the list', async () => {
    const { waiting } = await open([amara, grace]);
    expect(await waiting.findByRole('link', { name: 'Amara Osei' })).toHaveAttribute(
      'href',
      '/admin/dashboard/bundles?open=amara',
    );
    expect((await row('Grace Kim')).getByText('Contact Form Submission')).toBeVisible();
  });

  it('are answered in place, by email with the link or by marking a message', async () => {
    const { user, openMail } = await open([amara, grace]);
    await user.click((await row('Amara Osei')).getByRole('button', { name: 'Send link by email' }));
    expect(openMail.mock.calls.map(([address]) => address)).toEqual([
      expect.stringMatching(/^mailto:amara@shelter\.example\?/),
    ]);
    await user.click((await row('Grace Kim')).getByRole('button', { name: 'Mark completed' }));
    await waitFor(async () => expect(await statusOf('amara')).toBe('sent'));
    await waitFor(async () => expect(await statusOf('grace')).toBe('completed'));
  });

  it('keep their places after an answer until the pointer leaves, so a second press hits no other', async () => {
    const { user, openMail } = await open([grace, amara]);
    const button = (await row('Grace Kim')).getByRole('button', { name: 'Mark completed' });
    await user.click(button);
    await waitFor(async () => expect(await statusOf('grace')).toBe('completed'));
    expect(names()).toEqual(['Grace Kim', 'Amara Osei']);
    expect(button).toHaveTextContent('Completed');
    await user.click(button);
    expect(openMail).not.toHaveBeenCalled();
    expect(await statusOf('grace')).toBe('completed');
    await user.click((await row('Grace Kim')).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await statusOf('grace')).toBe('pending'));
    await user.click((await row('Grace Kim')).getByRole('button', { name: 'Mark completed' }));
    await user.click(document.body);
    await waitFor(() => expect(names()).toEqual(['Amara Osei']));
  });

  it('show an error if an answer fails', async () => {
    const { user } = await open([amara]);
    failRequests(':commit', 403, 'PERMISSION_DENIED');
    await user.click((await row('Amara Osei')).getByRole('button', { name: 'Send link by email' }));
    expect(await screen.findByText('Failed to update status')).toBeVisible();
  });

  it('show how many more are pending', async () => {
    const { waiting } = await open(
      Array.from({ length: 14 }, (_, place) => aLead({ id: `person${place}`, name: `Person ${place}` })),
    );
    expect(await waiting.findByText('4 more waiting')).toBeVisible();
  });

  it('are replaced with a message when all are answered', async () => {
    const { waiting } = await open([aLead({ status: 'sent' })]);
    expect(await waiting.findByText('No requests waiting')).toBeVisible();
  });

  it('are not reported as answered if reading them is denied', async () => {
    failRequests(':runQuery', 403, 'PERMISSION_DENIED');
    const { waiting } = await open([]);
    expect(await waiting.findByText('Failed to fetch playbook requests')).toBeVisible();
    expect(waiting.queryByText('No requests waiting')).toBeNull();
  });

  it('have no actions for a person who cannot change them', async () => {
    await storeRecords({ leads: [amara] });
    // The rules would show Mia no requests, so the card bypasses them.
    asOwner();
    renderInRouter(<PendingLeadsCard actor={mia} playbookLink="https://acf.example" to="/bundles" />);
    expect(await screen.findByRole('link', { name: 'Amara Osei' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
