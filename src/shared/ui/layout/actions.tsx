import { classNames, type LayoutAttributes } from './gap';
import styles from './layout.module.css';

interface ActionsProps extends LayoutAttributes {
  /** For small buttons at the head of a panel. */
  readonly isTight?: boolean;
}

/** The buttons of a form, a panel or a screen, the primary one first. */
export const Actions = ({ isTight = false, className, ...rest }: ActionsProps) => (
  <div {...rest} className={classNames(isTight ? 2 : 3, styles.actions, className)} />
);
