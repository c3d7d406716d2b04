import { screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { landingPage } from '@/content/pages/landing';
import { paths, starterPackForm } from '@/shared/config/paths';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { LandingPage } from './landing-page';

/** Renders the page and resolves when its lazily imported part is there. */
const show = async () => {
  const opened = renderInRouter(
    <Suspense>
      <LandingPage />
    </Suspense>,
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const targetsOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('LandingPage', () => {
  it('starts with a hero that links to two next steps', covers('PUB-025', 'PUB-101', 'PUB-107'), async () => {
    const { container } = await show();
    const [first] = container.querySelectorAll('h1, h2');
    expect(first?.tagName).toBe('H1');
    const hero = first?.parentElement as HTMLElement;
    expect(targetsOf(hero)).toEqual([starterPackForm, 'https://booking.acf.example/strategy-session']);
    expect(screen.getByRole('region', { name: landingPage.closingHeading })).toContainElement(
      screen.getAllByRole('link', { name: /^Book a free 30-minute strategy session/ }).at(-1) as HTMLElement,
    );
  });

  it('speaks to nonprofits and mentions small businesses once', covers('PUB-001', 'PUB-002'), async () => {
    const { container } = await show();
    expect(container).toHaveTextContent(/help nonprofits.*raise funds, connect their data and adopt AI/);
    expect(container.textContent.match(/small business/gi)).toHaveLength(1);
  });

  it('links each of the six solution cards to its page', covers('PUB-106'), async () => {
    await show();
    const solutions = screen.getByRole('region', { name: landingPage.solutionsHeading });
    expect(within(solutions).getAllByRole('listitem')).toHaveLength(6);
    expect(targetsOf(solutions)).toEqual([
      paths.guide,
      paths.fundraising,
      paths.salesforce,
      paths.aiForward,
      paths.bridge,
      paths.devShop,
    ]);
  });

  it(
    'shows the video and links to the video library and the blog',
    covers('PUB-011', 'PUB-103'),
    async () => {
      await show();
      const film = screen.getByRole('region', { name: landingPage.filmHeading });
      expect(within(film).getByRole('button', { name: 'Play the video' })).toBeVisible();
      expect(within(film).getByRole('link', { name: 'video library' })).toHaveAttribute('href', paths.videos);
      expect(within(film).getByRole('link', { name: 'blog' })).toHaveAttribute('href', paths.blog);
    },
  );

  it('marks every booking link for analytics', covers('PUB-010'), async () => {
    await show();
    const links = screen.getAllByRole('link', { name: /^Book a free 30-minute strategy session/ });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
      expect(link).toHaveAttribute('data-event', 'calendly_scheduling');
    }
  });
});
