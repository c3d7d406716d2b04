import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** Renders a box with a border and a background. */
export const Card = ({ as: Element = 'div', labelledBy, children }: CardProps) => (
  <Element className={styles.card} aria-labelledby={labelledBy}>
    {children}
  </Element>
);
