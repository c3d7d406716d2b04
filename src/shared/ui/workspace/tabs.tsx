import styles from './tabs.module.css';

interface TabsProps<T extends string> {
  /** Names the group for assistive technology. */
  readonly label: string;
  /** The parts of the screen, in their order, and what each tab says. */
  readonly tabs: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly current: T;
  readonly onChoose: (tab: T) => void;
}

/** Leads to the parts of a screen, each of which has an address: buttons, of which one is the current page. */
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
