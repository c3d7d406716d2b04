import { type ComponentType, type FC, type ReactNode, use } from 'react';
import styles from './still.module.css';
import { useCameWithDocument } from './use-hydrated';

/** What the server writes around markup that the browser keeps. */
export const StillMarkup = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.contents}>{children}</div>
);

/** The same in the browser: React leaves the inside alone, neither comparing nor replacing what the server wrote. */
export const KeptMarkup = () => (
  // Nothing is put in: the empty text only says that the inside is not React's.
  // oxlint-disable-next-line react/no-danger
  <div className={styles.contents} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
);

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
