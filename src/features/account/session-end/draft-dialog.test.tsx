import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetDraft, keepDraft } from './draft-storage';
import { DraftDialog } from './draft-dialog';

afterEach(forgetDraft);

/** The screens of a person, and a way to end their session. */
const open = (uid: string) => {
  let end: ((uid: string) => void) | undefined;
  const onSessionLost = (listener: (uid: string) => void) => {
    end = listener;
    return () => {
      end = undefined;
    };
  };
  const { unmount } = render(
    <main>
      <input aria-label="Bio" />
      <DraftDialog uid={uid} onSessionLost={onSessionLost} />
    </main>,
  );
  return {
    user: userEvent.setup(),
    close: unmount,
    loseSession: () => {
      end?.(uid);
      unmount();
    },
  };
};

const dialog = () => screen.queryByRole('dialog', { name: /^Your text from before/ });

describe('text typed when a session ends', () => {
  it('is given back to the same person, to be copied, and then forgotten', async () => {
    const before = open('mia');
    expect(dialog()).not.toBeInTheDocument();
    await before.user.type(screen.getByLabelText('Bio'), 'Half a sentence');
    before.loseSession();

    const after = open('mia');
    expect(dialog()).toBeVisible();
    expect(screen.getByDisplayValue('Half a sentence')).toHaveAccessibleName('Bio');
    await after.user.click(screen.getByRole('button', { name: 'Copy Bio' }));
    expect(await navigator.clipboard.readText()).toBe('Half a sentence');
    await after.user.click(screen.getByRole('button', { name: 'Forget this text' }));
    expect(dialog()).not.toBeInTheDocument();
    after.close();

    open('mia');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('comes back until it is forgotten, Escape included', async () => {
    keepDraft('mia', [{ label: 'Bio', text: 'Half a sentence' }]);
    const first = open('mia');
    await first.user.click(screen.getByRole('button', { name: 'Keep it for later' }));
    expect(dialog()).not.toBeInTheDocument();
    first.close();
    open('mia');
    expect(dialog()).toBeVisible();
  });

  it('is not shown to another person, not even later', () => {
    keepDraft('mia', [{ label: 'Bio', text: 'Half a sentence' }]);
    open('theo').close();
    expect(dialog()).not.toBeInTheDocument();
    open('mia');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('is not kept when the session does not end', async () => {
    const before = open('mia');
    await before.user.type(screen.getByLabelText('Bio'), 'Half a sentence');
    before.close();
    open('mia');
    expect(dialog()).not.toBeInTheDocument();
  });
});
