import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PublicLayout } from './public-layout';

const Page = ({ name }: { name: string }) => (
  <>
    <h1>{name}</h1>
    <Link to="/privacy">On</Link>
  </>
);

const show = () =>
  render(
    <MemoryRouter initialEntries={['/impactplaybooks']}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<Page name="Some page" />} />
          <Route path="/" element={<Page name="Start" />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );

const scrollTo = (y: number) =>
  act(() => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
  });

describe('PublicLayout', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });

  it('puts header and footer around the page [PUB-057]', () => {
    show();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Some page' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('opens the start page from the logo, and begins there at the top and in the main part [PUB-058]', async () => {
    show();
    await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /^ACF/ }));
    expect(screen.getByRole('heading', { name: 'Start' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('links to sign-in in capitals of style, not of spelling [PUB-069]', () => {
    show();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('writes the name out once', () => {
    const { container } = show();
    expect(container.textContent?.match(/AI · Connect · Fundraise/g)).toHaveLength(1);
  });

  it('is normal at 30 px and scrolled at 31, both ways [PUB-070] [PUB-405]', () => {
    show();
    const header = screen.getByRole('banner');
    for (const [y, state] of [
      [30, 'false'],
      [31, 'true'],
      [30, 'false'],
    ] as const) {
      scrollTo(y);
      expect(header).toHaveAttribute('data-scrolled', state);
    }
  });

  it('leads to the way in for administrators and to the privacy page from the footer [PUB-097]', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it('opens social pages in a new tab [PUB-093]', () => {
    show();
    const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: /^LinkedIn/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('dates the copyright from 2020 to this year [PUB-099]', () => {
    show();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2020 – ${new Date().getFullYear()} ACF`);
  });
});
