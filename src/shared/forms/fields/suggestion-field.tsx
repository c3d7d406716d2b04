import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from '../forms.module.css';
import { type FieldBase, FieldFrame, initialText, useField } from './field-frame';
import fields from './fields.module.css';
import { fieldTexts } from './texts';
import { type ComboboxOption, type OptionSource, useOptions } from './use-options';

interface SuggestionFieldProps<O extends ComboboxOption> extends FieldBase {
  /** Returns suggestions for the typed text. If they cannot be loaded, the field works without them. */
  readonly options: OptionSource<O>;
  /** Called when the person chooses a suggestion. The field then contains its label. */
  readonly onTake?: (option: O) => void;
}

/** Renders a text field with suggestions below it while the person types. Any other text is valid, too. */
export const SuggestionField = <O extends ComboboxOption>(props: SuggestionFieldProps<O>) => {
  const field = useField(props);
  // The control has its own state. A new key at each reset of the form resets it.
  return <Suggested key={field.resets} {...props} />;
};

const Suggested = <O extends ComboboxOption>({
  name,
  label,
  hint,
  required = true,
  options,
  onTake,
}: SuggestionFieldProps<O>) => {
  const field = useField({ name, hint });
  const [typed, setTyped] = useState(() => initialText(field.initial) ?? '');
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined until an arrow key selects a suggestion, so that Enter submits the form. */
  const [active, setActive] = useState<number>();
  const [taken, setTaken] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const wanted = typed.trim();
  const found = useOptions(options, wanted, isOpen && wanted !== '');
  const entries = isOpen && wanted !== '' && found.status === 'ready' ? found.options : [];
  const current = active === undefined ? undefined : entries[active];
  const listId = `${field.id}-list`;
  const optionId = (place: number) => `${field.id}-option-${place}`;
  const activeId = current && active !== undefined ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  // Makes the form notice a chosen suggestion as it does typing.
  useEffect(() => {
    if (taken > 0) input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [taken]);

  const close = () => {
    setIsOpen(false);
    setActive(undefined);
  };
  const take = (option: O) => {
    setTyped(option.label);
    setTaken((count) => count + 1);
    close();
    onTake?.(option);
  };
  const walk = (step: 1 | -1) => {
    if (!isOpen) setIsOpen(true);
    if (entries.length === 0) return;
    const from = active ?? (step === 1 ? -1 : 0);
    setActive((from + step + entries.length) % entries.length);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && current) take(current);
    else if (event.key === 'Escape' && entries.length > 0) close();
    else return;
    // The list has handled the key. Otherwise Enter would submit the form and Escape would close the dialog
    // around it.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <div className={fields.combobox}>
        <input
          {...field.control}
          ref={input}
          type="text"
          name={field.name}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          required={required}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          className={styles.control}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIsOpen(true);
            setActive(undefined);
          }}
          onKeyDown={handleKey}
          onBlur={close}
        />
        {/* Preventing the default of `pointerdown` keeps the focus in the field, which handles the keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          hidden={entries.length === 0}
          className={fields.popup}
          onMouseDown={(event) => event.preventDefault()}
        >
          {/* A `select` would need the focus, which must stay in the text field. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div id={listId} role="listbox" aria-label={fieldTexts.suggestions}>
            {entries.map((entry, place) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={entry.value}
                id={optionId(place)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                className={fields.option}
                onClick={() => take(entry)}
              >
                {entry.label}
                {entry.detail !== undefined && <small>{entry.detail}</small>}
              </div>
            ))}
          </div>
        </div>
        <VisuallyHidden>
          <output>{entries.length > 0 && fieldTexts.entries(entries.length)}</output>
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
};
