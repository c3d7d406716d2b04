import { Window } from 'happy-dom';
import { render } from '@/app/start/prerender';

type Page = ReturnType<InstanceType<Window['DOMParser']>['parseFromString']>;

const opened = new Map<string, Page>();

/** Renders pages as the build prerenders them. Each is rendered once, before the tests that read it. */
export async function openPages(paths: readonly string[]): Promise<void> {
  const { DOMParser } = new Window();
  for (const path of new Set(paths)) {
    const { head, body } = await render({ path, module: '' });
    const html = `<html><head>${head}</head><body>${body}</body></html>`;
    opened.set(path, new DOMParser().parseFromString(html, 'text/html'));
  }
}

type PageElement = ReturnType<Page['querySelectorAll']>[number];

const textOf = ({ textContent }: PageElement) =>
  textContent
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?\(opens in a new tab\)$/, '')
    .trim();

function elementsAt(path: string, selector: string): readonly PageElement[] {
  const page = opened.get(path);
  if (page === undefined) throw new Error(`${path} is not open.`);
  return Array.from(page.querySelectorAll(selector));
}

/** Returns the texts of the matching elements, with single spaces and without the note on new tabs. */
export const textsAt = (path: string, selector: string): readonly string[] =>
  elementsAt(path, selector).map(textOf);

/** Returns text and address of the matching links. */
export const linksAt = (path: string, selector: string): readonly (readonly [string, string | null])[] =>
  elementsAt(path, selector).map((link) => [textOf(link), link.getAttribute('href')]);

/** Returns an attribute of the matching elements. */
export const attributesAt = (path: string, selector: string, attribute: string): readonly (string | null)[] =>
  elementsAt(path, selector).map((element) => element.getAttribute(attribute));
