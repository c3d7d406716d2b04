import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldCounts } from '@/shared/lists/held-counts';
import { ada, mia } from '@/testing/actors';
import { aLead } from '@/testing/records/lead';
import { renderInRouter } from '@/testing/render-in-router';
import { LeadsInMemory } from './lead-repository.fixture';
import { WaitingRequestsCard } from './waiting-requests-card';

const amara = aLead();
const grace = aLead({ id: 'grace', name: 'Grace Kim', bundleType: 'Contact Form Submission' });

function open(repository: LeadsInMemory, actor = ada) {
  const openMail = vi.fn<(address: string) => void>();
  const card = () => (
    <WaitingRequestsCard
      actor={actor}
      repository={repository}
      playbookLink="https://acf.example/playbook/day1-impact"
      to="/bundles"
      openMail={openMail}
    />
  );
  const { rerender } = renderInRouter(card());
  /** The database brings other requests. */
  const receive = (documents: LeadsInMemory['documents']) => {
    const data = { documents, invalid: [], cursors: undefined };
    repository.override = { status: 'ready', fromServer: true, data };
    rerender(card());
  };
  return { user: userEvent.setup(), openMail, receive };
}

const row = (name: string) =>
  within(screen.getByRole('link', { name }).closest('li') ?? document.createElement('li'));

afterEach(() => act(() => heldCounts.clear()));

describe('the requests that wait, on the home of an administrator', () => {
  it('name their type and lead to themselves in the list', () => {
    open(new LeadsInMemory([amara, grace]));
    expect(screen.getByRole('link', { name: 'Amara Osei' })).toHaveAttribute('href', '/bundles?open=amara');
    expect(row('Grace Kim').getByText('Contact Form Submission')).toBeInTheDocument();
  });

  it('are answered where they stand: one by the mail with the link, a message by marking it', async () => {
    const repository = new LeadsInMemory([amara, grace]);
    const { user, openMail } = open(repository);
    await user.click(row('Amara Osei').getByRole('button', { name: 'Send link by email' }));
    expect(openMail).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^mailto:amara@shelter\.example\?/),
    );
    await user.click(row('Grace Kim').getByRole('button', { name: 'Mark completed' }));
    expect(repository.statuses).toEqual([
      ['amara', 'sent'],
      ['grace', 'completed'],
    ]);
  });

  it('keep their places after an answer until the pointer leaves: a second press reaches nobody else', async () => {
    const repository = new LeadsInMemory([grace, amara]);
    const { user, openMail, receive } = open(repository);
    const names = () =>
      screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);
    const button = row('Grace Kim').getByRole('button', { name: 'Mark completed' });
    await user.click(button);
    receive([amara]);
    expect(names()).toEqual(['Grace Kim', 'Amara Osei']);
    expect(button).toHaveTextContent('Completed');
    await user.click(button);
    expect(openMail).not.toHaveBeenCalled();
    expect(repository.statuses).toEqual([['grace', 'completed']]);
    await user.click(row('Grace Kim').getByRole('button', { name: 'Undo' }));
    expect(repository.statuses).toEqual([
      ['grace', 'completed'],
      ['grace', 'pending'],
    ]);
    await user.click(document.body);
    expect(names()).toEqual(['Amara Osei']);
  });

  it('say what went wrong with an answer', async () => {
    const repository = new LeadsInMemory([amara]);
    repository.outcome = Promise.resolve({ state: 'refused', because: 'denied' });
    const { user } = open(repository);
    await user.click(row('Amara Osei').getByRole('button', { name: 'Send link by email' }));
    expect(await screen.findByText('Failed to update status')).toBeInTheDocument();
  });

  it('are followed by how many more there are', async () => {
    const repository = new LeadsInMemory([amara, grace]);
    vi.spyOn(repository, 'count').mockResolvedValue(14);
    open(repository);
    expect(await screen.findByText('12 more wait.')).toBeInTheDocument();
  });

  it('are none when every request has been answered', () => {
    const repository = new LeadsInMemory([]);
    open(repository);
    expect(screen.getByText('Every request has been answered.')).toBeInTheDocument();
  });

  it('are not called answered when they may not be seen', () => {
    const repository = new LeadsInMemory([]);
    repository.override = { status: 'denied' };
    open(repository);
    expect(screen.getByText('Failed to fetch playbook requests')).toBeInTheDocument();
    expect(screen.queryByText('Every request has been answered.')).not.toBeInTheDocument();
  });

  it('offer nothing to whoever may not change them', () => {
    open(new LeadsInMemory([amara]), mia);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
