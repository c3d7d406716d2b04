import { type ComponentType, type FC, use } from 'react';
import { KeptMarkup, StillMarkup } from './still';
import { useCameWithDocument } from './use-hydrated';

const StillPart = ({ load }: { readonly load: () => Promise<ComponentType> }) => {
  const came = useCameWithDocument();
  if (came && !import.meta.env.SSR) return <KeptMarkup />;
  const Content = use(load());
  return (
    <StillMarkup>
      <Content />
    </StillMarkup>
  );
};

/**
 * Makes a part of a page that is complete as HTML: native elements only, no state, no handlers of its own. Where
 * it came with the document its code is never fetched; it loads where the page is reached from within the site.
 */
export function stillPart(load: () => Promise<ComponentType>): FC {
  let loading: Promise<ComponentType> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return () => <StillPart load={loadOnce} />;
}
