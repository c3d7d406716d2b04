import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { isSafari, ProposalBoundary } from './proposal-failure';

const agents = {
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  chromeOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

const Failing = (): never => {
  throw new Error('A staged path for Harbour Shelter');
};

describe('ProposalBoundary', () => {
  it.each([
    ['safari', 'Safari compatibility issue detected. Please try refreshing the page.'],
    ['chrome', 'An error occurred. Please try refreshing the page.'],
  ] as const)(
    "shows an error and a refresh button in %s, without the error's text",
    covers('PRO-307', 'PRO-309', 'PRO-310'),
    (browser, words) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[browser]);
      renderInRouter(
        <ProposalBoundary>
          <Failing />
        </ProposalBoundary>,
      );
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
      expect(document.body).not.toHaveTextContent('Harbour Shelter');
    },
  );

  it('reloads the page when Refresh Page is pressed', covers('PRO-308'), async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    renderInRouter(
      <ProposalBoundary>
        <Failing />
      </ProposalBoundary>,
    );
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['safari', true],
    ['chrome', false],
    ['chromeOnPhone', false],
    ['firefox', false],
  ] as const)('recognizes Safari in the user agent of %s: %s', covers('PRO-311'), (browser, is) => {
    expect(isSafari(agents[browser])).toBe(is);
  });
});
