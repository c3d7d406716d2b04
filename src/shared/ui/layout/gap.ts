import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

/** A distance between items, by its token: 4, 8, 12, 16, 24 or 40 px; 0 for none. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What a layout part hands on to its element. A class of the feature may add what is its own, such as a width. */
export type LayoutAttributes = Omit<HTMLAttributes<HTMLElement>, 'style'>;

/** Joins class names with the one of the gap. */
export const classNames = (gap: Gap, ...names: readonly (string | undefined)[]): string =>
  [...names, styles[`gap${gap}`]].filter(Boolean).join(' ');
