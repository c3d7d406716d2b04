import { type ComponentType, type FC, lazy } from 'react';
import { PreservedHtml, StaticHtml } from './static-html';
import { useIsPrerendered } from './use-hydrated';

/**
 * Makes a part of a page that is complete as HTML: native elements only, no state, no handlers of its own. On a
 * prerendered page its code is never fetched; it loads where the page is reached by a link inside the site.
 */
export function staticPart(load: () => Promise<ComponentType>): FC {
  const Content = lazy(async () => ({ default: await load() }));
  return () => {
    const isPrerendered = useIsPrerendered();
    if (isPrerendered && !import.meta.env.SSR) return <PreservedHtml />;
    return (
      <StaticHtml>
        <Content />
      </StaticHtml>
    );
  };
}
