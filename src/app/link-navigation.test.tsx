import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdEvents, markHydrated } from '@/shared/hydration/event-replay';
import { endPageListenersWithTest } from '@/shared/lib/page-listeners.fixture';
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
  const onApproach = vi.fn(async () => {});
  render(
    <MemoryRouter>
      <LinkNavigation onApproach={onApproach} />
      <Address />
      {/* Static HTML, which no component of ours listens to. */}
      <div dangerouslySetInnerHTML={{ __html: links }} />
    </MemoryRouter>,
  );
  return onApproach;
}

const press = (name: string, init: MouseEventInit = {}) => {
  const link = screen.getByRole('link', { name });
  // Whether the browser would follow it.
  return fireEvent.click(link, init);
};

// A link to a part of the page changes the address.
afterEach(() => window.history.replaceState(null, '', '/'));

describe('links in markup that came with the document', () => {
  it('lead to pages of the site without loading the document anew', () => {
    show();
    expect(press('About')).toBe(false);
    expect(screen.getByText('/about?from=here#team')).toBeVisible();
  });

  it.each(['Feed', 'Elsewhere', 'New tab', 'Below'])('are left to the browser: %s', (name) => {
    show();
    expect(press(name)).toBe(true);
    expect(screen.getByText('/')).toBeVisible();
  });

  it('are left to the browser with a key that asks for a new tab', () => {
    show();
    expect(press('About', { ctrlKey: true })).toBe(true);
    expect(screen.getByText('/')).toBeVisible();
  });

  it('are followed where no code listens yet, though React keeps presses there from those behind it', () => {
    endPageListenersWithTest();
    holdEvents(document);
    show();
    const keep = (event: Event) => event.stopPropagation();
    document.body.addEventListener('click', keep, true);
    expect(press('About')).toBe(false);
    document.body.removeEventListener('click', keep, true);
    markHydrated('frame');
    expect(screen.getByText('/about?from=here#team')).toBeVisible();
  });

  it('have the code behind them fetched when they are pointed at', async () => {
    const onApproach = show();
    await userEvent.hover(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(onApproach).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link', { name: 'About' }));
    expect(onApproach).toHaveBeenCalled();
  });
});
