import { siteAddress } from '@/shared/facts/site-address';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of the sitemap, with the date of its last change (`2026-03-01`) if known. */
interface ListedPage {
  readonly path: string;
  readonly changed?: string | undefined;
}

/** Returns the sitemap of the given pages as XML. Search engines find it through robots.txt. */
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

/** Returns robots.txt, which keeps crawlers out of the workspace and the proposals. */
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
