import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { PublicLayout } from './public-layout';

const Page = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <Link to="/privacy">On</Link>
  </>
);

const layout = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <PublicLayout>
      <Routes>
        <Route path="*" element={<Page name="Some page" />} />
        <Route path="/" element={<Page name="Start" />} />
      </Routes>
    </PublicLayout>
  </MemoryRouter>
);
const show = (path = '/impactplaybooks') => render(layout(path));

const scrollTo = (y: number) =>
  act(() => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  });

const header = () => within(screen.getByRole('banner'));
const mainMenu = () => within(header().getByRole('navigation', { name: 'Main' }));
const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
/** Returns the texts of the top-level entries. For a submenu, this is its button's name. */
const topLevel = () =>
  [...mainMenu().getAllByRole('list')[0]!.children].map(
    (entry) => entry.querySelector(':scope > a, :scope > div > button')?.textContent,
  );

describe('PublicLayout', () => {
  it('puts the header above the page', covers('PUB-057'), () => {
    show();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Some page' })).toBeVisible();
  });

  it('opens the home page from the logo and focuses its main part', covers('PUB-058'), async () => {
    show();
    await userEvent.click(header().getByRole('link', { name: /^ACF/ }));
    expect(screen.getByRole('heading', { name: 'Start' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it(
    'shows the entries of the site as links, in mixed case',
    covers('PUB-059', 'PUB-066', 'PUB-067', 'PUB-068', 'PUB-069'),
    () => {
      show();
      expect(topLevel()).toEqual([
        'About us',
        'Services',
        'Solutions',
        'Videos/Podcasts',
        'Blog',
        'Contact us',
      ]);
      for (const [name, address] of [
        ['About us', '/about'],
        ['Services', '/services'],
        ['Videos/Podcasts', '/videos'],
        ['Blog', '/blog'],
        ['Contact us', '/contact'],
        ['Login', '/login'],
      ] as const) {
        expect(header().getByRole('link', { name })).toHaveAttribute('href', address);
      }
      // The link is in the bar, and at the end of the menu in a narrow window.
      for (const call of header().getAllByRole('link', { name: 'Free starter pack' }))
        expect(call).toHaveAttribute('href', '/impactplaybooks#starter-pack');
    },
  );

  it('ends the menu of a narrow window with the links to the starter pack and the free session', () => {
    show();
    expect(
      mainMenu()
        .getAllByRole('link')
        .slice(-2)
        .map((link) => link.textContent),
    ).toEqual(['Free starter pack', 'Book a free session (opens in a new tab)']);
  });

  it('lists exactly five solutions', covers('PUB-060'), () => {
    show();
    expect(within(mainMenu().getByRole('list', { name: 'Solutions' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    expect(header().queryByText('Bridge')).not.toBeInTheDocument();
  });

  it('links each solution to its page', covers('PUB-061', 'PUB-062', 'PUB-063', 'PUB-064', 'PUB-065'), () => {
    show();
    expect(linksOf(mainMenu().getByRole('list', { name: 'Solutions' }))).toEqual([
      ["The Fundraisers' AI Guide", '/impactplaybooks'],
      ['Fundraising', '/services/fundraising'],
      ['CRM services', '/services/salesforce'],
      ['Dev Shop', '/services/dev-shop'],
      ['AI Forward', '/ai-forward'],
    ]);
  });

  it.each([
    ['/impactplaybooks', "The Fundraisers' AI Guide"],
    ['/services/ai-forward', 'AI Forward'],
    ['/blog/a-post', 'Blog'],
    ['/login', 'Login'],
  ])('marks the entry that %s belongs to', (path, name) => {
    show(path);
    expect(header().getByRole('link', { current: 'page' })).toHaveTextContent(name);
  });

  it(
    'lists four solutions in the header of the hub',
    covers('PUB-073', 'PUB-074', 'PUB-075', 'PUB-076'),
    () => {
      show('/acf-bridge/');
      expect(linksOf(mainMenu().getByRole('list', { name: 'Solutions' }))).toEqual([
        ['Empowering Every Role', '/solutions'],
        ['Data Integration', '/data-integration'],
        ['AI Forward', '/ai-forward'],
        ['Fundraising', '/fundraising'],
      ]);
    },
  );

  it(
    "shows the hub's own entries and label, and the sign-in link",
    covers('PUB-069', 'PUB-071', 'PUB-072', 'PUB-077'),
    () => {
      show('/acf-bridge/');
      expect(header().getByText('Bridge')).toBeVisible();
      expect(topLevel()).toEqual(['About us', 'Solutions', 'ACF Bridge', 'Contact us']);
      expect(mainMenu().getByRole('link', { name: 'ACF Bridge' })).toHaveAttribute('href', '/acf-bridge');
      expect(mainMenu().getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/about');
      expect(mainMenu().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
      expect(header().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    },
  );

  it(
    'opens its menus through native popovers and sets no expanded state before scripts run',
    covers('PUB-060', 'PUB-081'),
    () => {
      document.body.innerHTML = renderToString(layout('/'));
      for (const name of ['Solutions', 'Menu']) {
        const button = screen.getByRole('button', { name });
        expect(button).not.toHaveAttribute('aria-expanded');
        const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
        expect(target).toHaveAttribute('popover', 'auto');
      }
      document.body.replaceChildren();
    },
  );

  it('contains the tagline once', () => {
    const { container } = show();
    expect(container.textContent?.match(/AI · Connect · Fundraise/g)).toHaveLength(1);
  });

  it('changes to its scrolled state at 31 px and back at 30 px', covers('PUB-070', 'PUB-405'), () => {
    show();
    const banner = screen.getByRole('banner');
    for (const [y, state] of [
      [30, 'false'],
      [31, 'true'],
      [30, 'false'],
    ] as const) {
      scrollTo(y);
      expect(banner).toHaveAttribute('data-scrolled', state);
    }
  });
});
