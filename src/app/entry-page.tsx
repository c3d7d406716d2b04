import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { HeadIsPreserved } from '@/features/site/head/page-head-context';
import { hasSessionHint } from '@/shared/auth/session-hint';
import { firstInteraction } from '@/shared/hydration/first-interaction';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { PreservedHtml } from '@/shared/hydration/static-html';
import { MarkHydrated } from './mark-hydrated';
import { lazyPage } from './lazy-page';
import { RouteFailure } from './route-failure';

interface EntryPageFrameProps {
  /** Renders the preserved head in the browser; `null` in the prerender, where the page writes its own head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/**
 * The elements around the entry page, the same on the server and in the browser, so that `useId` gives the same
 * ids.
 */
export const EntryPageFrame = ({ head, children }: EntryPageFrameProps) => (
  <HeadIsPreserved value={head !== null}>
    {head}
    <Suspense fallback={null}>{children}</Suspense>
  </HeadIsPreserved>
);

/**
 * When the page's code is fetched: at the first interaction, or at once where the prerendered HTML is not what the
 * visitor should see.
 */
const whenWanted = (isEager: boolean): Promise<void> =>
  // With filters in the address or with a session, the prerendered HTML is not what this visitor should see.
  isEager || window.location.search !== '' || hasSessionHint() ? Promise.resolve() : firstInteraction;

const codeOf = (file: string, component: string, wanted: Promise<void>) =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    await wanted;
    try {
      // The build wrote the address into the HTML; the bundler cannot resolve it.
      const module = (await import(/* @vite-ignore */ file)) as Record<string, ComponentType>;
      const Page = module[component];
      if (Page === undefined) throw new Error(`${file} has no ${component}.`);
      forgetReload(component);
      return {
        default: () => (
          <>
            <Page />
            <MarkHydrated zone="page" />
          </>
        ),
      };
    } catch (missing) {
      console.warn('The code of this page did not arrive.', missing);
      reloadOnce(component);
      // Never settles: the prerendered HTML stays, and its links and native elements go on working.
      return new Promise<never>(() => {});
    }
  });

/**
 * The route of the page that was prerendered into the document, made of the attributes of `#root`: its pattern
 * and, where it needs code, the file and the component. Undefined for a document without content. After `wasLeft`,
 * or at another address of the same pattern, the route renders the page from the table of all routes.
 */
export function entryRouteOf({ dataset }: HTMLElement, wasLeft: () => boolean): RouteObject | undefined {
  const { path, code, component, eager } = dataset;
  if (path === undefined) return undefined;
  const begin = window.location.pathname;
  const Content =
    code === undefined || component === undefined
      ? PreservedHtml
      : codeOf(code, component, whenWanted(eager !== undefined));
  const SitePage = lazyPage('entry', async () => (await import('./site-routes')).publicPageAt(path));

  const EntryPage = () => {
    const { pathname } = useLocation();
    const [isLeft, setIsLeft] = useState(wasLeft);
    if (!isLeft && pathname !== begin) setIsLeft(true);
    if (isLeft) return <SitePage />;
    return (
      <EntryPageFrame head={<PreservedHead />}>
        <Content />
      </EntryPageFrame>
    );
  };
  return { path, element: <EntryPage />, errorElement: <RouteFailure /> };
}

// Selects the tags that PageHead writes, not those of index.html.
const ofPage =
  'title, link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[name="robots"], ' +
  'meta[name^="twitter:"], meta[property]';

/**
 * The head of a page whose own code is not loaded, read from the document: React must render these tags to be able
 * to remove them when the visitor moves on.
 */
const PreservedHead = () => {
  const [tags] = useState(() =>
    Array.from(document.head.querySelectorAll(ofPage), (tag) => ({
      type: tag.localName,
      props: Object.fromEntries(Array.from(tag.attributes, ({ name, value }) => [name, value])),
      text: tag.localName === 'title' ? tag.textContent : undefined,
    })),
  );
  return tags.map(({ type, props, text }) =>
    createElement(type, { ...props, key: JSON.stringify([type, props]) }, text),
  );
};
