import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { FieldMessages, useField } from './field-frame';
import { FieldScopeOf } from './field-group';
import styles from '../forms.module.css';
import fields from './fields.module.css';
import { fieldTexts } from './texts';
import { useChangedValue } from './use-changed-value';
import { listMarker } from '../values';

interface RepeatedFieldsProps {
  /** Key of the list in the schema. A field `value` inside is `emails.0.value`. */
  readonly name: string;
  readonly legend: string;
  /** Returns the label of an item by its position, from 1: "Email address 2". */
  readonly itemName: (place: number) => string;
  /** "Add email address" */
  readonly addLabel: string;
  /** The minimum and maximum number of items. */
  readonly min?: number;
  readonly max?: number;
  /** True to show buttons that move items, if their order matters. */
  readonly ordered?: boolean;
  /** The fields of one item, named as in its own schema. */
  readonly children: ReactNode;
}

/**
 * Renders a list of items in a form. Adding, removing and moving an item keep the focus in the list and are
 * announced.
 */
export const RepeatedFields = (props: RepeatedFieldsProps) => {
  const field = useField(props);
  return <Repeated key={field.resets} {...props} />;
};

interface Row {
  readonly key: number;
  /** First values of the item, which move with it. */
  readonly initial: unknown;
}

const Repeated = ({
  name,
  legend,
  itemName,
  addLabel,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  ordered = false,
  children,
}: RepeatedFieldsProps) => {
  const field = useField({ name });
  const [rows, setRows] = useState(() => firstRows(field.initial, min));
  const [news, setNews] = useState('');
  // The element to focus. An effect does so once the changed rows are rendered.
  const [focus, setFocus] = useState<{ readonly row?: number; readonly on: readonly string[] }>();
  const nextKey = useRef(rows.length);
  const place = useRef<HTMLFieldSetElement>(null);
  const hidden = useChangedValue(rows.map(({ key }) => key).join());

  useEffect(() => {
    if (focus === undefined) return;
    const inRow = focus.row === undefined ? '' : `[data-row="${focus.row}"] `;
    const found = focus.on.map((on) => place.current?.querySelector<HTMLElement>(inRow + on));
    found.find((element) => element && !element.matches(':disabled'))?.focus();
  }, [focus]);

  const add = () => {
    const key = nextKey.current;
    nextKey.current += 1;
    setRows([...rows, { key, initial: {} }]);
    setNews(fieldTexts.rowAdded(itemName(rows.length + 1)));
    setFocus({ row: key, on: ['[data-field]'] });
  };

  const remove = (at: number) => {
    const left = rows.toSpliced(at, 1);
    const next = left[at] ?? left.at(-1);
    setRows(left);
    setNews(fieldTexts.rowRemoved(itemName(at + 1), left.length));
    setFocus(next ? { row: next.key, on: ['[data-field]'] } : { on: ['[data-add]'] });
  };

  const move = (at: number, to: number) => {
    const row = rows[at];
    if (row === undefined) return;
    setRows(rows.toSpliced(at, 1).toSpliced(to, 0, row));
    setNews(fieldTexts.rowMoved(to + 1, rows.length));
    // Focuses the pressed button, or the opposite one if the row is first or last now.
    const on = ['[data-move="up"]', '[data-move="down"]'];
    setFocus({ row: row.key, on: to < at ? on : on.reverse() });
  };

  return (
    <fieldset ref={place} className={fields.group}>
      <legend className={styles.label}>{legend}</legend>
      <input ref={hidden} type="hidden" name={listMarker(field.name)} />
      {rows.length > 0 && (
        <ol className={fields.rows}>
          {rows.map((row, at) => (
            <li key={row.key} data-row={row.key} className={fields.part}>
              {/* A list item cannot have an accessible name of its own. */}
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
              <div role="group" aria-label={itemName(at + 1)} className={fields.partFields}>
                <FieldScopeOf name={`${name}.${at}`} initial={row.initial}>
                  {children}
                </FieldScopeOf>
              </div>
              <div className={fields.rowActions}>
                {ordered && (
                  <>
                    <Button
                      variant="quiet"
                      small
                      data-move="up"
                      disabled={field.locked || at === 0}
                      aria-label={fieldTexts.moveUp(itemName(at + 1))}
                      onClick={() => move(at, at - 1)}
                    >
                      {fieldTexts.up}
                    </Button>
                    <Button
                      variant="quiet"
                      small
                      data-move="down"
                      disabled={field.locked || at === rows.length - 1}
                      aria-label={fieldTexts.moveDown(itemName(at + 1))}
                      onClick={() => move(at, at + 1)}
                    >
                      {fieldTexts.down}
                    </Button>
                  </>
                )}
                {rows.length > min && (
                  <Button
                    variant="quiet"
                    small
                    disabled={field.locked}
                    aria-label={fieldTexts.removeRow(itemName(at + 1))}
                    onClick={() => remove(at)}
                  >
                    {fieldTexts.remove}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <FieldMessages field={field} />
      <div>
        <Button
          variant="quiet"
          small
          data-add=""
          data-field={field.name}
          disabled={field.locked}
          aria-disabled={rows.length >= max}
          aria-describedby={field.messages.length > 0 ? field.errorId : undefined}
          onClick={() => (rows.length < max ? add() : setNews(fieldTexts.rowsFull(max)))}
        >
          {addLabel}
        </Button>
      </div>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </fieldset>
  );
};

function firstRows(initial: unknown, min: number): readonly Row[] {
  const given: readonly unknown[] = Array.isArray(initial) ? initial : [];
  return Array.from({ length: Math.max(given.length, min) }, (_, key) => ({
    key,
    initial: given[key] ?? {},
  }));
}
