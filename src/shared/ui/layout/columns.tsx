import { classNames, type Gap, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface ColumnsProps extends LayoutAttributes {
  readonly as?: 'div' | 'ul';
  /**
   * The least width of a column: 8, 16 or 24 rem. `cards` have at least 20 rem, and do not grow when a few would fill
   * the line.
   */
  readonly width: 'narrow' | 'medium' | 'wide' | 'cards';
  readonly gap?: Gap;
}

/** Items in as many columns as fit. */
export const Columns = ({ as: Element = 'div', width, gap = 4, className, ...rest }: ColumnsProps) => (
  <Element {...rest} className={classNames(gap, styles.columns, styles[width], className)} />
);
