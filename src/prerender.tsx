import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { EntryPageFrame } from '@/app/entry-page';
import { publicPages } from '@/app/public-pages';
import { rootRoute } from '@/app/root';
import { robots, sitemap } from '@/app/sitemap';
import { blogFeed } from '@/features/blog/feed';
import { siteAddress } from '@/features/site/head/page-head';
import { blogPostPattern, paths } from '@/shared/config/paths';
import { blogPostPaths } from '@/features/blog/posts';
import { StaticHtml } from './shared/hydration/static-html';

/** A page to prerender: its address, and what the browser needs to hydrate its HTML. */
export interface PrerenderedPage {
  readonly path: string;
  /** The route's pattern; the address itself unless it has parameters. */
  readonly pattern: string;
  readonly module: string;
  /** The component in the module, for pages whose code the browser loads. */
  readonly component: string | undefined;
  /** Whether the code is fetched without waiting for a person. */
  readonly eager: boolean;
}

const addressesOf = (pattern: string): string[] =>
  pattern === blogPostPattern ? blogPostPaths() : [pattern];

const listed = publicPages.flatMap(({ path, unlisted }) => (unlisted ? [] : addressesOf(path)));

/** Every page that becomes HTML at build time. */
export const pages: readonly PrerenderedPage[] = publicPages.flatMap(
  ({ path: pattern, module, component, static: isStatic, eager = false }) =>
    addressesOf(pattern).map((path) => ({
      path,
      pattern,
      module,
      component: isStatic ? undefined : component,
      eager,
    })),
);

/** Sitemap, robots.txt and feed, by file name. */
export const documents = () => [
  {
    path: '/sitemap.xml',
    text: sitemap(listed),
  },
  { path: '/robots.txt', text: robots() },
  { path: paths.blogFeed, text: blogFeed() },
];

// A comment first: React would put head tags before the markup when the page brings no head of its own.
const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** Renders a public page to the markup of `#root` and the tags of its head. */
export async function render({ path, pattern }: PrerenderedPage): Promise<{ head: string; body: string }> {
  const entry = publicPages.find((page) => page.path === pattern);
  if (!entry) throw new Error(`No page has the pattern ${pattern}.`);
  const page = (
    <EntryPageFrame head={null}>
      {entry.static ? (
        <StaticHtml>
          <entry.Page />
        </StaticHtml>
      ) : (
        <entry.Page />
      )}
    </EntryPageFrame>
  );
  const handler = createStaticHandler([rootRoute([{ path: pattern, element: page }])]);
  const context = await handler.query(new Request(siteAddress(path)));
  if (context instanceof Response) throw new Error(`${path} is answered by a redirect.`);
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
