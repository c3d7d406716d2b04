import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { SelectField } from '@/shared/forms/fields/select-field';
import forms from '@/shared/forms/forms.module.css';
import { categoryKey, longestCategory } from '@/shared/settings/own-category';
import { useSettings } from '@/shared/settings/settings';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { Row } from '@/shared/ui/layout/row';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './templates.module.css';
import { categoryOptions, templateTexts as texts } from './texts';

interface CategoryFieldProps {
  readonly actor: Actor;
  /** The template's current category, which may be a colleague's custom one. */
  readonly current: { readonly value: string; readonly label: string } | undefined;
}

/** The rules' limit. */
const maxCategories = 50;

/**
 * Renders the category select of a template. People can add and remove their own categories here (WRK-399,
 * WRK-403).
 */
export const CategoryField = ({ actor, current }: CategoryFieldProps) => {
  const { settings, isKnown, change } = useSettings(actor);
  const own = settings?.templateCategories ?? {};
  const known = categoryOptions(own);
  const options =
    current && !known.some(({ value }) => value === current.value) ? [...known, current] : known;
  const added = useRef<string>(undefined);
  const [news, setNews] = useState('');
  const root = useRef<HTMLDivElement>(null);

  // Select the new category once the list contains it.
  useEffect(() => {
    const select = root.current?.querySelector('select');
    const key = added.current;
    if (!select || key === undefined || ![...select.options].some(({ value }) => value === key)) return;
    added.current = undefined;
    select.value = key;
    select.dispatchEvent(new Event('input', { bubbles: true }));
  });

  const add = (label: string): string | undefined => {
    const key = categoryKey(label);
    if (key === '') return texts.categoryNameMissing;
    if (label.trim().length > longestCategory) return texts.categoryTooLong;
    const same = known.find(
      (option) => option.value === key || option.label.toLowerCase() === label.trim().toLowerCase(),
    );
    if (same) return texts.categoryExists(same.label);
    if (Object.keys(own).length >= maxCategories) return texts.tooManyCategories;
    change('templateCategories', { ...own, [key]: label.trim() });
    added.current = key;
    setNews(texts.categoryAdded(label.trim()));
    return undefined;
  };
  const remove = (key: string) => {
    setNews(texts.categoryRemoved(own[key] ?? key));
    change('templateCategories', Object.fromEntries(Object.entries(own).filter(([each]) => each !== key)));
  };

  return (
    <div ref={root} className={forms.field}>
      <SelectField
        name="category"
        label={texts.category}
        options={options}
        placeholder={texts.chooseCategory}
      />
      {isKnown && (
        <details className={styles.categories}>
          <summary>{texts.addCategory}</summary>
          <NewCategory onAdd={add} />
          {Object.keys(own).length > 0 && (
            <Row as="ul" aria-label={texts.ownCategories}>
              {Object.entries(own).map(([key, label]) => (
                <li key={key}>
                  <span dir="auto">{label}</span>
                  <button type="button" aria-label={texts.removeCategory(label)} onClick={() => remove(key)}>
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </Row>
          )}
        </details>
      )}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
};

interface NewCategoryProps {
  /** Adds the category, or returns an error message. */
  readonly onAdd: (label: string) => string | undefined;
}

const NewCategory = ({ onAdd }: NewCategoryProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const add = () => {
    const refusal = onAdd(input.current?.value ?? '');
    setProblem(refusal);
    if (refusal === undefined && input.current) input.current.value = '';
    else input.current?.focus();
  };
  // The field is inside the template's form, which Enter would submit.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };

  return (
    <div className={forms.field}>
      <label className={forms.label} htmlFor={id}>
        {texts.newCategory}
      </label>
      <div className={styles.newCategory}>
        <input
          ref={input}
          id={id}
          className={forms.control}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-wrong`}
          onKeyDown={handleKey}
        />
        <Button variant="quiet" small onClick={add}>
          {texts.addIt}
        </Button>
      </div>
      <p id={`${id}-wrong`} role="alert" className={forms.errors}>
        {problem}
      </p>
    </div>
  );
};
