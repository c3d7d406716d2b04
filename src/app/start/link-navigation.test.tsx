import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInRouter } from '@/testing/render-in-router';
import { LinkNavigation } from './link-navigation';

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

const links = `
  <a href="/about?from=here#team">About</a>
  <a href="/blog/feed.xml">Feed</a>
  <a href="https://elsewhere.example/">Elsewhere</a>
  <a href="/services" target="_blank">New tab</a>
  <a href="#below">Below</a>`;

function show() {
  const prefetch = vi.fn(async () => {});
  renderInRouter(
    <>
      <LinkNavigation prefetch={prefetch} />
      <Address />
      {/* Rendered like the text of a post. */}
      <div dangerouslySetInnerHTML={{ __html: links }} />
    </>,
  );
  return prefetch;
}

const press = (name: string, init: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name });
  // Returns true if the browser would follow the link.
  return fireEvent.click(link, init);
};

// A fragment link changes the URL.
afterEach(() => window.history.replaceState(null, '', '/'));

describe('Links in HTML that no component renders', () => {
  it('open pages of the site without reloading the document', () => {
    show();
    expect(press('About')).toBe(false);
    expect(screen.getByText('/about?from=here#team')).toBeVisible();
  });

  it.each(['Feed', 'Elsewhere', 'New tab', 'Below'])('leave the link "%s" to the browser', (name) => {
    show();
    expect(press(name)).toBe(true);
    expect(screen.getByText('/')).toBeVisible();
  });

  it('leave a click with Ctrl to the browser', () => {
    show();
    expect(press('About', { ctrlKey: true })).toBe(true);
    expect(screen.getByText('/')).toBeVisible();
  });

  it('prefetch their page when they are hovered, touched or focused', async () => {
    const prefetch = show();
    await userEvent.hover(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(prefetch).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link', { name: 'About' }));
    expect(prefetch).toHaveBeenCalledWith('/about');
    expect(prefetch).toHaveBeenCalledWith(window.location.pathname);
    prefetch.mockClear();
    fireEvent.touchStart(screen.getByRole('link', { name: 'About' }));
    expect(prefetch).toHaveBeenCalledWith('/about');
  });
});
