import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/public-pages';
import { brand } from '@/content/brand';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { AboutPage } from './about-page';
import { HistoryPage } from './history-page';

const inRouter = (page: ReactElement) => <MemoryRouter>{page}</MemoryRouter>;
const show = (page: ReactElement) => renderInRouter(page).container;
const addresses = new Set(publicPages.map(({ path }) => path));

const pages: readonly (readonly [string, ReactElement])[] = [
  ['/about', <AboutPage key="about" />],
  ['/acf-history', <HistoryPage key="history" />],
];

describe.each(pages)('%s', (path, page) => {
  it('has one main heading, no skipped level, and links only to existing pages', () => {
    const container = show(page);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    for (const link of container.querySelectorAll('a'))
      expect(addresses).toContain(link.getAttribute('href'));
  });

  it('has a title, a canonical address and a description of 110 to 160 characters', () => {
    const html = renderToStaticMarkup(inRouter(page));
    expect(html).toMatch(/<title>[^<]* · ACF<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="https://www.acf.example${path}"/>`);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('mentions no year other than 2020', () => {
    const years = show(page).textContent.match(/\b(19|20)\d\d\b/g) ?? [];
    expect(new Set(years)).toEqual(new Set(['2020']));
  });
});

describe('AboutPage', () => {
  it(
    'says who the consultancy helps and with what, and mentions small businesses once',
    covers('PUB-001', 'PUB-031'),
    () => {
      const container = show(<AboutPage />);
      expect(container).toHaveTextContent(
        /We help nonprofits, and small businesses .*, with fundraising, connecting data and adopting AI/,
      );
      expect(container.textContent.match(/small businesses/g)).toHaveLength(1);
      expect(container).toHaveTextContent('Toronto, ON');
    },
  );

  it('contains the facts of the organization as structured data', () => {
    const html = renderToStaticMarkup(inRouter(<AboutPage />));
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': 'Organization',
      name: brand.name,
      url: 'https://www.acf.example',
      address: { addressLocality: 'Toronto', addressRegion: 'ON' },
      sameAs: ['https://linkedin.acf.example', 'https://youtube.acf.example'],
    });
  });
});

describe('HistoryPage', () => {
  it('links to the about page, the blog and the contact page', covers('PUB-032', 'PUB-149'), () => {
    show(<HistoryPage />);
    const onward = screen.getByRole('navigation', { name: 'Read on' });
    expect(
      within(onward)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/about', '/blog', '/contact']);
  });
});
