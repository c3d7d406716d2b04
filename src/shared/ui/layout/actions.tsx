import { classNames, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface ActionsProps extends LayoutAttributes {
  /** True for small buttons in the header of a panel. */
  readonly isTight?: boolean;
}

/** Renders the buttons of a form, panel or screen, with the primary one first. */
export const Actions = ({ isTight = false, className, ...rest }: ActionsProps) => (
  <div {...rest} className={classNames(isTight ? 2 : 3, styles.actions, className)} />
);
