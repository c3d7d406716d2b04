import { type KeyboardEvent, useRef } from 'react';
import styles from './tabs.module.css';

interface TabListProps<T extends string> {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly current: T;
  /**
   * The prefix of the ids of tabs and panels. A panel has the id `{id}-panel-{tab}` and is labelled by
   * `{id}-tab-{tab}`.
   */
  readonly id: string;
  readonly onChoose: (tab: T) => void;
}

/**
 * Renders the tabs of one screen's panels. The arrow keys, Home and End move between them and select at once.
 */
export const TabList = <T extends string>({
  label,
  tabs,
  labels,
  current,
  id,
  onChoose,
}: TabListProps<T>) => {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : tabs[to % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-tab-${tab}`}
          data-tab={tab}
          aria-selected={tab === current}
          aria-controls={`${id}-panel-${tab}`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={step}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
};
