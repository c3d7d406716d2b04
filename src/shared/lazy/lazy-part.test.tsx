import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyDialog } from './lazy-dialog';
import { lazyPart } from './lazy-part';

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const comeBack = (connection: ReturnType<typeof goOffline>) => {
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
};

/** Returns code whose loads fail until `isThere` is set. */
function code<T>(loaded: T) {
  const server = { isThere: false };
  const load = vi.fn(async () => {
    if (!server.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return loaded;
  });
  return { server, load };
}

const Form = ({ onClose }: { readonly onClose: () => void }) => (
  <dialog open aria-label="Add note">
    <button type="button" onClick={onClose}>
      Cancel
    </button>
  </dialog>
);

beforeEach(() => {
  // The reason of a failure is logged to the console.
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('A lazy dialog', () => {
  it('says while offline that it opens later, and opens when the connection returns', async () => {
    const connection = goOffline();
    const { server, load } = code(Form);
    const LazyForm = lazyDialog(load);
    render(<LazyForm onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Not loaded yet' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This form opens when you are back online.');
    expect(load).not.toHaveBeenCalled();
    server.isThere = true;
    comeBack(connection);
    expect(await screen.findByRole('dialog', { name: 'Add note' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Not loaded yet' })).toBeNull();
  });

  it('retries on a press, and offers to reload the page after a second failure', async () => {
    const user = userEvent.setup();
    const { server, load } = code(Form);
    const LazyForm = lazyDialog(load);
    render(<LazyForm onClose={() => {}} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This form did not load. Check your connection and try again.',
    );
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Reload page' })).toBeVisible();
    server.isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Add note' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('can be closed after a failure, and loads again the next time', async () => {
    const user = userEvent.setup();
    const { server, load } = code(Form);
    const LazyForm = lazyDialog(load);
    const onClose = vi.fn();
    const { unmount } = render(<LazyForm onClose={onClose} />);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    server.isThere = true;
    render(<LazyForm onClose={onClose} />);
    expect(await screen.findByRole('dialog', { name: 'Add note' })).toBeVisible();
  });

  it('is shown in the first render if its code was prefetched', async () => {
    const LazyForm = lazyDialog(async () => Form);
    await LazyForm.code.load();
    render(<LazyForm onClose={() => {}} />);
    expect(screen.getByRole('dialog', { name: 'Add note' })).toBeVisible();
  });
});

describe('A lazy part of a screen', () => {
  it('shows a placeholder while loading, and its failure in its own place', async () => {
    const { load } = code(() => <p>Chart</p>);
    const Chart = lazyPart(load, { whileLoading: <p>Drawing</p>, missing: 'The chart did not load.' });
    render(<Chart renderFailure={(failure) => <section aria-label="Figures">{failure}</section>} />);
    expect(screen.getByText('Drawing')).toBeVisible();
    expect(await screen.findByText('The chart did not load.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Figures' })).toContainElement(
      screen.getByRole('button', { name: 'Try again' }),
    );
  });

  it('stays empty after a failure if it is optional', async () => {
    const { load } = code(() => <p>Drawing</p>);
    const Drawing = lazyPart(load, { missing: null });
    const { container } = render(<Drawing />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => {});
    expect(container).toBeEmptyDOMElement();
  });
});
