import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { Icon } from '@/shared/ui/icons';
import styles from './forms.module.css';
import { useFormState } from './form-context';

interface FieldProps {
  /** Key of the value in the schema. */
  readonly name: string;
  readonly label: string;
  /** What to write and why, shown under the label. */
  readonly hint?: ReactNode;
  readonly type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'search' | 'date'
  >;
  /** The browser's own memory: `name`, `email`, `current-password` … or `off`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** `true` unless given; says so to assistive technology, the schema is what refuses. */
  readonly required?: boolean;
  readonly defaultValue?: string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search';
  readonly maxLength?: number;
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: 'off' | 'sentences' | 'words';
  /** Shown and selectable, but not to be typed into; the hint says why. */
  readonly readOnly?: boolean;
  /** A text area of `rows` lines (5 unless given) instead of one line. */
  readonly multiline?: boolean;
  readonly rows?: number;
}

/**
 * A labelled text field of the form around it. The browser holds the value, so text typed before the page runs
 * is kept; errors appear below and are tied to the field.
 */
export const Field = ({
  name,
  label,
  hint,
  type = 'text',
  readOnly = false,
  required = !readOnly,
  multiline = false,
  rows = 5,
  ...rest
}: FieldProps) => {
  const { idPrefix, errors, locked } = useFormState();
  const messages = errors[name] ?? [];
  const id = `${idPrefix}-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', messages.length > 0 ? errorId : ''].filter(Boolean).join(' ');
  const shared = {
    ...rest,
    id,
    name,
    required,
    readOnly,
    disabled: locked,
    className: styles.control,
    ...(messages.length > 0 && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };

  return (
    <div className={styles.field}>
      <div className={styles.labelRow}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {!readOnly && (
          <span className={styles.need} aria-hidden={required}>
            {required ? 'required' : 'optional'}
          </span>
        )}
      </div>
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {multiline ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {messages.length > 0 && (
        <ul id={errorId} className={styles.errors}>
          {messages.map((message) => (
            <li key={message}>
              <Icon name="error" />
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
