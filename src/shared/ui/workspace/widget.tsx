import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './widget.module.css';

/** Renders a titled box on a workspace screen, one of several side by side. */
export const Widget = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const headingId = useId();
  return (
    <section className={styles.widget} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};

type WidgetRowsProps = Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onBlur'> & {
  readonly children: ReactNode;
};

/** Renders the rows of a widget, as `WidgetRow` components. */
export const WidgetRows = (props: WidgetRowsProps) => <ul className={styles.rows} {...props} />;

interface WidgetRowProps {
  readonly name: string;
  /** The address of the record. */
  readonly to: string;
  /** The kind of record. `since` is the start of its waiting time. */
  readonly kind: string;
  readonly since: ReactNode;
  /** The one available action, or its result. */
  readonly action?: ReactNode;
}

/** Renders a record that waits for an action, in one line. */
export const WidgetRow = ({ name, to, kind, since, action }: WidgetRowProps) => (
  <li className={styles.row}>
    <Link to={to} className={styles.name} dir="auto" title={name}>
      {name}
    </Link>
    <span className={styles.kind}>{kind}</span>
    <span className={styles.since}>{since}</span>
    {action}
  </li>
);
