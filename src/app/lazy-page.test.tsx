import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import { covers } from '@/testing/covers';
import { ChunkLoadError, lazyPage } from './lazy-page';
import { useRouteFailure } from './route-failure';

class Caught extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? <p role="alert">{this.state.error.name}</p> : this.props.children;
  }
}

/** Renders a stand-in for the error page of the screens. */
const Again = () => {
  const error = useRouteFailure();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => {
        if (error instanceof ChunkLoadError) error.forget();
        void navigate('/', { replace: true });
      }}
    >
      Try again
    </button>
  );
};

const show = (page: ReactNode) =>
  render(
    <Caught>
      <Suspense fallback={<p>Loading...</p>}>{page}</Suspense>
    </Caught>,
  );

// sessionStorage marks this visit as reloaded once, so the next failure is final. A test cannot reload.
const reloadedBefore = (name: string) => sessionStorage.setItem(`acf.reloaded.${name}`, '1');

afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('A lazy page', () => {
  it(
    'fetches its code when it is first shown, and shows a loading text until it arrives',
    covers('PUB-392'),
    async () => {
      const load = vi.fn(async () => () => <h1>About</h1>);
      const Page = lazyPage('about', load);
      expect(load).not.toHaveBeenCalled();
      show(<Page />);
      expect(screen.getByText('Loading...')).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('shows prefetched code at once', async () => {
    reloadedBefore('about');
    const Page = lazyPage('about', async () => () => <h1>About</h1>);
    await Page.preload();
    expect(sessionStorage).toHaveLength(0);
    show(<Page />);
    expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
  });

  it('throws a ChunkLoadError when its code cannot be loaded', covers('PUB-393', 'WRK-784'), async () => {
    reloadedBefore('about');
    // React logs errors that a boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const Page = lazyPage('about', () => Promise.reject(cause));
    show(<Page />);
    expect(await screen.findByRole('alert')).toHaveTextContent('ChunkLoadError');
  });

  it('neither reloads nor gives up when prefetching fails', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    let arrives = false;
    const Page = lazyPage('about', async () => {
      if (!arrives) throw cause;
      return () => <h1>About</h1>;
    });
    await expect(Page.preload()).rejects.toBe(cause);
    expect(sessionStorage).toHaveLength(0);
    arrives = true;
    show(<Page />);
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
  });

  it('requests its code once per attempt, and again only after the error is forgotten', async () => {
    reloadedBefore('about');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let arrives = false;
    const load = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (!arrives) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <h1>About</h1>;
    });
    const Page = lazyPage('about', load);
    const router = createMemoryRouter([{ path: '/', element: <Page />, errorElement: <Again /> }]);
    onTestFinished(() => router.dispose());
    render(<RouterProvider router={router} />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledTimes(1);
    arrives = true;
    again.click();
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not reload while offline, which would lose what still works', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Page = lazyPage('about', () => Promise.reject(new TypeError('Failed to fetch')));
    show(<Page />);
    expect(await screen.findByRole('alert')).toHaveTextContent('ChunkLoadError');
    expect(sessionStorage).toHaveLength(0);
  });

  it('gives up after 120 s, not sooner', covers('PUB-408', 'WRK-785'), async () => {
    vi.useFakeTimers();
    reloadedBefore('about');
    const Page = lazyPage('about', () => new Promise<never>(() => {}));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    show(<Page />);
    await act(() => vi.advanceTimersByTimeAsync(119_999));
    expect(screen.getByText('Loading...')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent('ChunkLoadError');
  });

  it('may reload again after its code has loaded once', async () => {
    reloadedBefore('about');
    const Page = lazyPage('about', async () => () => <h1>About</h1>);
    show(<Page />);
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
