/** The possible numbers of rows per page. `usual` is the list's own default. */
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

/** Reads the list settings stored in this browser. */
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

/** Returns the number of rows per page: the person's choice, or `own`, the list's default. */
export const pageSizeOf = (own: number, { pageSize } = readListSettings()): number =>
  pageSize === 'usual' ? own : pageSize;

/** Calls `listener` after every change. Returns the function that unsubscribes. */
export function followListSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the settings in localStorage. If the browser refuses it, they last as long as the page. */
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
