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

/** A page to prerender: its path, its module in the build manifest, and the router's navigation state. */
export interface PrerenderedPage {
  readonly path: string;
  readonly module: string;
  readonly state?: unknown;
}

const addressesOf = (pattern: string): string[] =>
  pattern === blogPostPattern ? blogPostPaths() : [pattern];

// The blog page changes with its newest post. Other pages have no date.
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

/** The document for unknown URLs: the landing page with a message that the page was not found. */
export const notFoundPage: PrerenderedPage = {
  path: paths.home,
  module: publicPages.find(({ path }) => path === paths.home)?.module ?? '',
  state: { notice: pageNotFoundNotice },
};

/**
 * The sentence that tells readers without JavaScript how to contact us: our e-mail address, or the contact
 * page if none is set.
 */
export const helpWithoutScripts =
  builtFacts.email === undefined
    ? ` Or use the <a href="${paths.contact}">contact page</a>.`
    : ` Or write to <a href="mailto:${builtFacts.email}">${builtFacts.email}</a>.`;

/** Returns the sitemap, robots.txt and the feed, by file name. */
export const documents = () => [
  {
    path: '/sitemap.xml',
    text: sitemap(listed),
  },
  { path: '/robots.txt', text: robots() },
  { path: paths.blogFeed, text: blogFeed() },
];

// React outputs the head's tags before the body.
const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** Renders a public page to the HTML of `#root` and the tags of its head. */
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
    // No loader ran, so there is no data to pass to the browser.
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    // Above its default chunk size, React hides content behind an inline script, which our content security
    // policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
