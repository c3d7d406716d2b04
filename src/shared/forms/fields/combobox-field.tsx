import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type FieldBase, FieldFrame, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';
import { fieldTexts } from './texts';
import { useChangedValue } from './use-changed-value';
import { type ComboboxOption, type OptionSource, useOptions } from './use-options';

interface ComboboxFieldProps extends FieldBase {
  /** All entries, or a function that searches for the typed text. */
  readonly options: OptionSource;
  /** The entry of the first value, if `options` is a search. Its name may arrive later. */
  readonly initialOption?: ComboboxOption;
  /** Creates an entry from the typed text. The field offers 'Create “x”' if no entry has that name. */
  readonly onCreate?: (typed: string) => ComboboxOption | Promise<ComboboxOption>;
}

/**
 * Renders a field that finds one of many known values by typing (the editable combobox of the ARIA
 * practices). When the person leaves the field, it removes text that matches no entry and says so. Its value
 * is that of the chosen entry.
 */
export const ComboboxField = (props: ComboboxFieldProps) => {
  const field = useField(props);
  // The control has its own state. A new key at each reset of the form resets it.
  return <Combobox key={field.resets} {...props} />;
};

const Combobox = ({
  name,
  label,
  hint,
  required = true,
  options,
  initialOption,
  onCreate,
}: ComboboxFieldProps) => {
  const [problem, setProblem] = useState<string>();
  const field = useField({ name, hint }, problem === undefined ? [] : [problem]);
  const [chosen, setChosen] = useState(() => optionFor(field.initial, options, initialOption));
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [named, setNamed] = useState(initialOption?.label);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [isCreating, setIsCreating] = useState(false);
  const hidden = useChangedValue(chosen?.value ?? '');
  // Text that the person typed before the name arrived stays.
  if (initialOption !== undefined && initialOption.label !== named) {
    setNamed(initialOption.label);
    if (chosen?.value === initialOption.value) {
      setChosen(initialOption);
      if (typed === chosen.label) setTyped(initialOption.label);
    }
  }
  const wanted = typed.trim();
  const isSettled = typed === (chosen?.label ?? '');
  const found = useOptions(options, isSettled ? '' : wanted, isOpen);
  const exact = found.options.find((option) => isSameName(option.label, wanted));
  const offersNew =
    onCreate !== undefined && wanted !== '' && !isSettled && !exact && found.status !== 'searching';
  const entries: readonly (ComboboxOption | 'new')[] = offersNew ? [...found.options, 'new'] : found.options;
  const current = isOpen ? entries[Math.min(active, entries.length - 1)] : undefined;
  const listId = `${field.id}-list`;
  const optionId = (place: number) => `${field.id}-option-${place}`;
  const activeId = current === undefined ? undefined : optionId(entries.indexOf(current));

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without scrolling, the list would be cut off at the bottom of a dialog.
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' });
    // The list grows as entries arrive.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOpen, found.status, entries.length]);

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (option: ComboboxOption | undefined) => {
    setChosen(option);
    setTyped(option?.label ?? '');
    setIsOpen(false);
    setProblem(undefined);
  };

  const create = () => {
    if (onCreate === undefined || isCreating) return;
    setIsCreating(true);
    setIsOpen(false);
    Promise.resolve(wanted)
      .then(onCreate)
      .then(choose, () => setProblem(fieldTexts.notCreated(wanted)))
      .finally(() => setIsCreating(false));
  };

  const take = (entry: ComboboxOption | 'new') => (entry === 'new' ? create() : choose(entry));

  const leave = () => {
    setIsOpen(false);
    if (isSettled || isCreating) return;
    if (wanted === '') choose(undefined);
    else if (exact) choose(exact);
    else {
      setTyped(chosen?.label ?? '');
      setProblem(fieldTexts.notChosen(wanted));
    }
  };

  const walk = (steps: number) => {
    if (!isOpen) {
      setIsOpen(true);
      setActive(steps > 0 ? 0 : Number.MAX_SAFE_INTEGER);
    } else if (entries.length > 0) {
      const from = Math.min(active, entries.length - 1);
      setActive((from + steps + entries.length) % entries.length);
    }
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && current !== undefined) take(current);
    else if (event.key === 'Enter' && !isSettled) leave();
    else if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else if (event.key === 'Escape' && !isSettled) setTyped(chosen?.label ?? '');
    else return;
    // The list has handled the key. Otherwise Enter would submit the form and Escape would close the panel
    // around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} required={required} live>
      <div className={fields.combobox}>
        <input ref={hidden} type="hidden" name={field.name} value={chosen?.value ?? ''} />
        <input
          {...field.control}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          required={required}
          aria-autocomplete="list"
          aria-expanded={isOpen && entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-busy={isCreating}
          readOnly={isCreating}
          className={`${styles.control} ${fields.select}`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsOpen(true);
            setActive(0);
            setProblem(undefined);
          }}
          onClick={() => setIsOpen((open) => !open)}
          onKeyDown={handleKey}
          onBlur={leave}
        />
        {/* Preventing the default of `pointerdown` keeps the focus in the field, which handles the keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={popup}
          hidden={!isOpen}
          className={fields.popup}
          onMouseDown={(event) => event.preventDefault()}
        >
          {/* A `select` would need the focus, which must stay in the text field. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div id={listId} role="listbox" aria-label={label}>
            {entries.map((entry, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry === 'new' ? 'new' : entry.value}
                id={optionId(place)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                className={fields.option}
                onClick={() => take(entry)}
              >
                {entry === 'new' ? fieldTexts.create(wanted) : entry.label}
                {entry !== 'new' && entry.detail !== undefined && <small>{entry.detail}</small>}
              </div>
            ))}
          </div>
          {found.status !== 'ready' && <p>{notes[found.status]}</p>}
          {found.status === 'ready' && entries.length === 0 && <p>{fieldTexts.noMatch}</p>}
        </div>
        <VisuallyHidden>
          <output>
            {isOpen && (found.status === 'ready' ? fieldTexts.entries(entries.length) : notes[found.status])}
            {isCreating && fieldTexts.creating(wanted)}
          </output>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
};

const notes = { searching: fieldTexts.searching, failed: fieldTexts.searchFailed };

const isSameName = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

function optionFor(
  value: unknown,
  options: OptionSource,
  initial: ComboboxOption | undefined,
): ComboboxOption | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (initial?.value === value) return initial;
  const known = Array.isArray(options)
    ? options.find((option: ComboboxOption) => option.value === value)
    : undefined;
  return known ?? { value, label: value };
}
