import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { solutions } from '@/content/landing';
import { consentVersion } from '@/content/consent-version';
import { paths } from '@/shared/config/paths';
import { ErrorPage } from './error-page';
import { GuidePage } from './guide/guide-page';
import { LandingPage } from './home/landing-page';
import { PlaybookPage } from './guide/playbook-page';
import { PrivacyPage } from './company/privacy-page';
import { SignInPage } from './sign-in/sign-in-page';

const routes: readonly string[] = Object.values(paths);

const pages: readonly (readonly [string, ReactElement])[] = [
  ['landing', <LandingPage key="landing" />],
  ['guide', <GuidePage key="guide" form={<p>The form</p>} />],
  ['playbook', <PlaybookPage key="playbook" />],
  ['privacy', <PrivacyPage key="privacy" />],
  ['sign-in', <SignInPage key="sign-in" area="user" form={<p>The form</p>} />],
  ['error', <ErrorPage key="error" />],
];

const inRouter = (page: ReactElement) => <MemoryRouter>{page}</MemoryRouter>;
const show = (page: ReactElement) => render(inRouter(page));

describe.each(pages)('the %s page', (_, page) => {
  it('has one main heading, no skipped level and unique ids', () => {
    const { container } = show(page);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
      Number(heading.tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to pages and fragments that exist', () => {
    const { container } = show(page);
    for (const link of container.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('/')) expect(routes).toContain(address.split(/[?#]/)[0]);
      else if (address.startsWith('#')) expect(container.querySelector(address)).not.toBeNull();
      else expect(address).toMatch(/^(https:\/\/|mailto:)/);
    }
  });

  it('has a title and carries neither inline styles nor scripts', () => {
    const html = renderToStaticMarkup(inRouter(page));
    expect(html).toMatch(/<title>[^<]*ACF[^<]*<\/title>/);
    expect(html).not.toMatch(/ style=|<script(?! type="application\/ld\+json")|<style/);
  });
});

describe('LandingPage', () => {
  it('says for whom and what for [PUB-001]', () => {
    const { container } = show(<LandingPage />);
    expect(container).toHaveTextContent(
      /nonprofits, and the small businesses beside them, raise funds, connect their data and adopt AI/,
    );
  });

  it('opens the guide from more than one button [PUB-102]', () => {
    const { container } = show(<LandingPage />);
    expect(container.querySelectorAll('a[href="/impactplaybooks"]').length).toBeGreaterThan(1);
  });

  it('offers the strategy session by an outside link [PUB-010]', () => {
    show(<LandingPage />);
    const [link] = screen.getAllByRole('link', { name: /30-minute strategy session/ });
    expect(link).toHaveAttribute('href', brand.bookingLink);
  });

  it('shows six solutions, among them each offer [PUB-106] [PUB-005] [PUB-006] [PUB-007] [PUB-008] [PUB-009]', () => {
    const { container } = show(<LandingPage />);
    const section = container.querySelector('#solutions');
    expect([...(section?.querySelectorAll('h3') ?? [])].map((heading) => heading.textContent)).toEqual([
      "The Fundraisers' AI Guide",
      'Fundraising',
      'CRM platforms',
      'AI Forward',
      'Data integration hub',
      'Dev Shop',
    ]);
    expect(section).toHaveTextContent(/waitlist/);
    expect(section).toHaveTextContent(/audit.*teaching.*AI-native apps/);
    expect(solutions).toHaveLength(6);
  });

  it('tells who came by a wrong address', () => {
    show(<LandingPage notice="That page was not found." />);
    expect(screen.getByText(/That page was not found/).closest('[role="status"]')).not.toBeNull();
  });
});

describe('PrivacyPage', () => {
  it('shows the version that consent is stored with, and where to write', () => {
    const { container } = show(<PrivacyPage />);
    expect(container).toHaveTextContent(consentVersion);
    expect(screen.getByRole('link', { name: brand.contactAddress })).toBeVisible();
  });
});
