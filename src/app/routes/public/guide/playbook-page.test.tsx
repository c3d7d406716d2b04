import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { guideComponents } from '@/content/pages/guide/guide-components';
import { playbookLists } from '@/content/pages/guide/playbook-lists';
import { type ComponentLink, playbookComponents } from '@/content/pages/guide/playbook';
import { problems } from '@/content/pages/guide/playbook-problems';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { PlaybookPage } from './playbook-page';

/** Renders the page and resolves when its lazily imported parts are there. */
const show = async () => {
  const opened = renderInRouter(
    <Suspense>
      <PlaybookPage />
    </Suspense>,
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
};
const titles = [
  'Prospect-Finder Mini-Playbook',
  'Grant-Radar',
  'Tech-Stack Snapshot Audit',
  'Copilot/Gemini Quick-Enable Walk-through',
  'Security Quick-Start Sheet',
];
const linksOf = (title: string): readonly ComponentLink[] =>
  playbookComponents.find((component) => component.title === title)?.links ?? [];

describe('PlaybookPage', () => {
  it('shows badge and title in the hero', covers('PUB-122', 'PUB-123'), async () => {
    await show();
    expect(screen.getByText('Free Version')).toBeVisible();
    expect(
      screen.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide: Free Starter Pack" }),
    ).toBeVisible();
  });

  it(
    'shows the problems, then the components, then the approach, each with its content',
    covers('PUB-124'),
    async () => {
      await show();
      const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
      expect(headings.slice(0, 3)).toEqual([
        'The problems it solves',
        'The five parts',
        'Our approach, from one day to ninety',
      ]);
      expect(problems).toHaveLength(playbookComponents.length);
      for (const { problem } of problems)
        expect(screen.getByRole('heading', { name: problem })).toBeVisible();
    },
  );

  it('links to the videos and, in a new tab, to the booking page', covers('PUB-125', 'PUB-126'), async () => {
    const { container } = await show();
    expect(container.querySelector('a[href="/videos"]')).toBeVisible();
    const link = screen.getByRole('link', { name: /^Select a time that works for you/ });
    expect(link).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('data-event', 'calendly_scheduling');
  });

  it(
    'shows the five components in order',
    covers('PUB-127', 'PUB-128', 'PUB-129', 'PUB-130', 'PUB-131'),
    async () => {
      await show();
      const parts = screen.getAllByRole('article').map((part) => part.querySelector('h3')?.textContent);
      expect(parts).toEqual(titles);
      expect(guideComponents.map(({ id, name }) => [id, name])).toEqual(
        playbookComponents.map(({ id, title }) => [id, title]),
      );
    },
  );

  it(
    'gives each component its links, marked with their type for analytics',
    covers('PUB-132', 'PUB-138'),
    async () => {
      await show();
      for (const title of titles) {
        const part = within(screen.getByRole('article', { name: title }));
        const links = linksOf(title);
        expect(links.length).toBeGreaterThan(0);
        for (const { text, url, type } of links) {
          const link = part.getByRole('link', { name: (name) => name.startsWith(text) });
          expect(link).toHaveAttribute('href', url);
          expect(link).toHaveAttribute('data-event', 'playbook_link_click');
          expect(link).toHaveAttribute('data-link-type', type);
          if (url.startsWith('https:')) expect(link).toHaveAttribute('target', '_blank');
        }
        if (title !== 'Grant-Radar') expect(links.filter(({ country }) => country)).toEqual([]);
      }
    },
  );

  it(
    'offers CA and US, selects CA at first and announces what a choice shows',
    covers('PUB-133', 'PUB-134'),
    async () => {
      const { container } = await show();
      const components = container.querySelector<HTMLElement>('#components');
      if (!components) throw new Error('The page has no components section.');
      const group = within(within(components).getByRole('group', { name: 'Grant boards for' }));
      const radios = group.getAllByRole('radio');
      expect(radios.map((radio) => radio.getAttribute('value'))).toEqual(['CA', 'US']);
      expect(group.getByRole('radio', { name: /^CA/ })).toBeChecked();
      expect(group.getByRole('status')).toBeEmptyDOMElement();

      await userEvent.click(group.getByRole('radio', { name: /^US/ }));
      expect(group.getByRole('radio', { checked: true })).toHaveAttribute('value', 'US');
      expect(group.getByRole('status')).toHaveTextContent(
        'The list below shows six boards for the United States.',
      );
    },
  );

  it(
    'names the four packages of the approach with their durations',
    covers('PUB-021', 'PUB-022', 'PUB-023', 'PUB-024', 'PUB-139'),
    async () => {
      const { container } = await show();
      const cards = [...container.querySelectorAll('#approach ol > li')];
      expect(
        cards.map((card) => [card.querySelector('h3')?.textContent, card.querySelector('p')?.textContent]),
      ).toEqual([
        ['Free Starter Pack', '24 hours'],
        ['Start Package', '30 days'],
        ['Grow Package', '60 days'],
        ['Expand Package', '90 days'],
      ]);
    },
  );

  it('groups the details of the packages so that one is open at a time', covers('PUB-140'), async () => {
    const { container } = await show();
    const cards = [...container.querySelectorAll('#approach ol > li')];
    expect(cards).toHaveLength(4);
    for (const card of cards)
      expect(card.querySelector('details')).toHaveAttribute('name', 'package-details');
  });

  it('says what the pack is worth', covers('PUB-019'), async () => {
    const { container } = await show();
    expect(container).toHaveTextContent(/\$2,000\+ value/);
  });

  it(
    'contains as much as it claims',
    covers('PUB-014', 'PUB-015', 'PUB-016', 'PUB-017', 'PUB-018'),
    async () => {
      const { container } = await show();
      for (const claim of [
        /40 warm donor leads in under an hour/,
        /12 public grant boards, refreshed weekly/,
        /15 points in the tech audit/,
        /5 minutes of video/,
        /2 pages of security checklist/,
      ]) {
        expect(container).toHaveTextContent(claim);
      }
      const boards = linksOf('Grant-Radar').filter(({ country }) => country);
      expect(boards).toHaveLength(12);
      expect(boards.filter(({ country }) => country === 'CA')).toHaveLength(6);
      const lists = Object.values(playbookLists).flat();
      expect(lists.find(({ heading }) => heading === 'The 15 points')?.entries).toHaveLength(15);
      expect(lists.filter(({ heading }) => heading.startsWith('Page '))).toHaveLength(2);
    },
  );
});

describe('The data of the playbook', () => {
  it('give each component a title, a description and links', covers('PUB-356'), () => {
    for (const { title, description, links } of playbookComponents) {
      expect(title).toMatch(/\S/);
      expect(description).toMatch(/\S/);
      expect(links.length).toBeGreaterThan(0);
    }
  });

  it('give each link a text, a safe address and one of three types', covers('PUB-357'), () => {
    const links = playbookComponents.flatMap(({ links }) => links);
    for (const { text, url, type } of links) {
      expect(text).toMatch(/\S/);
      expect(url).toMatch(/^(https:\/\/[^/]+\.[a-z]+\/|\/)/);
      expect(['document', 'ai', 'video']).toContain(type);
    }
    expect(new Set(links.map(({ type }) => type))).toEqual(new Set(['document', 'ai', 'video']));
  });

  it('give each link at most one country', covers('PUB-358', 'PUB-137'), () => {
    const countries = new Set(linksOf('Grant-Radar').map(({ country }) => country));
    expect(countries).toEqual(new Set(['CA', 'US', undefined]));
  });
});
