import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endPageListenersWithTest } from '@/shared/lib/page-listeners.fixture';
import { covers } from '@/testing/covers';
import { lazyPage } from '../lazy-page';
import { isTrackedPath } from './tracked-path';

interface Value {
  readonly stringValue?: string;
  readonly mapValue?: { readonly fields: Readonly<Record<string, Value>> };
}

interface Write {
  readonly update: { readonly fields: Record<string, Value> };
}

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

const Page = ({ title }: { readonly title: string }) => (
  <>
    <title>{title}</title>
    <h1>{title}</h1>
    <Link to="/playbook/day1-impact">To the playbook</Link>
    <Link to="/">Home</Link>
    <Link to="?a=1#part">Part</Link>
  </>
);
const Playbook = lazyPage('playbook', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return () => <Page title="Playbook" />;
});

/** Renders the component with fresh module state, as on a newly loaded page. */
async function begin(path: string) {
  window.history.replaceState(null, '', path);
  vi.resetModules();
  const { SiteAnalytics } = await import('./site-analytics');
  const site = () => (
    <StrictMode>
      <BrowserRouter>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/" element={<Page title="Home" />} />
            <Route path="/about" element={<Page title="About" />} />
            <Route path="/playbook/day1-impact" element={<Playbook />} />
            <Route path="/dashboard/*" element={<Page title="Workspace" />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
          <SiteAnalytics />
        </Suspense>
      </BrowserRouter>
    </StrictMode>
  );
  const { rerender } = render(site());
  return { renderAgain: () => rerender(site()) };
}

const parametersOf = ({ parameters }: Write['update']['fields']) =>
  Object.entries(parameters?.mapValue?.fields ?? {}).map(([name, value]) => `${name}=${value.stringValue}`);

/** Returns the events counted so far: name, page title if present, and parameters. */
async function counted(): Promise<string[]> {
  // Wait for the import of the counting code.
  await act(() => vi.dynamicImportSettled());
  window.dispatchEvent(new Event('pagehide'));
  return fetched.mock.calls.flatMap(([, request]) =>
    (JSON.parse(request?.body as string) as { writes: Write[] }).writes.map(({ update: { fields } }) =>
      [fields.eventName?.stringValue, fields.pageTitle?.stringValue, ...parametersOf(fields)]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

beforeEach(() => {
  endPageListenersWithTest();
  fetched = vi.fn<typeof fetch>(async () => new Response('{}'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('PerformanceObserver', undefined);
});
afterEach(() => {
  // Sends the queued events, which ends their timer.
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('SiteAnalytics', () => {
  it(
    'counts one page view per visit, even if the page renders again or its query changes',
    covers('PUB-121', 'PUB-297'),
    async () => {
      const { renderAgain } = await begin('/about');
      expect(await counted()).toEqual(['page_view About']);
      renderAgain();
      await userEvent.click(screen.getByRole('link', { name: 'Part' }));
      expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
      expect(window.location.search).toBe('?a=1');
      expect(await counted()).toEqual(['page_view About']);
    },
  );

  it(
    'counts the playbook once, with the title of the new page, and each return as a visit',
    covers('PUB-120', 'PUB-298'),
    async () => {
      await begin('/');
      await userEvent.click(screen.getByRole('link', { name: 'To the playbook' }));
      await screen.findByRole('heading', { name: 'Playbook' });
      await userEvent.click(screen.getByRole('link', { name: 'Home' }));
      expect(await counted()).toEqual([
        'page_view Home',
        'page_view Playbook',
        'playbook_access playbook_type=day1-impact',
        'page_view Home',
      ]);
    },
  );

  it('counts the page that an unknown address redirects to, not the address', async () => {
    await begin('/no-such-page');
    expect(await counted()).toEqual(['page_view Home']);
  });

  it('counts nothing in the workspace', async () => {
    await begin('/dashboard/notes');
    expect(await counted()).toEqual([]);
  });
});

describe('isTrackedPath', () => {
  it.each(['/', '/about', '/login', '/admin/login', '/dashboards', '/playbook/day1-impact'])(
    'counts %s',
    (path) => {
      expect(isTrackedPath(path)).toBe(true);
    },
  );
  it.each(['/dashboard', '/dashboard/notes', '/admin/dashboard', '/admin/dashboard/bundles', '/account'])(
    'does not count %s',
    (path) => {
      expect(isTrackedPath(path)).toBe(false);
    },
  );
});
