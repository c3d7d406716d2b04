import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button';

describe('CopyButton', () => {
  it('copies the text to the clipboard and announces it', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="Score each row." label="Copy the prompt" />);
    await user.click(screen.getByRole('button', { name: 'Copy the prompt' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('Score each row.');
  });

  it('says what to do when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(<CopyButton text="x" label="Copy" />);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/copy it by hand/));
  });
});
