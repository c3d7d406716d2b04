import type { ComponentType } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { useFocusFallback } from '@/shared/ui/workspace/use-focus-fallback';
import { useProblem } from '../edit-context';
import styles from '../editor.module.css';
import { EntryMenu } from './entry-menu';
import { FieldFooter, type FieldProps, nameOfPath } from './field-parts';
import { entryLabel } from '../labels';
import { boundsOf, definitionOf, emptyOf, innerOf } from './schema-bounds';
import { editorTexts as texts } from '../texts';
import { useListEdits } from './use-list-edits';

interface EntryListProps extends FieldProps {
  /** Renders an entry with a single field. */
  readonly Entry: ComponentType<FieldProps>;
  /** Renders the fields of an entry with several. */
  readonly Fields: ComponentType<FieldProps>;
}

/**
 * Edits a list as rows with add, duplicate, move and delete. Entries of a list with a fixed length can only
 * be moved.
 */
export const EntryList = ({
  schema,
  label,
  hint,
  value,
  path,
  name,
  context,
  Entry,
  Fields,
}: EntryListProps) => {
  const pathName = nameOfPath(path);
  const { element } = definitionOf(schema);
  const { minimum = 0, maximum = 100, length } = boundsOf(schema);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const edits = useListEdits(path);
  const { shown } = useProblem(pathName);
  const focusFallback = useFocusFallback();
  if (element === undefined) return null;
  const entry = entryLabel(name, context) ?? label;
  const maxCount = length ?? maximum;
  // A stored list with too many or too few entries can be corrected, even if its length is fixed.
  const mayAdd = items.length < maxCount;
  const mayDelete = items.length > (length ?? minimum);
  const isObject = definitionOf(innerOf(element)).type === 'object';
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.note}>{hint}</p>}
      <div {...focusFallback} className={styles.stack}>
        <ol className={styles.items}>
          {items.map((item, index) => {
            const entryName = `${entry} ${index + 1}`;
            const field = {
              schema: element,
              label: entryName,
              value: item,
              path: [...path, index],
              name,
              context,
            };
            const menu = (
              <EntryMenu
                name={entryName}
                index={index}
                count={items.length}
                onMove={(to) => edits.move(index, to, items.length, entryName)}
                onDuplicate={mayAdd ? () => edits.add(structuredClone(item), index + 1) : undefined}
                onDelete={mayDelete ? () => edits.remove(index, item, entryName) : undefined}
              />
            );
            return (
              // Entries have no ids, and each is rendered from its value alone.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={isObject ? styles.entry : styles.line}>
                {isObject ? (
                  // A fieldset's legend can't share a row with a button.
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                  <div role="group" aria-label={entryName} className={styles.stack}>
                    <div className={styles.entryHead}>
                      <span className={styles.entryName}>{entryName}</span>
                      {menu}
                    </div>
                    <Fields {...field} />
                  </div>
                ) : (
                  <>
                    <Entry {...field} />
                    {menu}
                  </>
                )}
              </li>
            );
          })}
        </ol>
        <div className={styles.row}>
          {mayAdd && (
            <Button
              variant="quiet"
              small
              data-path={pathName}
              onClick={() => edits.add(emptyOf(element), items.length)}
            >
              {texts.add(entry.toLowerCase())}
            </Button>
          )}
          {(length !== undefined || items.length > 1) && (
            <span className={styles.note}>{texts.entries(items.length, maxCount)}</span>
          )}
        </div>
        <FieldFooter id={pathName} message={shown?.message} />
      </div>
    </fieldset>
  );
};
