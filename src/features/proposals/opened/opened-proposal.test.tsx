import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSessionHint } from '@/shared/auth/session-hint';
import { covers } from '@/testing/covers';
import { aClientProposal, aDeck } from '@/testing/records/proposal-content';
import { renderInRouter } from '@/testing/render-in-router';
import { writeReaderContent } from '../content/reader-content';
import type { OpenedPage } from '../gate/open-gate';
import { OpenedDeck } from './opened-deck';
import { OpenedProposal } from './opened-proposal';
import { ReaderRequests } from './reader-requests.fixture';
import type { VisitAct } from './visits';

let requests: ReaderRequests;

/** Returns the sent acts in order. */
const acts = (): VisitAct[] =>
  requests.sent
    .filter(({ path }) => path.includes('/visits/'))
    .map(({ fields: { what, detail, section } }) => ({
      what: what as VisitAct['what'],
      detail: detail as string,
      ...(section !== undefined && { section: section as string }),
    }));

const address = 'https://acf.example/proposals/river-house';

const page = (more: Partial<OpenedPage> = {}): OpenedPage => ({
  slug: 'river-house',
  text: writeReaderContent(aClientProposal()),
  keyId: 'key',
  recipient: 'amaraRecipient000001',
  expiresAt: null,
  answersOnly: false,
  ...more,
});

const show = (opened = page(), View = OpenedProposal) => {
  const onEvent = vi.fn();
  renderInRouter(<View page={opened} address={address} onLeave={() => {}} onEvent={onEvent} />);
  return { onEvent, user: userEvent.setup() };
};

beforeEach(() => {
  requests = new ReaderRequests();
});
afterEach(() => setSessionHint(false));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('An opened page', () => {
  const update = { at: '2026-11-23T15:00:00Z', changes: ['Start has prices.'] };
  const expiresAt = new Date(2026, 11, 31, 12);

  it('shows what its latest version changed, and how long it is valid', () => {
    show(page({ text: writeReaderContent(aClientProposal(), update), expiresAt }));
    expect(screen.getByText('Updated on 23 November 2026:')).toBeVisible();
    expect(screen.getByText('Start has prices.')).toBeVisible();
    expect(screen.getByText('Valid until 31 December 2026')).toBeVisible();
  });

  it('shows changes and validity on the cover of a presentation', () => {
    show(page({ text: writeReaderContent(aDeck(), update), expiresAt }), OpenedDeck);
    const cover = screen.getByRole('region', { name: 'Hours back' });
    expect(cover).toHaveTextContent('Updated on November 23, 2026: Start has prices.');
    expect(cover).toHaveTextContent('Valid until December 31, 2026');
  });
});

describe('The sharing of a proposal', () => {
  it('copies the link, confirms it and counts it', covers('PRO-144', 'PRO-145', 'PRO-303'), async () => {
    const { onEvent } = show();
    press('Share');
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
    expect(await within(dialog).findByText('Proposal link copied to clipboard!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(acts()).toContainEqual({ what: 'shared', detail: 'copy_link' });
    expect(onEvent.mock.calls).toContainEqual(['proposal_share', 'River House']);
  });

  it('is offered and counted in a presentation too', covers('PRO-303'), async () => {
    const { onEvent } = show(page({ text: writeReaderContent(aDeck()) }), OpenedDeck);
    press('Share');
    await screen.findByText('Proposal link copied to clipboard!');
    expect(acts()).toContainEqual({ what: 'shared', detail: 'copy_link' });
    expect(onEvent.mock.calls).toContainEqual(['proposal_share', 'River House']);
  });

  it('by the phone’s share sheet counts as a visit, not as a copied link', async () => {
    const { onEvent } = show();
    const share = vi.fn<(data: ShareData) => Promise<void>>();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    press('Share');
    const device = await screen.findByRole('button', { name: 'Share with an app' });

    share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    fireEvent.click(device);
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryByText(/Sharing didn’t work/)).toBeNull();

    share.mockRejectedValueOnce(new DOMException('No app', 'NotAllowedError'));
    fireEvent.click(device);
    expect(await screen.findByText('Sharing didn’t work. Copy the link instead.')).toBeVisible();
    expect(acts().map(({ what }) => what)).not.toContain('shared');

    share.mockResolvedValueOnce();
    fireEvent.click(device);
    await waitFor(() => expect(acts()).toContainEqual({ what: 'shared', detail: 'device' }));
    expect(share).toHaveBeenLastCalledWith({
      title: 'A first month',
      text: 'To open it you need an access code and its email address. Ask me or ACF for your own.',
      url: address,
    });
    expect(onEvent).not.toHaveBeenCalledWith('proposal_share', 'River House');
    vi.unstubAllGlobals();
  });

  it('shows the link when the browser refuses to copy, and counts nothing', async () => {
    const { onEvent } = show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    press('Share');
    const dialog = await screen.findByRole('dialog', { name: 'Share this page' });
    expect(
      await within(dialog).findByText(
        'We could not copy the link. It is selected above: copy it from there.',
      ),
    ).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Link' })).toHaveValue(address);
    expect(acts().map(({ what }) => what)).not.toContain('shared');
    expect(onEvent).not.toHaveBeenCalledWith('proposal_share', 'River House');
  });

  it('offers a text that says what a colleague needs', async () => {
    show();
    press('Share');
    expect(await screen.findByRole('textbox', { name: 'Text to share' })).toHaveValue(
      `A first month\n${address}\nTo open it you need an access code and its email address. Ask me or ACF for your own.`,
    );
  });

  it('requests access for a colleague from ACF', async () => {
    const { user } = show();
    press('Share');
    const form = await screen.findByRole('form', { name: 'Ask ACF to give a colleague their own access' });
    await user.type(within(form).getByRole('textbox', { name: /Email/ }), 'cara');
    await user.click(within(form).getByRole('button', { name: 'Ask for access' }));
    expect(await within(form).findByText('Enter your colleague’s name.')).toBeVisible();
    expect(within(form).getByText('Enter an email address, such as name@example.org.')).toBeVisible();
    await user.type(within(form).getByRole('textbox', { name: /Name/ }), 'Cara Diaz');
    await user.type(within(form).getByRole('textbox', { name: /Email/ }), '@river-house.example');
    await user.click(within(form).getByRole('button', { name: 'Ask for access' }));
    expect(
      await within(form).findByText('Sent. We will get in touch about access for Cara Diaz.'),
    ).toBeVisible();
    expect(acts()).toContainEqual({ what: 'requested', detail: 'cara@river-house.example\nCara Diaz' });
  });
});

describe('A request for a colleague’s access that fails', () => {
  it('shows an error and keeps what was typed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = show();
    press('Share');
    const form = await screen.findByRole('form', { name: 'Ask ACF to give a colleague their own access' });
    await user.type(within(form).getByRole('textbox', { name: /Name/ }), 'Cara Diaz');
    await user.type(within(form).getByRole('textbox', { name: /Email/ }), 'cara@river-house.example');
    requests.failures.push([503, 'UNAVAILABLE']);
    await user.click(within(form).getByRole('button', { name: 'Ask for access' }));
    expect(
      await within(form).findByText(/^This was not sent\. Your text is still here\. Send it again/),
    ).toBeVisible();
    expect(within(form).getByRole('textbox', { name: /Name/ })).toHaveValue('Cara Diaz');
    expect(within(form).getByRole('textbox', { name: /Email/ })).toHaveValue('cara@river-house.example');
    warn.mockRestore();
  });
});

describe('The download of a proposal', () => {
  it('offers the print window first, and prints after the dialog has closed', covers('PRO-302'), async () => {
    const { onEvent } = show();
    let wasOpen: boolean | undefined;
    const print = vi.fn(() => {
      wasOpen = screen.queryByRole('dialog') !== null;
    });
    vi.stubGlobal('print', print);
    press('Download');
    const dialog = await screen.findByRole('dialog', { name: 'Download this page' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Save as PDF', 'Download as a file', 'Close']);
    press('Save as PDF');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(wasOpen).toBe(false);
    vi.unstubAllGlobals();
    expect(acts()).toContainEqual({ what: 'downloaded', detail: 'start' });
    expect(onEvent.mock.calls).toContainEqual(['proposal_download', 'River House']);
  });

  it('of a presentation is only a print, and is counted the same way', async () => {
    const { onEvent } = show(page({ text: writeReaderContent(aDeck()) }), OpenedDeck);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    press('Download');
    const dialog = await screen.findByRole('dialog', { name: 'Download this page' });
    expect(within(dialog).queryByRole('button', { name: 'Download as a file' })).toBeNull();
    press('Save as PDF');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
    expect(acts()).toContainEqual({ what: 'downloaded', detail: '' });
    expect(onEvent.mock.calls).toContainEqual(['proposal_download', 'River House']);
  });
});

describe('A question about a section', () => {
  const ask = async () => {
    press('Ask about this (What it takes, and why us)');
    return screen.findByRole('dialog', { name: 'Ask about this' });
  };

  it('is offered at each section of a proposal', () => {
    show();
    expect(
      screen.getAllByRole('button', { name: /^Ask about this/ }).map(({ textContent }) => textContent),
    ).toEqual([
      'Ask about this (Start → Grow → Expand: Your Path to Smarter Fundraising)',
      'Ask about this (What it takes, and why us)',
      'Ask about this (Timeline)',
    ]);
  });

  it('is sent with its section', async () => {
    const { user } = show();
    const dialog = await ask();
    expect(dialog).toHaveTextContent('About What it takes, and why us');
    await user.type(within(dialog).getByRole('textbox'), 'Who trains our volunteers?');
    await user.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect(
      await within(dialog).findByText('Your question was sent. We answer within 24 hours on business days.'),
    ).toBeVisible();
    expect(acts()).toContainEqual({
      what: 'asked',
      detail: 'Who trains our volunteers?',
      section: 'information',
    });
  });

  it('keeps its text when sending fails, and is at most 1,000 characters long', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = show();
    const dialog = await ask();
    const field = within(dialog).getByRole('textbox');
    fireEvent.change(field, { target: { value: 'x'.repeat(1_001) } });
    await user.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect(await within(dialog).findByText('Use 1000 characters or fewer.')).toBeVisible();
    requests.failures.push([503, 'UNAVAILABLE']);
    fireEvent.input(field, { target: { value: 'x'.repeat(1_000) } });
    await user.click(within(dialog).getByRole('button', { name: 'Send question' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('alert')).toHaveTextContent(
        /Your question was not sent\. Your text is still here\. Send it again/,
      ),
    );
    expect(field).toHaveValue('x'.repeat(1_000));
    warn.mockRestore();
  });

  it('is offered at every slide of a presentation', async () => {
    const { user } = show(page({ text: writeReaderContent(aDeck()) }), OpenedDeck);
    const button = screen.getByRole('button', { name: /^Ask about this/ });
    const isFirst = button.textContent.includes('(Hours back)');
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this' });
    await user.type(within(dialog).getByRole('textbox'), 'Why?');
    await user.click(within(dialog).getByRole('button', { name: 'Send question' }));
    await waitFor(() =>
      expect(acts()).toContainEqual({ what: 'asked', detail: 'Why?', section: isFirst ? 'title' : 'agenda' }),
    );
  });

  it('is not offered to staff, whose visit is not stored', async () => {
    setSessionHint(true);
    show();
    expect(screen.queryByRole('button', { name: /Ask about this/ })).toBeNull();
    press('Share');
    await screen.findByText('Proposal link copied to clipboard!');
    expect(screen.queryByRole('form', { name: /colleague/ })).toBeNull();
    expect(requests.sent).toEqual([]);
    expect(requests.read).toEqual([]);
  });
});

describe('A quiet reader', () => {
  it('leaves no visit, but can still send a choice', async () => {
    requests.record = { chosen: 'grow', chosenAt: new Date(2026, 10, 23, 12) };
    const { user } = show(page({ answersOnly: true }));
    expect(await screen.findByText('You chose Grow on 23 November.')).toBeVisible();
    press('Share');
    await screen.findByText('Proposal link copied to clipboard!');
    expect(requests.sent).toEqual([]);
    press('Close');
    await user.click(screen.getByRole('radio', { name: 'Start' }));
    press("Let's Get Connected");
    await user.click(await screen.findByRole('button', { name: 'Send my choice' }));
    await waitFor(() => expect(acts()).toEqual([{ what: 'chose', detail: 'start' }]));
  });
});
