import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  /** The views in order. `labels` has the text of each. */
  readonly tabs: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly current: T;
  readonly onChoose: (tab: T) => void;
}

/**
 * Renders buttons that switch between the views of a screen. Each view has its own address. The current one
 * is marked as the current page.
 */
export const Tabs = <T extends string>({ label, tabs, labels, current, onChoose }: TabsProps<T>) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <button
        key={tab}
        type="button"
        aria-current={tab === current ? 'page' : undefined}
        onClick={() => onChoose(tab)}
      >
        {labels[tab]}
      </button>
    ))}
  </nav>
);
