import type { ReactNode } from 'react';
import styles from './dev.module.css';

interface EntryProps {
  readonly name: string;
  readonly text: string;
  /** The module's path below `@/shared`. */
  readonly from: string;
  /** The states, as `State` components. */
  readonly children: ReactNode;
}

/** Renders one component: its name, a sentence, its import line, and its states. */
export const Entry = ({ name, text, from, children }: EntryProps) => (
  <article className={styles.entry}>
    <h3>{name}</h3>
    <p>{text}</p>
    <code>{`import { ${name} } from '@/shared/${from}';`}</code>
    {children}
  </article>
);

/** Renders one state of a component under its name. */
export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.state}>
    <p className={styles.name}>{name}</p>
    <div>{children}</div>
  </div>
);
