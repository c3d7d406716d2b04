import { classNames, type Gap, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface RowProps extends LayoutAttributes {
  readonly as?: 'div' | 'ul' | 'li' | 'p' | 'span' | 'dl' | 'label' | 'header' | 'fieldset';
  readonly gap?: Gap;
  readonly align?: 'baseline' | 'top';
  /** `between` puts the last item at the end of the line. `end` puts all items there. */
  readonly justify?: 'between' | 'end';
}

/** Renders items side by side, in as many lines as they need. */
export const Row = ({ as: Element = 'div', gap = 2, align, justify, className, ...rest }: RowProps) => (
  <Element
    {...rest}
    className={classNames(gap, styles.row, align && styles[align], justify && styles[justify], className)}
  />
);
