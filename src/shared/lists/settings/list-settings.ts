/** How many rows a page may hold; `usual` is what each list has by itself. */
export const pageSizes = ['usual', 25, 50] as const;
export type PageSize = (typeof pageSizes)[number];
export type Density = 'comfortable' | 'compact';

export interface ListSettings {
  readonly pageSize: PageSize;
  readonly density: Density;
}

const usual: ListSettings = { pageSize: 'usual', density: 'comfortable' };
const key = 'acf.lists';
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly settings: ListSettings } = {
  text: null,
  settings: usual,
};

/** The person's stored list settings. */
export function readListSettings(): ListSettings {
  let text: string | null = null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return known.settings;
  }
  if (text === known.text) return known.settings;
  const [size, density] = (text ?? '').split(' ');
  known = {
    text,
    settings: {
      pageSize: pageSizes.find((each) => String(each) === size) ?? usual.pageSize,
      density: density === 'compact' ? 'compact' : usual.density,
    },
  };
  return known.settings;
}

/** How many rows a page of a list has, of which it has `own` unless the person has chosen otherwise. */
export const pageSizeOf = (own: number, { pageSize } = readListSettings()): number =>
  pageSize === 'usual' ? own : pageSize;

/** Calls back after every change; returns the function that unsubscribes. */
export function followListSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the settings: stored in localStorage, or as long as the page where that is refused. */
export function changeListSettings(part: Partial<ListSettings>): void {
  const next = { ...readListSettings(), ...part };
  const text = `${next.pageSize} ${next.density}`;
  try {
    localStorage.setItem(key, text);
    known = { text, settings: next };
  } catch {
    known = { text: known.text, settings: next };
  }
  for (const listener of listeners) listener();
}
