import type { ReactNode } from 'react';
import styles from './dev.module.css';

interface EntryProps {
  readonly name: string;
  readonly text: string;
  /** The module, below `@/shared`. */
  readonly from: string;
  /** Each state as a `State`. */
  readonly children: ReactNode;
}

/** One component: its name, a sentence, the line that imports it, its states. */
export const Entry = ({ name, text, from, children }: EntryProps) => (
  <article className={styles.entry}>
    <h3>{name}</h3>
    <p>{text}</p>
    <code>{`import { ${name} } from '@/shared/${from}';`}</code>
    {children}
  </article>
);

/** One state of a component under its name. */
export const State = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.state}>
    <p className={styles.name}>{name}</p>
    <div>{children}</div>
  </div>
);
