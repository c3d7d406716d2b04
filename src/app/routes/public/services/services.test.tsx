import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { publicPages } from '@/app/public-pages';
import { unsetFacts } from '@/content/site-facts';
import { BuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { aiForwardShort, redirects } from '@/shared/config/redirects';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { AiForwardPage } from './ai-forward-page';
import { DevShopPage } from './dev-shop-page';
import { FundraisingPage } from './fundraising-page';
import { SalesforcePage } from './salesforce-page';
import { ServicesPage } from './services-page';
import { SolutionsPage } from './solutions-page';

const inRouter = (page: ReactElement) => <MemoryRouter>{page}</MemoryRouter>;
const show = (page: ReactElement) => renderInRouter(page).container;
const textsOf = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);

const pages: readonly (readonly [string, ReactElement])[] = [
  [paths.services, <ServicesPage key="services" />],
  [paths.aiForward, <AiForwardPage key="ai-forward" />],
  [paths.fundraising, <FundraisingPage key="fundraising" />],
  [paths.salesforce, <SalesforcePage key="salesforce" />],
  [paths.devShop, <DevShopPage key="dev-shop" />],
  [paths.solutions, <SolutionsPage key="solutions" />],
];

const addresses = new Set(publicPages.map(({ path }) => path));

describe.each(pages)('%s', (path, page) => {
  it('has one main heading, no skipped level and unique ids', () => {
    const container = show(page);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to pages and fragments that exist', () => {
    const container = show(page);
    for (const link of container.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('/')) expect(addresses).toContain(address);
      else if (address.startsWith('#')) expect(container.querySelector(address)).not.toBeNull();
      else expect(address).toBe('https://booking.acf.example/strategy-session');
    }
  });

  it('has a title, a canonical address and a description of 110 to 160 characters', () => {
    const html = renderToStaticMarkup(inRouter(page));
    expect(html).toMatch(/<title>[^<]* · ACF<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="https://www.acf.example${path}"/>`);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length).toBeGreaterThanOrEqual(110);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(html).not.toMatch(/ style=|<style/);
  });

  it('mentions nonprofits or donors', covers('PUB-002'), () => {
    expect(renderToStaticMarkup(inRouter(page))).toMatch(/nonprofit|donor/i);
  });
});

describe('The public addresses', () => {
  it(
    'redirect from the two short names to the pages with their content',
    covers('PUB-041', 'PUB-042'),
    () => {
      expect(Object.fromEntries(redirects)).toMatchObject({
        '/data-integration': '/acf-bridge',
        '/fundraising': '/services/fundraising',
      });
      for (const [, to] of redirects) expect(addresses).toContain(to);
    },
  );

  it('show one AI Forward page at both its addresses', covers('PUB-035', 'PUB-036'), () => {
    const modules = publicPages
      .filter(({ path }) => path === paths.aiForward || path === aiForwardShort)
      .map(({ module }) => module);
    expect(modules).toHaveLength(2);
    expect(new Set(modules).size).toBe(1);
  });
});

describe('ServicesPage', () => {
  it('compares six offers and links each', covers('PUB-034', 'PUB-007', 'PUB-008', 'PUB-009'), () => {
    show(<ServicesPage />);
    const table = screen.getByRole('table', { name: /Where to begin/ });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => {
        const link = within(row).getByRole('link');
        return [link.textContent, link.getAttribute('href')];
      }),
    ).toEqual([
      ["The Fundraisers' AI Guide", '/impactplaybooks'],
      ['Fundraising services', '/services/fundraising'],
      ['CRM services', '/services/salesforce'],
      ['AI Forward', '/services/ai-forward'],
      ['Development shop', '/services/dev-shop'],
      ['Data integration hub', '/acf-bridge'],
    ]);
    for (const row of rows) {
      expect(within(row).getByRole('rowheader')).toBeVisible();
      expect(within(row).getAllByRole('cell')).toHaveLength(3);
    }
  });

  it('offers the hub as a waitlist, not for use or sale', covers('PUB-006'), () => {
    const container = show(<ServicesPage />);
    expect(screen.getByRole('row', { name: /Data integration hub/ })).toHaveTextContent(
      /Waitlist.*join the waitlist/,
    );
    expect(container.querySelector('#offers')).toHaveTextContent(
      'You can join the waitlist; you cannot buy or use it yet.',
    );
  });
});

describe('AiForwardPage', () => {
  it('opens with its claim, a drawing and a link to book a session', covers('PUB-155'), () => {
    show(<AiForwardPage />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Let AI write the first draft. Keep the last word.' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /draft/ })).toBeInTheDocument();
    const [booking] = screen.getAllByRole('link', { name: /30-minute strategy session/ });
    expect(booking).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
  });

  it('names audits, education and AI-native apps as its parts', covers('PUB-005'), () => {
    expect(textsOf(show(<AiForwardPage />), '#parts h3')).toEqual(['Audits', 'Education', 'AI-native apps']);
  });

  it('shows the process in four steps, in order', covers('PUB-156'), () => {
    const container = show(<AiForwardPage />);
    expect(textsOf(container, '#process ol > li h3')).toEqual([
      'Readiness assessment',
      'Strategic planning',
      'Implementation',
      'Training and support',
    ]);
  });
});

describe('FundraisingPage', () => {
  const parts = ['My Plan', 'My Pipeline', 'My Connectors', 'My Outreach', 'My Team', 'My Donors'];

  it('describes the method in six parts, in order', covers('PUB-037', 'PUB-157'), () => {
    const container = show(<FundraisingPage />);
    expect(textsOf(container, '#method h3')).toEqual(parts);
    for (const label of ['What you get', 'How long', 'A week with it']) {
      expect(screen.getAllByText(label)).toHaveLength(6);
    }
  });

  it('links to each of the six parts', () => {
    const container = show(<FundraisingPage />);
    const line = screen.getByRole('navigation', { name: 'The six parts of the method' });
    const links = within(line).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(parts);
    links.forEach((link, index) =>
      expect(container.querySelector(`${link.getAttribute('href')} h3`)).toHaveTextContent(
        parts[index] ?? '',
      ),
    );
  });
});

const endings: readonly (readonly [string, ReactElement])[] = [
  ['the fundraising page', <FundraisingPage key="fundraising" />],
  ['the Salesforce page', <SalesforcePage key="salesforce" />],
  ['the Dev Shop page', <DevShopPage key="dev-shop" />],
];

it.each(endings)(
  '%s ends with a link to the contact page',
  covers('PUB-158', 'PUB-165', 'PUB-168'),
  (_, page) => {
    show(page);
    const last = screen.getAllByRole('link').at(-1);
    expect(last).toHaveTextContent(/^Contact Us$/);
    expect(last).toHaveAttribute('href', '/contact');
  },
);

describe('SalesforcePage', () => {
  it('lists its services', covers('PUB-038', 'PUB-159'), () => {
    const region = within(show(<SalesforcePage />)).getByRole('region', {
      name: 'What we do on your platform',
    });
    expect(within(within(region).getByRole('list')).getAllByRole('listitem').length).toBeGreaterThan(3);
  });

  it('shows three benefit cards', covers('PUB-160'), () => {
    expect(textsOf(show(<SalesforcePage />), '#benefits h3')).toHaveLength(3);
  });

  const names = ['Administrator', 'Consultant', 'Architect', 'Developer', 'Designer', 'Marketer'];
  const six = names.map((name, index) => ({
    title: `Salesforce Certified ${name}`,
    issued: `202${index}-03`,
  }));

  it('shows six badges, each with a title and an issue date', covers('PUB-161', 'PUB-162'), () => {
    const container = show(
      <BuiltFacts value={{ ...unsetFacts, certificates: six }}>
        <SalesforcePage />
      </BuiltFacts>,
    );
    expect(container.querySelector('#certificates h2')).toHaveTextContent(
      'Check our certificates before you hire us',
    );
    const badges = [...container.querySelectorAll('#certificates li')];
    expect(badges).toHaveLength(6);
    for (const badge of badges) {
      expect(badge.querySelector('h3')).toHaveTextContent(/^Salesforce Certified \w+/);
      const date = badge.querySelector('time');
      expect(date?.getAttribute('datetime')).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(badge.querySelector('p')).toHaveTextContent(/^Issued [A-Z][a-z]+ 20\d\d/);
    }
    expect(screen.getByText('March 2021')).toHaveAttribute('datetime', '2021-03');
  });

  it('shows no certificate and no figure that the owner has not confirmed', () => {
    const container = show(
      <BuiltFacts value={{ ...unsetFacts, badges: 7 }}>
        <SalesforcePage />
      </BuiltFacts>,
    );
    expect(container.querySelector('#certificates')).toBeNull();
    expect(textsOf(container, '#licences li')).toEqual(['7 badges']);
    const bare = show(
      <BuiltFacts value={unsetFacts}>
        <SalesforcePage />
      </BuiltFacts>,
    );
    expect(textsOf(bare, '#licences :is(h3, li)')).toEqual([]);
    expect(bare.querySelector('#licences h2')).toHaveTextContent('10 licences may cost you nothing');
  });

  it('states the figures and the free licences', covers('PUB-163', 'PUB-164'), () => {
    const container = show(<SalesforcePage />);
    expect(textsOf(container, '#licences li')).toEqual(['143 badges', '99,800 points', '12 trails']);
    expect(container).toHaveTextContent(/nonprofit program that provides 10 free licences/);
  });
});

describe('DevShopPage', () => {
  it('shows three cards for web, mobile and integration', covers('PUB-039', 'PUB-166'), () => {
    expect(textsOf(show(<DevShopPage />), '#work li h3')).toEqual(['Web', 'Mobile', 'Integration']);
  });

  it('shows the approach in five steps, in order', covers('PUB-167'), () => {
    expect(textsOf(show(<DevShopPage />), '#approach ol > li h3')).toEqual([
      'Discovery',
      'Design',
      'Development',
      'Deployment',
      'Support',
    ]);
  });
});

describe('SolutionsPage', () => {
  it(
    'shows eight roles under the name of the link that opens the page',
    covers('PUB-040', 'PUB-043', 'PUB-169'),
    () => {
      const container = show(<SolutionsPage />);
      expect(screen.getByRole('heading', { level: 1, name: /^Empowering Every Role/ })).toBeVisible();
      const roles = textsOf(container, '#roles li h3');
      expect(roles).toHaveLength(8);
      expect(new Set(roles).size).toBe(8);
    },
  );

  it('explains How It Works in three steps', covers('PUB-170'), () => {
    show(<SolutionsPage />);
    const region = screen.getByRole('region', { name: 'How It Works' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
  });
});
