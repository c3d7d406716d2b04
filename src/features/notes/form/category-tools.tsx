import { useId, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { Row } from '@/shared/ui/layout/row';
import { useCategorySettings, useOwnCategories } from '../own-categories';
import styles from './note-dialog.module.css';
import { noteFormTexts as texts } from './texts';

interface CategoryToolsProps {
  readonly actor: Actor;
  /** Called with the key of a new category. */
  readonly onAdded: (key: string) => void;
}

/** Lets the person add and remove their own categories (WRK-270 to WRK-273). */
export const CategoryTools = ({ actor, onAdded }: CategoryToolsProps) => {
  const own = useOwnCategories(actor.uid);
  const { isKnown, add: addCategory, remove } = useCategorySettings(actor);
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');

  const add = () => {
    const result = addCategory(name);
    if ('refused' in result) {
      setProblem(texts.categoryRefused[result.refused]);
      return;
    }
    setProblem(undefined);
    setNews(texts.categoryAdded(name.trim()));
    setName('');
    onAdded(result.key);
  };

  // If the stored categories cannot be read, do not overwrite them.
  if (!isKnown) return null;
  return (
    <details className={styles.own}>
      <summary>{texts.ownCategories}</summary>
      <Row className={styles.line}>
        {/* Without a name: it is no value of the form around it. */}
        <input
          aria-label={texts.ownCategory}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          placeholder={texts.ownCategory}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter in a field would submit the form.
            event.preventDefault();
            add();
          }}
        />
        <Button variant="quiet" small onClick={add}>
          {texts.addCategory}
        </Button>
      </Row>
      <div role="alert">
        {problem !== undefined && (
          <p id={id} className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
      <output>{news}</output>
      <Row as="ul" className={styles.chips}>
        {Object.entries(own).map(([key, label]) => (
          <li key={key}>
            {label}
            <button type="button" aria-label={texts.removeCategory(label)} onClick={() => remove(key)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </Row>
    </details>
  );
};
