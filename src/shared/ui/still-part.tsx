import { type ComponentType, type FC, lazy } from 'react';
import { KeptMarkup, StillMarkup } from './still';
import { useCameWithDocument } from './use-hydrated';

/**
 * Makes a part of a page that is complete as HTML: native elements only, no state, no handlers of its own. Where
 * it came with the document its code is never fetched; it loads where the page is reached from within the site.
 */
export function stillPart(load: () => Promise<ComponentType>): FC {
  const Content = lazy(async () => ({ default: await load() }));
  return () => {
    const came = useCameWithDocument();
    if (came && !import.meta.env.SSR) return <KeptMarkup />;
    return (
      <StillMarkup>
        <Content />
      </StillMarkup>
    );
  };
}
