import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

/** The gap between items, by token: 4, 8, 12, 16, 24 or 40 px, or 0. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/**
 * Attributes that layout components pass to their element. A feature's class may add further styles, such as
 * a width.
 */
export type LayoutAttributes = Omit<HTMLAttributes<HTMLElement>, 'style'>;

/** Joins class names and adds the gap's class. */
export const classNames = (gap: Gap, ...names: readonly (string | undefined)[]): string =>
  [...names, styles[`gap${gap}`]].filter(Boolean).join(' ');
