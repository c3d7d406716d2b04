import { classNames, type Gap, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface StackProps extends LayoutAttributes {
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'header' | 'fieldset';
  readonly gap?: Gap;
  /** `start` keeps each item at its own width. */
  readonly align?: 'start';
}

/** Renders items one below the other. */
export const Stack = ({ as: Element = 'div', gap = 3, align, className, ...rest }: StackProps) => (
  <Element {...rest} className={classNames(gap, styles.stack, align && styles[align], className)} />
);
