import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { subscribeToDialogs, topDialog, useModal } from './use-modal';

const Modal = ({ name, open = true }: { readonly name: string; readonly open?: boolean }) => {
  const element = useRef<HTMLDialogElement>(null);
  useModal(element, open);
  return <dialog ref={element} aria-label={name} />;
};

const dialog = (name: string) => screen.getByRole<HTMLDialogElement>('dialog', { name });
const top = () => topDialog()?.getAttribute('aria-label');

describe('the topmost dialog', () => {
  it('is the one that was opened last, and below it again the earlier one', () => {
    const { rerender } = render(
      <>
        <Modal name="Note" />
        <Modal name="Question" open={false} />
      </>,
    );
    expect(top()).toBe('Note');
    rerender(
      <>
        <Modal name="Note" />
        <Modal name="Question" />
      </>,
    );
    expect(top()).toBe('Question');
    rerender(
      <>
        <Modal name="Note" />
        <Modal name="Question" open={false} />
      </>,
    );
    expect(top()).toBe('Note');
    rerender(<Modal name="Note" open={false} />);
    expect(top()).toBeUndefined();
  });

  it('stays the upper one when the lower one closes first', () => {
    const { rerender } = render(
      <>
        <Modal name="Note" />
        <Modal name="Question" />
      </>,
    );
    rerender(
      <>
        <Modal name="Note" open={false} />
        <Modal name="Question" />
      </>,
    );
    expect(top()).toBe('Question');
  });

  it('is none after React has removed an open dialog', () => {
    const { unmount } = render(<Modal name="Note" />);
    unmount();
    expect(topDialog()).toBeUndefined();
  });

  it('is none after the browser has closed the dialog by itself', () => {
    render(<Modal name="Note" />);
    act(() => dialog('Note').close());
    expect(topDialog()).toBeUndefined();
  });

  it('is reported when it changes, and no more after the listener has gone', () => {
    const listener = vi.fn();
    const stop = subscribeToDialogs(listener);
    onTestFinished(stop);
    const { rerender } = render(<Modal name="Note" />);
    expect(listener).toHaveBeenCalledTimes(1);
    rerender(<Modal name="Note" open={false} />);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    rerender(<Modal name="Note" />);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
