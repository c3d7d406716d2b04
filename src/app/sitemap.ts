import { siteAddress } from '@/shared/facts/site-address';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of the sitemap, with the day of its last change (`2026-03-01`) if that is known. */
interface ListedPage {
  readonly path: string;
  readonly changed?: string | undefined;
}

/** The sitemap of the given pages, in the protocol's XML; search engines find it through robots.txt. */
export const sitemap = (pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changed }) => {
      const lastChange = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${escaped(siteAddress(path))}</loc>${lastChange}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

/** What crawlers may read: the public pages; the areas behind a sign-in have nothing for them. */
export const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /dashboard',
    'Disallow: /proposals',
    '',
    `Sitemap: ${siteAddress('/sitemap.xml')}`,
    '',
  ].join('\n');
