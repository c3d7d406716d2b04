import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useWhileMounted } from './use-while-mounted';

let close = () => {};
const Dialog = ({ onClose }: { readonly onClose: () => void }) => {
  const closing = useWhileMounted(onClose);
  return (
    <button
      type="button"
      ref={() => {
        close = closing;
      }}
    >
      Close
    </button>
  );
};

describe('useWhileMounted', () => {
  it('calls the function while the component is mounted, and not afterwards', () => {
    const onClose = vi.fn();
    const { unmount } = render(<Dialog onClose={onClose} />, { wrapper: StrictMode });
    close();
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    close();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
