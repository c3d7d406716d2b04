import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClientProposal, aDeck } from '@/testing/records/proposal-content';
import { KeyStore } from '@/features/proposals/gate/key-store.fixture';
import type { EventSink } from '@/features/analytics/event-queue';
import { rightEntries, SealedPages } from '@/features/proposals/gate/sealed-pages.fixture';
import { holdLinkCode } from '@/shared/lib/link-code';
import { covers } from '@/testing/covers';
import { ProposalRoute } from './proposal-route';
import { ProposalsRoute } from './proposals-route';

// Deriving a key takes half a second on a busy machine, and a refusal takes at least 0.8 s.
vi.setConfig({ testTimeout: 60_000 });

// A visit counts at most 50 events, and for the queue all tests in this file are one visit.
vi.mock('@/features/analytics/event-queue', async (original) => {
  const real = await original<typeof import('@/features/analytics/event-queue')>();
  return {
    ...real,
    createEventQueue: (send: EventSink) =>
      real.createEventQueue(send, { ...real.defaultLimits, maxEvents: 1_000 }),
  };
});

// Gates import this on their first event. Import it here so that its listeners exist before the first test.
await import('@/app/analytics/page-views');

let pages: SealedPages;
let keys: KeyStore;

beforeEach(() => {
  pages = new SealedPages();
  keys = new KeyStore();
  vi.stubGlobal('fetch', pages.fetch);
  vi.stubGlobal('indexedDB', keys);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(async () => {
  cleanup();
  await vi.dynamicImportSettled();
  pages.countedEvents();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/proposals" element={<ProposalsRoute />} />
        <Route path="/proposals/:slug" element={<ProposalRoute />} />
      </Routes>
    </MemoryRouter>,
  );

const proposal = { slug: 'river-house', content: aClientProposal() };
const deck = {
  slug: 'river-house-presentation',
  kind: 'deck',
  clientName: 'River House',
  content: aDeck(),
} as const;
const list = {
  slug: 'proposals',
  kind: 'index',
  content: {
    kind: 'index',
    cards: [
      { slug: 'river-house', title: 'River House proposal', description: '' },
      { slug: 'standalone-proposal', title: 'The open offer', description: '' },
    ],
  },
} as const;

const codeField = () => screen.findByLabelText('Access Code');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enter(button: string, { code, email }: { code: string; email?: string } = rightEntries) {
  const field = await codeField();
  await userEvent.clear(field);
  await userEvent.type(field, code);
  if (email !== undefined) {
    const address = screen.getByLabelText('Email Address');
    await userEvent.clear(address);
    await userEvent.type(address, email);
  }
  await press(button);
}

const sealedReads = () => pages.read.filter((path) => path.includes('/sealed/'));
const wrong = { ...rightEntries, code: 'D3WN-8RJP5-K6ZA' };
const refusal = 'Invalid access code or email. Please check your credentials and try again.';

/** Enters a wrong code and waits for the refusal. */
async function fail(button: string) {
  await enter(button, wrong);
  await screen.findByText(refusal);
}

/** Prints the opened page, then shares it. */
async function downloadAndShare(leave: string) {
  await screen.findByRole('button', { name: leave });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Download');
  await userEvent.click(await screen.findByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await press('Share');
  await screen.findByText('Proposal link copied to clipboard!');
}

describe('The gate of a page', () => {
  it.each([
    [proposal, 'Access Proposal'],
    [deck, 'Access Presentation'],
  ] as const)(
    'reads nothing until code and email address are filled in, then opens the page',
    covers('PRO-055', 'PRO-056', 'PRO-065', 'PRO-066', 'PRO-286'),
    async (page, button) => {
      await pages.publish(page);
      show(`/proposals/${page.slug}`);
      await codeField();
      await press(button);
      await userEvent.type(screen.getByLabelText('Access Code'), rightEntries.code);
      await press(button);
      await userEvent.clear(screen.getByLabelText('Access Code'));
      await userEvent.type(screen.getByLabelText('Email Address'), rightEntries.email);
      await press(button);
      // The browser also refuses an e-mail address without "@".
      await userEvent.type(screen.getByLabelText('Access Code'), rightEntries.code);
      await userEvent.clear(screen.getByLabelText('Email Address'));
      await userEvent.type(screen.getByLabelText('Email Address'), 'amara');
      await press(button);
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-busy', 'false');
      expect(sealedReads()).toEqual([]);
      await enter(button);
      await screen.findByRole('button', { name: /^(Exit|Logout)$/ });
      expect(sealedReads()).toHaveLength(1);
    },
  );

  it(
    'shows the empty gate of a deck after Logout, even if a link brought its code',
    covers('PRO-070'),
    async () => {
      await pages.publish(deck);
      history.replaceState(null, '', `/proposals/river-house-presentation#code=${rightEntries.code}`);
      holdLinkCode();
      history.replaceState(null, '', '/');
      show('/proposals/river-house-presentation');
      expect(await codeField()).toHaveValue(rightEntries.code);
      await enter('Access Presentation');
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
      expect(await codeField()).toHaveValue('');
      expect(screen.getByLabelText('Email Address')).toHaveValue('');
      expect(screen.getByRole('heading', { name: 'River House' })).toBeVisible();
      expect(screen.queryByText('Agenda')).toBeNull();
    },
  );

  it('says what we record and links to the explanation', async () => {
    await pages.publish(proposal);
    show('/proposals/river-house');
    expect(
      await screen.findByText(/Sealed for you\. We see when you open it and which parts you read\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^What we keep/ })).toHaveAttribute('href', '/privacy#proposals');
  });

  it('offers an email with page and client filled in, and moves it above the button after three refusals', async () => {
    await pages.publish(deck);
    show('/proposals/river-house-presentation');
    const lost = await screen.findByRole('link', { name: 'Lost your code?' });
    const mail = new URL(lost.getAttribute('href') ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.searchParams.get('subject')).toBe('My access code for River House');
    expect(mail.searchParams.get('body')).toContain('Please send me a new access code for this page:');

    await fail('Access Presentation');
    await fail('Access Presentation');
    expect(screen.queryByText(/has your access ended/)).toBeNull();
    await fail('Access Presentation');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Lost the code, or has your access ended? Write to');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(lost.getAttribute('href'));
    expect(screen.queryByRole('link', { name: 'Lost your code?' })).toBeNull();
    const button = screen.getByRole('button', { name: 'Access Presentation' });
    expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('Access Code')).toHaveValue('D3WN-8RJP5-K6ZA');
  });

  it(
    'tells visitors that no page exists here and whom to write to, without mentioning the dashboard',
    covers('PRO-149', 'PRO-151'),
    async () => {
      show('/proposals/river-house');
      expect(await screen.findByRole('heading', { level: 1, name: 'Proposal not found' })).toBeVisible();
      expect(
        screen.getByText(
          /This page is no longer available, or the address is wrong\. Write to .+@.+ and we’ll send you a new link\./,
        ),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Email us for a new link' })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:.+@.+\?subject=.*river-house/),
      );
      expect(screen.getByRole('link', { name: 'Back to Proposals' })).toHaveAttribute('href', '/proposals');
      expect(screen.getByRole('link', { name: 'Go to the site' })).toHaveAttribute('href', '/');
      expect(document.body).not.toHaveTextContent('Admin dashboard');
    },
  );

  it('tells signed-in staff how to create a page', covers('PRO-150'), async () => {
    localStorage.setItem('acf.session', '1');
    show('/proposals/river-house');
    expect(
      await screen.findByText(/There is no published page or page in this browser.*Admin dashboard/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open proposal management' })).toHaveAttribute(
      'href',
      '/admin/dashboard/proposals',
    );
  });
});

describe('A page that stays open on a device', () => {
  const keep = () => userEvent.click(screen.getByLabelText('Keep this page open on this device for 7 days'));
  const exit = () => screen.findByRole('button', { name: 'Exit' });

  it('asks for the code again after a reload unless the reader ticked the box', async () => {
    await pages.publish(proposal);
    const { unmount } = show('/proposals/river-house');
    await codeField();
    expect(screen.getByLabelText('Keep this page open on this device for 7 days')).not.toBeChecked();
    await enter('Access Proposal');
    await exit();
    expect(keys.entries.size).toBe(0);
    unmount();
    show('/proposals/river-house');
    expect(await codeField()).toHaveValue('');
  });

  it(
    'opens without a code for seven days with a non-extractable key, and stores no name locally',
    covers('PRO-279'),
    async () => {
      vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] });
      await pages.publish(proposal);
      const { unmount } = show('/proposals/river-house');
      await codeField();
      await keep();
      await enter('Access Proposal');
      await exit();
      const kept = keys.entries.get('page/river-house') as { key: CryptoKey };
      await expect(crypto.subtle.exportKey('raw', kept.key)).rejects.toThrow();
      expect(localStorage).toHaveLength(0);
      unmount();

      vi.setSystemTime(new Date('2026-11-30T11:59:00Z'));
      const again = show('/proposals/river-house');
      await exit();
      again.unmount();

      vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
      show('/proposals/river-house');
      await codeField();
      expect(keys.entries.size).toBe(0);
    },
  );

  it('asks for the code again after Exit', async () => {
    await pages.publish(proposal);
    const { unmount } = show('/proposals/river-house');
    await codeField();
    await keep();
    await enter('Access Proposal');
    await userEvent.click(await exit());
    await codeField();
    expect(keys.entries.size).toBe(0);
    unmount();
    show('/proposals/river-house');
    await codeField();
  });

  it.each([
    ['the access was withdrawn', () => pages.withdraw('river-house')],
    ['a new version was published', () => pages.publish({ ...proposal, revision: 2 })],
  ])('asks for the code again and deletes the key after %s', async (_, change) => {
    await pages.publish(proposal);
    const { unmount } = show('/proposals/river-house');
    await codeField();
    await keep();
    await enter('Access Proposal');
    await exit();
    unmount();
    await Promise.resolve(change());
    show('/proposals/river-house');
    await codeField();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    expect(keys.entries.size).toBe(0);
  });
});

describe('The list of proposals', () => {
  const open = () => enter('Open the list', { code: rightEntries.code });

  it(
    'reads nothing without a code, and links each card to the page of its slug',
    covers('PRO-036', 'PRO-040'),
    async () => {
      await pages.publish(list);
      show('/proposals');
      await codeField();
      await press('Open the list');
      expect(sealedReads()).toEqual([]);
      await open();
      expect(await screen.findByRole('link', { name: 'River House proposal' })).toHaveAttribute(
        'href',
        '/proposals/river-house',
      );
      expect(screen.getByRole('link', { name: 'The open offer' })).toHaveAttribute(
        'href',
        '/standalone-proposal',
      );
      expect(sealedReads()).toHaveLength(1);
    },
  );

  it('says what we record about readers and helps with a lost code', async () => {
    await pages.publish(list);
    show('/proposals');
    await codeField();
    expect(screen.getByText(/^Sealed for you\. We see when you open it\.(?! We)/)).toBeVisible();
    expect(screen.queryByText(/which parts you read/)).toBeNull();
    expect(screen.getByRole('link', { name: /^What we keep/ })).toHaveAttribute('href', '/privacy#proposals');
    const lost = screen.getByRole('link', { name: 'Lost your code?' }).getAttribute('href') ?? '';
    expect(new URL(lost).searchParams.get('subject')).toBe('My access code for Proposals');
  });

  it(
    'reads only its flag, the local pages and the session mark from localStorage',
    covers('PRO-279', 'PRO-295'),
    async () => {
      localStorage.setItem('acf.proposals.static.bySlug.mine', JSON.stringify({ title: 'Mine' }));
      await pages.publish(list);
      const read = new Set<string>();
      const watched = new Proxy(localStorage, {
        get: (storage, name) => {
          if (name !== 'getItem') return Reflect.get(storage, name);
          return (key: string) => {
            read.add(key);
            return storage.getItem(key);
          };
        },
      });
      vi.stubGlobal('localStorage', watched);
      show('/proposals');
      await open();
      await screen.findByRole('link', { name: 'Mine' });
      expect([...read].toSorted()).toEqual([
        'acf.proposals.static.bySlug.mine',
        'acf.session',
        'proposals_authenticated',
      ]);
      expect(Object.keys(localStorage).toSorted()).toEqual([
        'acf.proposals.static.bySlug.mine',
        'proposals_authenticated',
      ]);
    },
  );

  it.each([
    ['another thing', 'a text'],
    ['a key without an address', { key: 'k' }],
    ['an address that no envelope has', { id: '../../users/ada', key: undefined }],
  ])('asks for the code if the stored key is %s', async (_, damaged) => {
    await pages.publish(list);
    const usable = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['decrypt']);
    keys.entries.set(
      'index',
      typeof damaged === 'object' && 'id' in damaged ? { ...damaged, key: usable } : damaged,
    );
    localStorage.setItem('proposals_authenticated', 'true');
    show('/proposals');
    await codeField();
    expect(keys.entries.size).toBe(0);
    expect(localStorage).toHaveLength(0);
    await open();
    expect(await screen.findByRole('link', { name: 'River House proposal' })).toBeVisible();
  });

  it('asks for the code if the browser refuses access to its key store', async () => {
    await pages.publish(list);
    localStorage.setItem('proposals_authenticated', 'true');
    vi.spyOn(keys, 'open').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    show('/proposals');
    expect(await codeField()).toBeVisible();
  });
});

describe('The analytics of a gate', () => {
  it(
    "record page, client, outcome and the reader's random id, but nothing that was typed",
    covers('PRO-297', 'PRO-298', 'PUB-302', 'PUB-303'),
    async () => {
      await pages.publish(proposal);
      show('/proposals/river-house');
      await fail('Access Proposal');
      await enter('Access Proposal');
      await screen.findByRole('button', { name: 'Exit' });
      await waitFor(() => expect(pages.countedEvents()).toHaveLength(3));
      expect(pages.countedEvents()).toEqual([
        ['proposal_auth', { proposal_type: 'river-house', client_name: '', success: 'false' }],
        ['proposal_auth', { proposal_type: 'river-house', client_name: '', success: 'true' }],
        [
          'proposal_access',
          { proposal_type: 'river-house', client_name: 'River House', recipient: 'readerOfFixture00001' },
        ],
      ]);
    },
  );

  it('count an opened deck as viewed', covers('PRO-299', 'PRO-300', 'PRO-301'), async () => {
    await pages.publish(deck);
    show('/proposals/river-house-presentation');
    await enter('Access Presentation');
    await screen.findByRole('button', { name: 'Logout' });
    const about = { proposal_type: 'river-house-presentation', client_name: 'River House' };
    await waitFor(() => expect(pages.countedEvents()).toHaveLength(3));
    expect(pages.countedEvents()).toEqual([
      ['proposal_auth', { ...about, success: 'true' }],
      ['proposal_access', { ...about, recipient: 'readerOfFixture00001' }],
      ['proposal_view', about],
    ]);
  });

  it('count the list under its own name', covers('PRO-297', 'PRO-299'), async () => {
    await pages.publish(list);
    show('/proposals');
    await enter('Open the list', { code: rightEntries.code });
    await screen.findByRole('link', { name: 'River House proposal' });
    await waitFor(() => expect(pages.countedEvents()).toHaveLength(2));
    expect(pages.countedEvents()).toEqual([
      ['proposal_auth', { proposal_type: 'proposals', client_name: '', success: 'true' }],
      ['proposal_access', { proposal_type: 'proposals', client_name: '', recipient: 'readerOfFixture00001' }],
    ]);
  });

  it(
    'record page, client and share method when the page is downloaded or shared',
    covers('PRO-302', 'PRO-303', 'PUB-304', 'PUB-305'),
    async () => {
      await pages.publish(deck);
      show('/proposals/river-house-presentation');
      await enter('Access Presentation');
      await downloadAndShare('Logout');
      const about = { proposal_type: 'river-house-presentation', client_name: 'River House' };
      await waitFor(() => expect(pages.countedEvents()).toHaveLength(5));
      expect(pages.countedEvents().slice(3)).toEqual([
        ['proposal_download', about],
        ['proposal_share', { ...about, share_method: 'copy_link' }],
      ]);
    },
  );

  it('count only failed attempts when a quiet recipient opens, downloads and shares the page', async () => {
    await pages.publish({ ...proposal, answersOnly: true });
    show('/proposals/river-house');
    await fail('Access Proposal');
    await enter('Access Proposal');
    await downloadAndShare('Exit');
    await waitFor(() => expect(pages.countedEvents()).not.toEqual([]));
    expect(pages.countedEvents()).toEqual([
      ['proposal_auth', { proposal_type: 'river-house', client_name: '', success: 'false' }],
    ]);
  });

  it('count only failed attempts when a quiet recipient opens the list', async () => {
    await pages.publish({ ...list, answersOnly: true });
    show('/proposals');
    await enter('Open the list', { code: wrong.code });
    await screen.findByText('Invalid access code. Please contact us for access.');
    await enter('Open the list', { code: rightEntries.code });
    await screen.findByRole('link', { name: 'River House proposal' });
    await waitFor(() => expect(pages.countedEvents()).not.toEqual([]));
    expect(pages.countedEvents()).toEqual([
      ['proposal_auth', { proposal_type: 'proposals', client_name: '', success: 'false' }],
    ]);
  });

  it('leave out staff who view a page as its client sees it', async () => {
    await pages.publish(proposal);
    localStorage.setItem('acf.session', '1');
    show('/proposals/river-house');
    await fail('Access Proposal');
    await enter('Access Proposal');
    await downloadAndShare('Exit');
    await vi.dynamicImportSettled();
    expect(pages.countedEvents()).toEqual([]);
  });
});
