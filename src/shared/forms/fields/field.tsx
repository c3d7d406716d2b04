import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { type FieldBase, FieldFrame, initialText, useField } from './field-frame';
import styles from '../forms.module.css';

interface FieldProps extends FieldBase {
  readonly type?: Extract<
    HTMLInputTypeAttribute,
    'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'search'
  >;
  /** The browser's autofill token: `name`, `email`, `current-password` … or `off`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /**
   * The text of a field that is not part of the form's values. The form has the first values of all other
   * fields.
   */
  readonly defaultValue?: string;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search';
  readonly maxLength?: number;
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: 'off' | 'sentences' | 'words';
  /** True to show the field as selectable but read-only. The hint should say why. */
  readonly readOnly?: boolean;
  /** True for a textarea of `rows` lines (5 by default). */
  readonly multiline?: boolean;
  readonly rows?: number;
}

/**
 * Renders a labelled text field. It is uncontrolled, so that hydration keeps text typed before it. Errors
 * appear below and are connected to the field.
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
  defaultValue,
  ...rest
}: FieldProps) => {
  const field = useField({ name, hint });
  const shared = {
    ...rest,
    ...field.control,
    name: field.name,
    required,
    readOnly,
    defaultValue: defaultValue ?? initialText(field.initial),
    className: styles.control,
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required || readOnly}>
      {multiline ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
    </FieldFrame>
  );
};
