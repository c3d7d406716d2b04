import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { type RouteObject, useLocation } from 'react-router-dom';
import { HeadIsPreserved } from '@/features/site/head/page-head-context';
import { hasSessionHint } from '@/shared/auth/session-hint';
import { firstInteraction } from '@/shared/hydration/first-interaction';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { PreservedHtml } from '@/shared/hydration/static-html';
import { MarkHydrated } from './mark-hydrated';
import { lazyPage } from './lazy-page';
import { PreservedHead } from './preserved-head';
import { RouteFailure } from './route-failure';

interface EntryPageFrameProps {
  /** What preserves the head that came with the document; on the server nothing, there the page writes it. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** What stands around the entry page, the same on the server and in the browser, so that generated ids agree. */
export const EntryPageFrame = ({ head, children }: EntryPageFrameProps) => (
  <HeadIsPreserved value={head !== null}>
    {head}
    <Suspense fallback={null}>{children}</Suspense>
  </HeadIsPreserved>
);

/** When the page's code is fetched: at the first interaction, at once where the page cannot wait for one. */
const whenWanted = (isEager: boolean): Promise<void> =>
  // Filters in the address, or somebody who is signed in: what came with the document is not what they should see.
  isEager || window.location.search !== '' || hasSessionHint() ? Promise.resolve() : firstInteraction;

const codeOf = (file: string, component: string, wanted: Promise<void>) =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    await wanted;
    try {
      // The address was written by the build; a bundler cannot know it.
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
      // The page stays readable as it came; links and native elements go on working.
      return new Promise<never>(() => {});
    }
  });

/**
 * The route of the page that the document was prerendered as, from what the build wrote on `#root`: its pattern and,
 * where it needs code, the file and the component. Undefined for a document without content. Once `wasLeft`, or at
 * another address of the same pattern, the route shows the page as the table of all routes has it.
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
