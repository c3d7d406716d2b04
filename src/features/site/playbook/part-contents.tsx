import { playbookComponents, playbookPage } from '@/content/pages/guide/playbook';
import { Button } from '@/shared/ui/buttons/button';
import { TextLink } from '@/shared/ui/links/text-link';
import { markPart, useDoneParts } from './done-parts';
import styles from './part-contents.module.css';

/**
 * Lists the parts of the starter pack, each with a checkbox, with the reader's progress and a button that
 * prints all parts.
 */
export const PartContents = () => {
  const done = useDoneParts();
  const count = playbookComponents.filter(({ id }) => done.includes(id)).length;
  return (
    <nav className={styles.contents} aria-label={playbookPage.contentsLabel}>
      <label className={styles.progress}>
        <span>{playbookPage.progress(count, playbookComponents.length)}</span>
        <progress value={count} max={playbookComponents.length} />
      </label>
      <ol>
        {playbookComponents.map(({ id, title }) => (
          <li key={id}>
            <input
              type="checkbox"
              aria-label={playbookPage.tick(title)}
              checked={done.includes(id)}
              onChange={({ target }) => markPart(id, target.checked)}
              autoComplete="off"
            />
            <TextLink to={`#${id}`}>{title}</TextLink>
          </li>
        ))}
      </ol>
      <p className={styles.kept}>{playbookPage.ticksKept}</p>
      <Button variant="quiet" small onClick={() => window.print()}>
        {playbookPage.printAll}
      </Button>
    </nav>
  );
};
