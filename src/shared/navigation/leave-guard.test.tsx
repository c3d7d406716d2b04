import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LeaveDialog } from './leave-dialog';
import { leaveFor, useLeaveGuard } from './leave-guard';
import { leavesParameters } from './leaves-parameters';

const sentence = 'Your changes to the note are not saved.';

const Editor = ({
  unsaved,
  finish,
  signOut,
}: {
  readonly unsaved: boolean | (() => boolean);
  readonly finish: (() => Promise<void>) | undefined;
  readonly signOut: () => Promise<void>;
}) => {
  const release = useLeaveGuard(unsaved, sentence, finish && { finish });
  return (
    <>
      <LeaveDialog />
      <Link to="/list">List</Link>
      <Link to="?tab=files">Files</Link>
      <Link to="/list" onClick={release}>
        Save and close
      </Link>
      <button type="button" onClick={() => void leaveFor(signOut)}>
        Log out
      </button>
    </>
  );
};

function open(unsaved: boolean | (() => boolean) = true, finish?: () => Promise<void>) {
  const signOut = vi.fn(async () => {
    await router.navigate('/login');
  });
  const router = createMemoryRouter(
    [
      { path: '/note', element: <Editor unsaved={unsaved} finish={finish} signOut={signOut} /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/list', '/note'] },
  );
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  return { router, signOut, user: userEvent.setup(), path: () => router.state.location.pathname };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const stay = () => screen.getByRole('button', { name: 'Stay' });
const leave = () => screen.getByRole('button', { name: 'Leave without saving' });

describe('useLeaveGuard', () => {
  it('says what would be lost, stays on Stay, and asks again the next time', async () => {
    const { user, path } = open();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(question()).toHaveTextContent(sentence);
    await user.click(stay());
    expect(question()).toBeNull();
    expect(path()).toBe('/note');
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(leave());
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(path()).toBe('/list');
  });

  it('asks on the back button too', async () => {
    const { router, user, path } = open();
    await router.navigate(-1);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await user.click(stay());
    expect(path()).toBe('/note');
    await router.navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  it('asks before Back closes a form in the address, but not for other query changes', async () => {
    const InBox = () => {
      useLeaveGuard(true, sentence, { leaves: leavesParameters(['form']) });
      return (
        <>
          <LeaveDialog />
          <output>{useLocation().search}</output>
          <Link to="?form=new&amp;sort=name">Sort</Link>
          <Link to="?sort=name">Cancel</Link>
        </>
      );
    };
    const router = createMemoryRouter([{ path: '/list', element: <InBox /> }], {
      initialEntries: ['/list', '/list?form=new'],
    });
    onTestFinished(() => router.dispose());
    render(<RouterProvider router={router} />);
    const user = userEvent.setup();
    const shows = (query: string) =>
      waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(query));
    const go = (steps: number) => act(() => router.navigate(steps));
    await user.click(screen.getByRole('link', { name: 'Sort' }));
    await shows('?form=new&sort=name');
    await go(-1);
    await shows('?form=new');
    expect(question()).toBeNull();
    await go(-1);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(sentence);
    await user.click(stay());
    await shows('?form=new');
    await go(-1);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await shows('');
    await go(1);
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await shows('?form=new');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(question()).toBeNull();
    await shows('?sort=name');
  });

  it('asks once before signing out, which waits for the choice', async () => {
    const { user, signOut, path } = open();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(sentence);
    await user.click(stay());
    expect(signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(signOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
  });

  it('does not ask before signing out if the pending save finishes', async () => {
    let isUnsaved = true;
    const { user, signOut, path } = open(
      () => isUnsaved,
      async () => {
        isUnsaved = false;
      },
    );
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('elsewhere')).toBeVisible();
    expect(signOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
  });

  it('asks after three seconds if the pending save does not finish', async () => {
    const { user, signOut } = open(true, () => new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(question()).toBeNull();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(sentence);
    expect(signOut).not.toHaveBeenCalled();
  });

  it('lets the browser ask before the page is closed while work is unsaved', async () => {
    const { router } = open();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    await router.navigate('/list');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByText('elsewhere');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('lets the browser ask until the last part with unsaved work is unmounted', () => {
    const Part = ({ name }: { readonly name: string }) => {
      useLeaveGuard(true, `Your changes to the ${name} are not saved.`);
      return null;
    };
    const isAllowed = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const note = render(<Part name="note" />);
    const contact = render(<Part name="contact" />);
    expect(isAllowed()).toBe(false);
    note.unmount();
    expect(isAllowed()).toBe(false);
    contact.unmount();
    expect(isAllowed()).toBe(true);
    const again = render(<Part name="note" />);
    expect(isAllowed()).toBe(false);
    again.unmount();
  });

  it('does not ask when the page stays open, or after saving', async () => {
    const { user, path, router } = open();
    await user.click(screen.getByRole('link', { name: 'Files' }));
    expect(router.state.location.search).toBe('?tab=files');
    expect(question()).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Save and close' }));
    expect(path()).toBe('/list');
  });

  it('does not ask if nothing is unsaved', async () => {
    const { user, path, signOut } = open(false);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(signOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/login');
  });
});
