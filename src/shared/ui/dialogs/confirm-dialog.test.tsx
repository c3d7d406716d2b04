import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { FormOutcome } from '@/shared/forms/outcome';
import { ConfirmDialog } from './confirm-dialog';

const Sample = ({ deed }: { readonly deed: () => Promise<FormOutcome | void> }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Ask
      </button>
      <ConfirmDialog
        open={isOpen}
        title="Delete note"
        texts={['Delete it?', 'It is gone then.']}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        onConfirm={deed}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
};

const ask = async (deed: () => Promise<FormOutcome | void>) => {
  render(<Sample deed={deed} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, dialog: screen.getByRole('alertdialog', { name: 'Delete note' }) };
};

describe('ConfirmDialog', () => {
  it('shows the safe button first', async () => {
    const { dialog } = await ask(vi.fn());
    expect(dialog).toHaveTextContent('Delete it?It is gone then.');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Ask',
      'Cancel',
      'Delete',
    ]);
  });

  it('does nothing after Cancel or Escape', async () => {
    const deed = vi.fn(() => Promise.resolve());
    const { user, dialog } = await ask(deed);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    expect(deed).not.toHaveBeenCalled();
  });

  it('runs the action once, stays open while it runs, and closes afterwards', async () => {
    let finish = () => {};
    const deed = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    const { user, dialog } = await ask(deed);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Deleting…' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog).toBeVisible();
    expect(deed).toHaveBeenCalledOnce();
    await act(async () => finish());
    expect(dialog).not.toBeVisible();
  });

  it('stays open with the reason when the action fails, and clears it when opened again', async () => {
    const { user, dialog } = await ask(async () => ({ tone: 'error', message: 'Not deleted' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not deleted');
    expect(dialog).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('stays open with a general text when the action throws', async () => {
    const { user, dialog } = await ask(() => Promise.reject(new Error('internal wording')));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The reason is not known. Try again; if it stays like this, tell the administrator.',
    );
    expect(dialog).toBeVisible();
  });
});
