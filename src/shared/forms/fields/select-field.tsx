import { type FieldBase, FieldFrame, initialText, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldBase {
  readonly options: readonly SelectOption[];
  /** The text shown while nothing is chosen. Omit if one option is always chosen. */
  readonly placeholder?: string;
}

/** Renders a native select for a few known values. For longer lists, use `ComboboxField`. */
export const SelectField = ({
  name,
  label,
  hint,
  required = true,
  options,
  placeholder,
}: SelectFieldProps) => {
  const field = useField({ name, hint });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <select
        // React ignores a changed `defaultValue` of a mounted select. A new key creates a new element.
        key={initialText(field.initial)}
        {...field.control}
        name={field.name}
        required={required}
        defaultValue={initialText(field.initial)}
        className={`${styles.control} ${fields.select}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};
