import { type ComponentType, lazy } from 'react';
import { hasSessionHint } from '@/shared/auth/session-hint';
import { firstSign } from '@/shared/lib/first-sign';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { KeptMarkup } from '@/shared/ui/still';
import { AdoptedHead } from './adopted-head';
import { Answers } from './answers';
import type { FirstPage } from './app';
import { FirstPageFrame } from './first-page-frame';

/** When the page's code is fetched: for a person at their first sign, at once where the page cannot wait for one. */
const whenWanted = (isEager: boolean): Promise<void> =>
  // Filters in the address, or somebody who is signed in: what came with the document is not what they should see.
  isEager || window.location.search !== '' || hasSessionHint() ? Promise.resolve() : firstSign;

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
            <Answers zone="page" />
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
 * The page that the document was prerendered as, from what the build wrote on `#root`: its route pattern and,
 * where it needs code, the file and the component. Undefined for a document without content.
 */
export function firstPageOf({ dataset }: HTMLElement): FirstPage | undefined {
  const { path, code, component, eager } = dataset;
  if (path === undefined) return undefined;
  const Content =
    code === undefined || component === undefined
      ? KeptMarkup
      : codeOf(code, component, whenWanted(eager !== undefined));
  return {
    path,
    page: (
      <FirstPageFrame head={<AdoptedHead />}>
        <Content />
      </FirstPageFrame>
    ),
  };
}
