import { act, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearMessages, type MessageTone, showMessage } from './messages';
import { WorkspaceTheme } from './workspace-theme';

const show = (...given: Parameters<typeof showMessage>) => {
  render(<WorkspaceTheme env="test">{null}</WorkspaceTheme>);
  act(() => {
    showMessage(...given);
  });
};

afterEach(() => {
  act(() => clearMessages());
  vi.useRealTimers();
});

describe('a message', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['error', 'alert'],
  ] as const)('of the tone %s is announced as %s', (tone, role) => {
    show(tone, 'Saved.');
    expect(screen.getByRole(role)).toHaveTextContent('Saved.');
  });

  it('offers an action and leaves when it is taken', async () => {
    const undo = vi.fn();
    show('success', 'Marked.', { label: 'Undo', onAct: undo });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    await waitForElementToBeRemoved(screen.queryByText('Marked.'));
  });

  it('can be dismissed', async () => {
    show('error', 'Not saved.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    await waitForElementToBeRemoved(screen.queryByText('Not saved.'));
  });

  it.each([
    ['success', undefined, 6_000],
    ['success', { label: 'Undo', onAct: () => {} }, 15_000],
  ] as const)('of the tone %s with the action %j leaves after its time', (tone, action, ms) => {
    vi.useFakeTimers();
    show(tone, 'Marked.', action);
    act(() => {
      vi.advanceTimersByTime(ms - 1);
    });
    expect(screen.getByText('Marked.')).toBeInTheDocument();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(screen.queryByText('Marked.')).not.toBeInTheDocument();
  });

  it('of the tone error stays', () => {
    vi.useFakeTimers();
    show('error' satisfies MessageTone, 'Not saved.');
    act(() => {
      vi.advanceTimersByTime(600_000);
    });
    expect(screen.getByText('Not saved.')).toBeInTheDocument();
  });
});
