import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { preloadPage, publicPages } from '@/app/public-pages';
import { rootRoute } from '@/app/root';
import { siteRoutes } from '@/app/site-routes';
import { pageNotFoundNotice } from '@/app/navigation-state';
import { robots, sitemap } from '@/app/sitemap';
import { builtFacts } from '@/content/site-facts';
import { blogFeed } from '@/features/blog/feed';
import { blogPosts } from 'virtual:blog-posts';
import { blogPostPaths } from '@/features/blog/posts';
import { siteAddress } from '@/shared/facts/site-address';
import { blogPostPath, blogPostPattern, paths } from '@/shared/config/paths';

/** A page to prerender: its address, its module in the build's manifest, and the router's navigation state. */
export interface PrerenderedPage {
  readonly path: string;
  readonly module: string;
  readonly state?: unknown;
}

const addressesOf = (pattern: string): string[] =>
  pattern === blogPostPattern ? blogPostPaths() : [pattern];

// The blog's page changes with its newest post. No other page has a date of its own.
const changes = new Map([
  [paths.blog as string, blogPosts[0]?.date],
  ...blogPosts.map(({ id, date }) => [blogPostPath(id), date] as const),
]);

const listed = publicPages
  .flatMap(({ path, unlisted }) => (unlisted ? [] : addressesOf(path)))
  .map((path) => ({ path, changed: changes.get(path) }));

/** Every page that becomes HTML at build time. */
export const pages: readonly PrerenderedPage[] = publicPages.flatMap(({ path: pattern, module }) =>
  addressesOf(pattern).map((path) => ({ path, module })),
);

/** The document for unknown addresses: the landing page with the notice that the address was not found. */
export const notFoundPage: PrerenderedPage = {
  path: paths.home,
  module: publicPages.find(({ path }) => path === paths.home)?.module ?? '',
  state: { notice: pageNotFoundNotice },
};

/** Tells readers without JavaScript whom to write to: our address, or the contact page if none is set. */
export const helpWithoutScripts =
  builtFacts.email === undefined
    ? ` Or use the <a href="${paths.contact}">contact page</a>.`
    : ` Or write to <a href="mailto:${builtFacts.email}">${builtFacts.email}</a>.`;

/** Sitemap, robots.txt and feed, by file name. */
export const documents = () => [
  {
    path: '/sitemap.xml',
    text: sitemap(listed),
  },
  { path: '/robots.txt', text: robots() },
  { path: paths.blogFeed, text: blogFeed() },
];

// React puts the tags of the head before the markup.
const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** Renders a public page to the markup of `#root` and the tags of its head. */
export async function render({
  path,
  state = null,
}: PrerenderedPage): Promise<{ head: string; body: string }> {
  await preloadPage(path);
  const handler = createStaticHandler([rootRoute(siteRoutes)]);
  const context = await handler.query(new Request(siteAddress(path)));
  if (context instanceof Response) throw new Error(`${path} is answered by a redirect.`);
  context.location = { ...context.location, state };
  const { prelude } = await prerender(
    // No loader ran, so there is no data for the browser.
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    // Beyond React's default chunk size it would hide content behind an inline script, which our content policy
    // forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
