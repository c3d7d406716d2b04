import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { guideComponents } from '@/content/guide';
import { solutions } from '@/content/landing';
import { playbookComponents } from '@/content/playbook';
import { consentVersion } from '@/content/privacy';
import { ErrorPage } from './error-page';
import { GuidePage } from './guide/guide-page';
import { LandingPage } from './home/landing-page';
import { PlaybookPage } from './guide/playbook-page';
import { PrivacyPage } from './company/privacy-page';
import { SignInPage } from './sign-in/sign-in-page';

const routes = ['/', '/impactplaybooks', '/playbook/day1-impact', '/privacy', '/login', '/admin/login'];

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
      if (address.startsWith('/')) expect(routes).toContain(address.split('#')[0]);
      else if (address.startsWith('#')) expect(container.querySelector(address)).not.toBeNull();
      else expect(address).toMatch(/^(https:\/\/|mailto:)/);
    }
  });

  it('has a title and carries neither inline styles nor scripts', () => {
    const html = renderToStaticMarkup(inRouter(page));
    expect(html).toMatch(/<title>[^<]*ACF[^<]*<\/title>/);
    expect(html).not.toMatch(/ style=|<script|<style/);
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
    expect(screen.getByRole('status')).toHaveTextContent('That page was not found.');
  });
});

const claimTexts = [
  /40 warm donor leads in under an hour/,
  /12 public grant boards, refreshed weekly/,
  /15 points in the tech audit/,
  /5 minutes of video/,
  /2 pages of security checklist/,
  /\$2,000\+ value/,
];

describe('GuidePage', () => {
  it('presents the guide by its name and carries the form it is given [PUB-003]', () => {
    show(<GuidePage form={<p>The form</p>} />);
    expect(screen.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide" })).toBeVisible();
    const region = screen.getByRole('region', { name: 'Get the free starter pack' });
    expect(within(region).getByText('The form')).toBeVisible();
  });

  it('claims what the pack holds [PUB-014] [PUB-015] [PUB-016] [PUB-017] [PUB-018] [PUB-019]', () => {
    const { container } = show(<GuidePage form={null} />);
    for (const claim of claimTexts) expect(container).toHaveTextContent(claim);
    expect(container).toHaveTextContent(/15-point tech audit/);
    expect(container).toHaveTextContent(/5-minute video/);
    expect(container).toHaveTextContent(/2-page security checklist/);
  });

  it('names three paid tiers with their length, after the free one [PUB-004] [PUB-021] [PUB-022] [PUB-023] [PUB-024]', () => {
    const { container } = show(<GuidePage form={null} />);
    const steps = [...container.querySelectorAll('#path li')].map((step) => [
      step.querySelector('h3')?.textContent,
      step.querySelector('p')?.textContent,
    ]);
    expect(steps).toEqual([
      ['Free Starter Pack', '24 hours'],
      ['Start', '30 days'],
      ['Grow', '60 days'],
      ['Expand', '90 days'],
    ]);
  });

  it('lists the five parts and leads to each', () => {
    show(<GuidePage form={null} />);
    for (const { id, name } of guideComponents) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/playbook/day1-impact#${id}`);
    }
  });
});

describe('PlaybookPage', () => {
  it('shows badge and title [PUB-122] [PUB-123]', () => {
    show(<PlaybookPage />);
    expect(screen.getByText('Free Version')).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide: Free Starter Pack" }),
    ).toBeVisible();
  });

  it('goes from the problems to the parts to the approach [PUB-124]', () => {
    show(<PlaybookPage />);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 3)).toEqual([
      'The problems it solves',
      'The five parts',
      'Our approach, from one day to ninety',
    ]);
  });

  it('holds the five parts in order [PUB-127] [PUB-128] [PUB-129] [PUB-130] [PUB-131]', () => {
    show(<PlaybookPage />);
    expect(screen.getAllByRole('article').map((part) => part.querySelector('h3')?.textContent)).toEqual([
      'Prospect-Finder Mini-Playbook',
      'Grant-Radar',
      'Tech-Stack Snapshot Audit',
      'Copilot/Gemini Quick-Enable Walk-through',
      'Security Quick-Start Sheet',
    ]);
  });

  it('names the four packages of the approach [PUB-139]', () => {
    const { container } = show(<PlaybookPage />);
    expect([...container.querySelectorAll('#approach h3')].map((heading) => heading.textContent)).toEqual([
      'Free Starter Pack',
      'Start Package',
      'Grow Package',
      'Expand Package',
    ]);
  });

  it('leads to the booking page [PUB-126]', () => {
    show(<PlaybookPage />);
    const link = screen.getByRole('link', { name: /^Select a time that works for you/ });
    expect(link).toHaveAttribute('href', brand.bookingLink);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('keeps the counts that are claimed: 15 points, 12 boards, 2 pages', () => {
    const lists = new Map(
      playbookComponents
        .flatMap(({ lists }) => lists)
        .map(({ heading, entries }) => [heading, entries.length]),
    );
    expect(lists.get('The 15 points')).toBe(15);
    expect(
      (lists.get('Six boards for Canada') ?? 0) + (lists.get('Six boards for the United States') ?? 0),
    ).toBe(12);
    expect([...lists.keys()].filter((heading) => heading.startsWith('Page '))).toHaveLength(2);
  });
});

describe('PrivacyPage', () => {
  it('shows the version that consent is stored with, and where to write', () => {
    const { container } = show(<PrivacyPage />);
    expect(container).toHaveTextContent(consentVersion);
    expect(screen.getByRole('link', { name: brand.contactAddress })).toBeVisible();
  });
});
