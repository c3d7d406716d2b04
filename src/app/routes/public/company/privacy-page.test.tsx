import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInRouter } from '@/testing/render-in-router';
import { PrivacyPage } from './privacy-page';

const show = () => renderInRouter(<PrivacyPage />);

afterEach(() => vi.unstubAllEnvs());

describe('PrivacyPage', () => {
  it('explains what we count, what the browser stores and how to unsubscribe', () => {
    show();
    for (const name of ['What we count', 'What your browser keeps', 'How to stop our emails'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us with the contact form' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('tells readers of proposals what we record about them and how to turn it off', () => {
    show();
    const proposals = screen.getByRole('heading', { name: 'Proposals' }).closest('#proposals') as HTMLElement;
    for (const words of [
      'That you opened it, and when.',
      'Which parts you had in view, and for how many seconds.',
      'That an attempt worked or failed, and when. Never what was typed.',
      'Ask us. We then stop recording when you open and read it, and your code stays the same.',
    ])
      expect(proposals).toHaveTextContent(words);
  });

  it('says that no other service counts visits, and offers no choice, if Google Analytics is not set up', () => {
    vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', '');
    show();
    expect(screen.getByText(/Nobody else counts your visits/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says when Google Analytics counts visits, and lets the visitor choose, if it is set up', () => {
    vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', 'G-TEST');
    show();
    expect(screen.getByText(/only if you allow it/)).toBeVisible();
    expect(screen.queryByText(/Nobody else counts your visits/)).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('names the spam check if one is set up', () => {
    const { unmount } = show();
    expect(screen.queryByText(/reCAPTCHA/)).toBeNull();
    unmount();
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'site-key');
    show();
    expect(screen.getByText(/reCAPTCHA/)).toBeVisible();
  });
});
