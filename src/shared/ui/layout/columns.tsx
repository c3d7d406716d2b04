import { classNames, type Gap, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface ColumnsProps extends LayoutAttributes {
  readonly as?: 'div' | 'ul';
  /**
   * The minimum width of a column: 8, 16 or 24 rem. `cards` are at least 20 rem wide and do not grow to fill
   * the line.
   */
  readonly width: 'narrow' | 'medium' | 'wide' | 'cards';
  readonly gap?: Gap;
}

/** Renders items in as many columns as fit. */
export const Columns = ({ as: Element = 'div', width, gap = 4, className, ...rest }: ColumnsProps) => (
  <Element {...rest} className={classNames(gap, styles.columns, styles[width], className)} />
);
