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

describe('the requests that wait, on the home of an administrator', () => {
  it('name their type and lead to themselves in the list', async () => {
    const { waiting } = await open([amara, grace]);
    expect(await waiting.findByRole('link', { name: 'Amara Osei' })).toHaveAttribute(
      'href',
      '/admin/dashboard/bundles?open=amara',
    );
    expect((await row('Grace Kim')).getByText('Contact Form Submission')).toBeVisible();
  });

  it('are answered where they stand: one by the mail with the link, a message by marking it', async () => {
    const { user, openMail } = await open([amara, grace]);
    await user.click((await row('Amara Osei')).getByRole('button', { name: 'Send link by email' }));
    expect(openMail.mock.calls.map(([address]) => address)).toEqual([
      expect.stringMatching(/^mailto:amara@shelter\.example\?/),
    ]);
    await user.click((await row('Grace Kim')).getByRole('button', { name: 'Mark completed' }));
    await waitFor(async () => expect(await statusOf('amara')).toBe('sent'));
    await waitFor(async () => expect(await statusOf('grace')).toBe('completed'));
  });

  it('keep their places after an answer until the pointer leaves: a second press reaches nobody else', async () => {
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

  it('say what went wrong with an answer', async () => {
    const { user } = await open([amara]);
    failRequests(':commit', 403, 'PERMISSION_DENIED');
    await user.click((await row('Amara Osei')).getByRole('button', { name: 'Send link by email' }));
    expect(await screen.findByText('Failed to update status')).toBeVisible();
  });

  it('are followed by how many more there are', async () => {
    const { waiting } = await open(
      Array.from({ length: 14 }, (_, place) => aLead({ id: `person${place}`, name: `Person ${place}` })),
    );
    expect(await waiting.findByText('4 more wait.')).toBeVisible();
  });

  it('are none when every request has been answered', async () => {
    const { waiting } = await open([aLead({ status: 'sent' })]);
    expect(await waiting.findByText('Every request has been answered.')).toBeVisible();
  });

  it('are not called answered when they may not be seen', async () => {
    failRequests(':runQuery', 403, 'PERMISSION_DENIED');
    const { waiting } = await open([]);
    expect(await waiting.findByText('Failed to fetch playbook requests')).toBeVisible();
    expect(waiting.queryByText('Every request has been answered.')).toBeNull();
  });

  it('offer nothing to whoever may not change them', async () => {
    await storeRecords({ leads: [amara] });
    // The rules would show Mia none, so they are read past them.
    asOwner();
    renderInRouter(<PendingLeadsCard actor={mia} playbookLink="https://acf.example" to="/bundles" />);
    expect(await screen.findByRole('link', { name: 'Amara Osei' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
