import type { ComponentType } from 'react';
import type { FirstPage } from './app';
import { AdoptedPage } from './adopted-page';

/**
 * The page that the document was prerendered as, from what the build wrote on `#root`: its route pattern and,
 * where it needs code, the file and the component. Undefined when there is none or its code cannot be had; the
 * table of all pages takes over then.
 */
export async function firstPageOf(root: HTMLElement): Promise<FirstPage | undefined> {
  const { path, code, component } = root.dataset;
  if (path === undefined) return undefined;
  if (code === undefined || component === undefined) return { path, page: <AdoptedPage /> };
  try {
    // The address was written by the build; a bundler cannot know it.
    const module = (await import(/* @vite-ignore */ code)) as Record<string, ComponentType>;
    const Page = module[component];
    return Page && { path, page: <Page /> };
  } catch {
    return undefined;
  }
}
