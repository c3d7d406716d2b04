import type { ReactNode } from 'react';
import { classNames, type Gap, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface PanelProps extends LayoutAttributes {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly head?: ReactNode;
  readonly gap?: Gap;
  /** Stays at the bottom if the panel is taller than its content. */
  readonly foot?: ReactNode;
}

/** Renders a box with a header, a body and a footer. */
export const Panel = ({
  as: Element = 'div',
  gap = 3,
  head,
  foot,
  children,
  className,
  ...rest
}: PanelProps) => (
  <Element {...rest} className={classNames(gap, styles.panel, className)}>
    {head}
    <div className={classNames(gap, styles.stack, styles.body)}>{children}</div>
    {foot}
  </Element>
);
