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

describe('The topmost dialog', () => {
  it('is the one opened last, and then the one below it', () => {
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

  it('stays the same when the one below it closes first', () => {
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

  it('is undefined after React has removed an open dialog', () => {
    const { unmount } = render(<Modal name="Note" />);
    unmount();
    expect(topDialog()).toBeUndefined();
  });

  it('is undefined after the browser has closed the dialog itself', () => {
    render(<Modal name="Note" />);
    act(() => dialog('Note').close());
    expect(topDialog()).toBeUndefined();
  });

  it('is reported to listeners until they unsubscribe', () => {
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
