import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

const Sample = ({ open, onClose = () => {} }: { open: boolean; onClose?: () => void }) => (
  <Dialog open={open} onClose={onClose} title="Delete this note?" actions={<Button>Keep it</Button>}>
    You cannot undo this.
  </Dialog>
);

describe('Dialog', () => {
  it('opens as a modal dialog named by its title, and closes', () => {
    const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { rerender } = render(<Sample open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<Sample open />);
    expect(modal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Delete this note?');
    rerender(<Sample open={false} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves closing to its owner when Escape is pressed', () => {
    const onClose = vi.fn();
    render(<Sample open onClose={onClose} />);
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), escape);
    expect(onClose).toHaveBeenCalledOnce();
    expect(escape.defaultPrevented).toBe(true);
  });

  it('stays open when a file picker inside it is cancelled', () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={onClose} title="Import">
        <input type="file" aria-label="File" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is closed before it is removed, so that the browser returns the focus', () => {
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = render(<Sample open />);
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
