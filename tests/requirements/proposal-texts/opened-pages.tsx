import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { ProposalBoundary } from '@/app/routes/public/proposals/proposal-failure';
import { ProposalRoute } from '@/app/routes/public/proposals/proposal-route';
import { ProposalsRoute } from '@/app/routes/public/proposals/proposals-route';
import { KeyStore } from '@/features/proposals/gate/key-store.fixture';
import { SealedPages } from '@/features/proposals/gate/sealed-pages.fixture';
import { storedEnvelope } from '@/features/proposals/management/publishing/publication';
import { seedAccess } from '../../../scripts/seed/proposals/credentials';
import { sealedPages } from '../../../scripts/seed/proposals/sealed-pages';
import { besideTheList, localViews, type ViewName } from './list-and-local';

// Gates load this on their first event. Imported here, so that its listeners exist before the first test.
await import('@/app/analytics/page-views');

export type Slug = keyof typeof seedAccess;

/** The states of a page on the way to its text, by name. */
export type Seen = Readonly<Record<string, Element>>;

/** Codes that open nothing. */
const wrongCode = 'D3WN-8RJP5-K6ZA';

/** Copies the document's current content, with the title of its tab. */
export function copyOf(shown: Element): Element {
  const copy = document.createElement('div');
  copy.title = document.title;
  copy.append(...Array.from(shown.childNodes, (node) => node.cloneNode(true)));
  return copy;
}

/** Returns the sealed pages of the demonstration as a visitor's browser reads them. */
async function published(): Promise<SealedPages> {
  const pages = new SealedPages();
  for (const { slug, publication } of await sealedPages()) {
    pages.documents.set(`proposals/${slug}`, publication.gate);
    for (const sealed of publication.envelopes)
      pages.documents.set(`proposals/${slug}/sealed/${sealed.id}`, storedEnvelope(sealed));
  }
  return pages;
}

/**
 * Shows an address of the proposals with its routes, as a visitor of the sealed pages. Returns the result of
 * `look` and clears the document.
 */
export async function visit<T>(
  address: string,
  look: (container: Element, pages: SealedPages) => Promise<T>,
  isReachable = true,
): Promise<T> {
  const pages = await published();
  pages.isReachable = isReachable;
  vi.stubGlobal('fetch', pages.fetch);
  vi.stubGlobal('indexedDB', new KeyStore());
  vi.stubGlobal('scrollTo', () => {});
  userEvent.setup();
  const { container } = render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/proposals" element={<ProposalsRoute />} />
        <Route path="/proposals/:slug" element={<ProposalRoute />} />
        <Route path="/standalone-proposal" element={<ProposalRoute />} />
      </Routes>
    </MemoryRouter>,
  );
  try {
    return await look(container, pages);
  } finally {
    cleanup();
    await vi.dynamicImportSettled();
    pages.countedEvents();
    vi.unstubAllGlobals();
    localStorage.clear();
  }
}

const tryCode = (code: string, email: string) => {
  fireEvent.change(screen.getByLabelText('Access Code'), { target: { value: code } });
  const address = screen.queryByLabelText('Email Address');
  if (address) fireEvent.change(address, { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: /^(Access |Open the list)/ }));
};

const open = (slug: Slug, look: () => Promise<Seen>): Promise<Seen> => {
  if (slug === 'proposals')
    for (const [key, value] of Object.entries(besideTheList)) localStorage.setItem(key, value);
  return visit(slug === 'proposals' ? '/proposals' : `/proposals/${slug}`, async (container, sealed) => {
    const loading = copyOf(container);
    await screen.findByLabelText('Access Code');
    const gate = copyOf(container);
    const seen: Record<string, Element> = { loading, gate };
    if (kinds.has(slug)) {
      tryCode(wrongCode, seedAccess[slug].email);
      seen['opening'] = copyOf(container);
      await screen.findByText(/^Invalid access code/);
      seen['refused'] = copyOf(container);
      sealed.isReachable = false;
      tryCode(seedAccess[slug].code, seedAccess[slug].email);
      await screen.findByText(/^We couldn’t reach/);
      seen['failed'] = copyOf(container);
      sealed.isReachable = true;
    }
    tryCode(seedAccess[slug].code, seedAccess[slug].email);
    await screen.findByRole('button', { name: /^(Exit|Logout)$/ });
    return { ...seen, opened: copyOf(container), ...(await look()) };
  });
};

/** One page of each kind, which is also tested with a wrong code and without a connection. */
const kinds: ReadonlySet<Slug> = new Set(['proposals', 'tipping-point', 'tipping-point-presentation']);

const dialogAfter = async (button: string, name: string) => {
  fireEvent.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name });
  return dialog;
};

/** Chooses each package of a proposal in turn, then opens and closes each dialog. */
async function dialogsOf(): Promise<Seen> {
  const seen: Record<string, Element> = {};
  for (const name of ['Free Starter Pack', 'Grow', 'Expand', 'Start']) {
    fireEvent.click(screen.getByRole('radio', { name }));
    seen[`the choice of ${name}`] = copyOf(screen.getByRole('region', { name: 'Your choice' }));
  }
  for (const [key, button, name] of [
    ['confirmation', "Let's Get Connected", 'Excellent Choice!'],
    ['download', 'Download', 'Download this page'],
    ['share', 'Share', 'Share this page'],
    ['question', 'Ask about this (What it takes, and why us)', 'Ask about this'],
  ] as const) {
    const dialog = await dialogAfter(button, name);
    if (key === 'share') await screen.findByText(/copied to clipboard|could not copy/);
    seen[key] = copyOf(dialog);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  }
  return seen;
}

const pages = new Map<Slug, Promise<Seen>>();

/** Opens a page of the demonstration with its recipient's code, once in a file. */
export function pageOf(slug: Slug): Promise<Seen> {
  const known = pages.get(slug) ?? open(slug, slug === 'tipping-point' ? dialogsOf : async () => ({}));
  pages.set(slug, known);
  return known;
}

const views = new Map<ViewName, Promise<Element>>();

const openView = (name: ViewName): Promise<Element> => {
  const { address, heading, ...rest } = localViews[name];
  const stored: Readonly<Record<string, string>> = 'stored' in rest ? rest.stored : {};
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  return visit(address, async (container) => {
    await screen.findByRole('heading', { level: 1, name: heading });
    return copyOf(container);
  });
};

/** Opens a stored or missing page, once in a file. */
export function viewOf(name: ViewName): Promise<Element> {
  const known = views.get(name) ?? openView(name);
  views.set(name, known);
  return known;
}

const agents = {
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  Chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};

const Failing = (): never => {
  throw new Error('A page that cannot be rendered');
};

/** Shows a page that fails to render, in a browser with this name. */
export function failureIn(browser: keyof typeof agents): Element {
  // React itself logs the failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[browser]);
  const { container } = render(
    <MemoryRouter>
      <ProposalBoundary>
        <Failing />
      </ProposalBoundary>
    </MemoryRouter>,
  );
  return copyOf(container);
}

/** Returns the part of a page that a selector matches. Throws unless it matches exactly one. */
export function partOf(page: Element | undefined, selector: string): Element {
  if (page !== undefined && selector === ':scope') return page;
  const found = page?.querySelectorAll(selector) ?? [];
  const [only] = found;
  if (only === undefined || found.length > 1)
    throw new Error(`${found.length} parts of the page are "${selector}".`);
  return only;
}
