import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { covers } from '@/testing/covers';
import { clearMessages, Messages, showMessage } from './messages';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Messages />);
});
afterEach(() => {
  act(() => clearMessages());
  vi.useRealTimers();
});

const show = (...given: Parameters<typeof showMessage>) => act(() => void showMessage(...given));
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('A message', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['error', 'alert'],
  ] as const)('of the tone %s is announced in an existing live region with the role %s', (tone, role) => {
    const region = screen.getByRole(role);
    show(tone, 'Saved.');
    expect(region).toHaveTextContent('Saved.');
  });

  it('offers an action and closes when it is used', () => {
    const undo = vi.fn();
    show('success', 'Marked.', { label: 'Undo', onAct: undo });
    press('Undo');
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Marked.')).toBeNull();
  });

  it('can be dismissed', () => {
    show('error', 'Not saved.');
    press('Dismiss message');
    expect(screen.queryByText('Not saved.')).toBeNull();
  });

  it.each([
    ['success', undefined, 5_000],
    ['info', undefined, 5_000],
    ['success', { label: 'Undo', onAct: () => {} }, 15_000],
  ] as const)(
    'of the tone %s with the action %j closes after its time',
    covers('WRK-292'),
    (tone, action, ms) => {
      show(tone, 'Marked.', action);
      pass(ms - 1);
      expect(screen.getByText('Marked.')).toBeVisible();
      pass(1);
      expect(screen.queryByText('Marked.')).toBeNull();
    },
  );

  it.each([undefined, { label: 'Try again', onAct: () => {} }])(
    'of the tone error stays open, with the action %j',
    (action) => {
      show('error', 'Not saved.', action);
      pass(600_000);
      expect(screen.getByText('Not saved.')).toBeVisible();
    },
  );

  it('pauses its time while the pointer is over it', () => {
    show('success', 'Marked.');
    pass(3_000);
    fireEvent.pointerEnter(screen.getByText('Marked.'));
    pass(60_000);
    expect(screen.getByText('Marked.')).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('status').parentElement as HTMLElement);
    pass(1_999);
    expect(screen.getByText('Marked.')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Marked.')).toBeNull();
  });

  it('stays open while it has the focus', () => {
    show('success', 'Marked.', { label: 'Undo', onAct: () => {} });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(60_000);
    expect(screen.getByText('Marked.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(15_000);
    expect(screen.queryByText('Marked.')).toBeNull();
  });

  it('is shown with at most two others, and older ones are counted and return', () => {
    for (const name of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) show('error', name);
    expect(screen.getAllByRole('button', { name: 'Dismiss message' })).toHaveLength(3);
    expect(screen.getByText('2 earlier messages')).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss message' })[0] as HTMLElement);
    expect(screen.getByText('1 earlier message')).toBeVisible();
    press('Dismiss all');
    expect(screen.queryByText('Five.')).toBeNull();
  });
});

describe('A message beside a dialog', () => {
  const Asking = ({ open }: { readonly open: boolean }) => (
    <Dialog open={open} onClose={() => {}} title="Delete?">
      Really?
    </Dialog>
  );

  it('moves into the dialog and is announced only once', () => {
    const { rerender } = render(<Asking open={false} />);
    show('error', 'Not saved.');
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    rerender(<Asking open />);
    pass(100);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Not saved.')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    rerender(<Asking open={false} />);
    pass(100);
    expect(screen.getByText('Not saved.')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('is announced in the page if it arrives while the dialog closes', () => {
    const { rerender } = render(<Asking open />);
    show('success', 'Saved.');
    expect(screen.queryByText('Saved.')).toBeNull();
    rerender(<Asking open={false} />);
    pass(100);
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
  });
});
