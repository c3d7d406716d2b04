import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { publicPages } from '@/app/public-pages';

export const pages = publicPages.map(({ path, module }) => ({ path, module }));

// React puts what belongs into the head first when the page brings no head of its own.
const hoisted = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** Renders a public page to the markup of `#root` and the tags of its head. */
export async function render(path: string): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // Content past the default chunk size would be hidden behind an inline script, which our policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
