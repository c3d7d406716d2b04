import { playbookLists } from '@/content/pages/guide/playbook-lists';
// `PlaybookPart` imports these styles too. Without this import the build doesn't link them in the prerendered
// page.
import styles from './playbook-part.module.css';

/** Shows the lists of one part of the starter pack, such as audit points or pages of a checklist. */
export const PartLists = ({ part }: { readonly part: string }) => (
  <div className={styles.lists}>
    {playbookLists[part]?.map(({ heading, numbered, entries }) => {
      const items = entries.map((entry) => <li key={entry}>{entry}</li>);
      return (
        <div key={heading} className={styles.list}>
          <h4>{heading}</h4>
          {numbered ? (
            <ol className={styles.entries}>{items}</ol>
          ) : (
            <ul className={`${styles.entries} ${styles.bullets}`}>{items}</ul>
          )}
        </div>
      );
    })}
  </div>
);
