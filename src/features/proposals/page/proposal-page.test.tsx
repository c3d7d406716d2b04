import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { builtFacts, type SiteFacts } from '@/content/site-facts';
import { showSiteFacts } from '@/shared/facts/use-site-facts';
import { aClientProposal } from '@/testing/records/proposal-content';
import { renderInRouter } from '@/testing/render-in-router';
import { ProposalPage } from './proposal-page';
import type { ClientAnswer } from './sent-choice';

afterEach(() => showSiteFacts(builtFacts));

const none: SiteFacts = { socialLinks: [], meditationLinks: [], certificates: [] };

const show = (more: Partial<Parameters<typeof ProposalPage>[0]> = {}, known: Partial<SiteFacts> = {}) => {
  showSiteFacts({ ...none, ...known });
  return renderInRouter(<ProposalPage content={aClientProposal()} onExit={() => {}} {...more} />);
};

const banner = () => screen.getByRole('region', { name: 'Your choice' });
const hero = () => screen.getByRole('region', { name: 'Hours back' });
const chosenOn = new Date(2026, 10, 23, 12);

const { packages } = aClientProposal();
const priced = aClientProposal({
  packages: {
    ...packages,
    start: {
      ...packages.start,
      prices: [
        { scope: 'Two workflows', amount: 3_000, tax: 13, due: 'on signing' },
        { scope: 'Training', amount: 1_500, tax: 13 },
      ],
    },
  },
});

describe('The prices of a proposal', () => {
  it('are shown on the card with tax, due date and total, and summed in the banner', async () => {
    const user = userEvent.setup();
    show({ content: priced });
    const start = screen.getByRole('radio', { name: 'Start' }).closest('li') as HTMLElement;
    for (const words of [
      'Two workflows$3,000.00+ $390.00 tax (13%)Due: on signing',
      'Training$1,500.00+ $195.00 tax (13%)',
      'Total$5,085.00 CAD',
    ])
      expect(start).toHaveTextContent(words);
    expect(banner()).toHaveTextContent('Start: $4,500.00 + $585.00 tax = $5,085.00 CAD');
    expect(banner()).not.toHaveTextContent('quoted');

    await user.click(screen.getByRole('radio', { name: 'Grow' }));
    expect(banner()).not.toHaveTextContent('$');
    expect(banner()).toHaveTextContent('What it costs is quoted after the scoping session');
    const grow = screen.getByRole('radio', { name: 'Grow' }).closest('li');
    expect(grow).toHaveTextContent('Quoted after the scoping session');
  });

  it('are absent if none are set', () => {
    show();
    expect(screen.queryByRole('heading', { name: 'Price' })).toBeNull();
  });
});

describe('The edition of a proposal', () => {
  it('shows when it was sent and how long it is valid', () => {
    show({
      update: { at: '2026-11-23T15:00:00Z', changes: [] },
      expiresAt: new Date(2026, 11, 31, 12),
    });
    expect(within(hero()).getByText('Sent on 23 November 2026')).toBeVisible();
    expect(within(hero()).getByText('Valid until 31 December 2026')).toBeVisible();
  });

  it('lists the first changes, and the others on request', async () => {
    const user = userEvent.setup();
    const changes = ['Start has prices.', 'The pilot is shorter.', 'A reason is new.', 'A step is gone.'];
    show({ update: { at: '2026-11-23T15:00:00Z', changes } });
    expect(hero()).toHaveTextContent(`Updated on 23 November 2026:${changes.join('')}`);
    const all = within(hero()).getByRole('button', { name: 'Show all 4 changes' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await user.click(all);
    expect(within(hero()).getByRole('button', { name: 'Show fewer changes' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('shows no dates if none are known', () => {
    show();
    expect(hero()).not.toHaveTextContent(/Sent on|Updated on|Valid until/);
  });
});

describe('The contact of a proposal', () => {
  const sender = {
    name: 'Maya Chen',
    role: 'Program lead',
    email: 'maya@acf.example',
    phone: '+1 416 555 0100',
    bookingLink: 'https://booking.acf.example/maya',
  };

  it('is the sender, at the end and beside the choice', () => {
    show(
      { content: aClientProposal({ sender }) },
      { email: 'hello@acf.example', bookingLink: 'https://booking.acf.example/all' },
    );
    for (const place of [banner(), screen.getByRole('region', { name: 'Your contact' })]) {
      expect(place).toHaveTextContent('Maya ChenProgram lead');
      expect(within(place).getByRole('link', { name: 'maya@acf.example' })).toHaveAttribute(
        'href',
        'mailto:maya@acf.example',
      );
      expect(within(place).getByRole('link', { name: '+1 416 555 0100' })).toHaveAttribute(
        'href',
        'tel:+14165550100',
      );
      expect(place).not.toHaveTextContent('hello@acf.example');
    }
    expect(screen.getByRole('link', { name: /^Schedule Session/ })).toHaveAttribute(
      'href',
      'https://booking.acf.example/maya',
    );
  });

  it('is the organization if there is no sender', () => {
    show({}, { email: 'hello@acf.example', bookingLink: 'https://booking.acf.example/all' });
    const contact = screen.getByRole('region', { name: 'Your contact' });
    expect(within(contact).getByRole('link', { name: 'hello@acf.example' })).toBeVisible();
    expect(within(contact).getByRole('link', { name: /^Book a time/ })).toHaveAttribute(
      'href',
      'https://booking.acf.example/all',
    );
  });

  it('is left out, with every booking button, if no fact is set', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.queryByRole('region', { name: 'Your contact' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Schedule|Book/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: "Let's Get Connected" }));
    const dialog = await screen.findByRole('dialog', { name: 'Excellent Choice!' });
    expect(within(dialog).queryByRole('link')).toBeNull();
  });
});

describe('A choice that was already sent', () => {
  const choice = { package: 'grow', at: chosenOn } as const;

  it('is selected and named, and its button focuses the package', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    show({ choice, onChoose });
    expect(screen.getByRole('radio', { name: 'Grow' })).toBeChecked();
    expect(banner()).toHaveTextContent('You chose Grow on 23 November.');
    expect(onChoose.mock.calls).toEqual([['grow']]);
    await user.click(within(banner()).getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: 'Grow' })).toHaveFocus();
  });

  it('cannot be sent twice, but a question can follow', async () => {
    const user = userEvent.setup();
    const onAnswer = vi.fn<(answer: ClientAnswer) => Promise<void>>(() => Promise.resolve());
    show({ choice, onAnswer });
    await user.click(screen.getByRole('button', { name: "Let's Get Connected" }));
    const dialog = await screen.findByRole('dialog', { name: 'Excellent Choice!' });
    expect(dialog).toHaveTextContent('You have sent your choice of Grow. You can still ask a question.');
    expect(within(dialog).queryByRole('button', { name: 'Send My Choice' })).toBeNull();
    await user.type(within(dialog).getByRole('textbox'), 'May we begin in May?');
    await user.click(within(dialog).getByRole('button', { name: 'Send Question' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent('Your question was sent.'),
    );
    expect(onAnswer.mock.calls).toEqual([[{ question: 'May we begin in May?' }]]);
  });

  it('can be replaced by another one', async () => {
    const user = userEvent.setup();
    const onAnswer = vi.fn<(answer: ClientAnswer) => Promise<void>>(() => Promise.resolve());
    show({ choice, onAnswer });
    await user.click(screen.getByRole('radio', { name: 'Start' }));
    expect(banner()).toHaveTextContent('You chose Grow on 23 November. Start is selected now.');
    await user.click(screen.getByRole('button', { name: "Let's Get Connected" }));
    await user.click(await screen.findByRole('button', { name: 'Send My Choice' }));
    await waitFor(() => expect(banner()).toHaveTextContent(/You chose Start on \d+ \w+\. Change/));
    expect(onAnswer.mock.calls).toEqual([[{ package: 'start', question: '' }]]);
  });
});
