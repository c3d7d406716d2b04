import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './widget.module.css';

/** A titled box on a workspace screen, one of several side by side. */
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

/** The rows of a widget, each a `WidgetRow`. */
export const WidgetRows = (props: WidgetRowsProps) => <ul className={styles.rows} {...props} />;

interface WidgetRowProps {
  readonly name: string;
  /** Where the record opens. */
  readonly to: string;
  /** What kind it is, and since when it waits. */
  readonly kind: string;
  readonly since: ReactNode;
  /** The one thing to do about it, or its result. */
  readonly action?: ReactNode;
}

/** A record that waits for somebody, in one line. */
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
