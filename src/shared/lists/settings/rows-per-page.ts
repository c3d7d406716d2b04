import { narrowListQuery } from '@/shared/lib/media-queries';
import type { Density } from './list-settings';

/**
 * The possible numbers of rows per page. `usual` is the list's own number, `fit` is as many as fit into the
 * window.
 */
export const rowChoices = ['usual', 25, 50, 'fit'] as const;
export type RowChoice = (typeof rowChoices)[number];

const fewest = 7;
const most = 50;

// Lengths in rem, as in list-frame.module.css: everything above the rows plus a touch screen's pager, and one
// row.
const linesAround = 12.25;
const rowHeights = { compact: 2, comfortable: 2.5, touch: 3 } as const;

const keyOf = (uid: string): string => `acf.rows.${uid}`;

/** Returns the choice stored in this browser, or `usual` if nothing is stored or storage is refused. */
export function readRowChoice(uid: string): RowChoice {
  try {
    const stored = localStorage.getItem(keyOf(uid));
    return rowChoices.find((each) => String(each) === stored) ?? 'usual';
  } catch {
    return 'usual';
  }
}

/** Stores the choice. If storage is refused, the choice lasts as long as the screen. */
export function storeRowChoice(uid: string, choice: RowChoice): void {
  try {
    localStorage.setItem(keyOf(uid), String(choice));
  } catch {
    // The screen also keeps the choice in its state.
  }
}

/** Returns the number of rows that fit into a window, from 7 to 50. Lengths are in rem. */
export function fittingRows(windowHeight: number, density: Density | 'touch'): number {
  const rows = Math.floor((windowHeight - linesAround) / rowHeights[density]);
  return Math.min(most, Math.max(fewest, rows));
}

/** Returns the height of the window in rem. A rem depends on the browser's font size. */
export const windowHeight = (): number =>
  window.innerHeight / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/**
 * Returns the number of rows per page. `fit` does not apply to cards, so a list of cards has its `usual`
 * number.
 */
export function rowsOf(choice: RowChoice, usual: number, density: Density, height = windowHeight()): number {
  if (choice === 'usual') return usual;
  if (choice !== 'fit') return choice;
  if (window.matchMedia(narrowListQuery).matches) return usual;
  const isTouch = density === 'comfortable' && window.matchMedia('(pointer: coarse)').matches;
  return fittingRows(height, isTouch ? 'touch' : density);
}
