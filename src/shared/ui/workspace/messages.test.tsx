import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a message', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['error', 'alert'],
  ] as const)('of the tone %s is announced in a region for %s that stood before it', (tone, role) => {
    const region = screen.getByRole(role);
    show(tone, 'Saved.');
    expect(region).toHaveTextContent('Saved.');
  });

  it('offers an action and leaves when it is taken', () => {
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
  ] as const)('of the tone %s with the action %j leaves after its time [WRK-292]', (tone, action, ms) => {
    show(tone, 'Marked.', action);
    pass(ms - 1);
    expect(screen.getByText('Marked.')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Marked.')).toBeNull();
  });

  it.each([undefined, { label: 'Try again', onAct: () => {} }])(
    'of the tone error stays, with the action %j',
    (action) => {
      show('error', 'Not saved.', action);
      pass(600_000);
      expect(screen.getByText('Not saved.')).toBeVisible();
    },
  );

  it('has its remaining time after somebody has pointed at it', () => {
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

  it('waits while the focus is in it', () => {
    show('success', 'Marked.', { label: 'Undo', onAct: () => {} });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(60_000);
    expect(screen.getByText('Marked.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(15_000);
    expect(screen.queryByText('Marked.')).toBeNull();
  });

  it('takes the place of the oldest that is no error where four stand there already', () => {
    show('error', 'Not saved.');
    for (const name of ['One.', 'Two.', 'Three.', 'Four.']) show('success', name);
    expect(screen.queryByText('One.')).toBeNull();
    for (const name of ['Not saved.', 'Two.', 'Three.', 'Four.'])
      expect(screen.getByText(name)).toBeVisible();
  });
});
