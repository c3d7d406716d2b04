import { type FieldBase, FieldFrame, initialText, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldBase {
  readonly options: readonly SelectOption[];
  /** What stands there while nothing is chosen; left out where one of the options always holds. */
  readonly placeholder?: string;
}

/** One of a few known values, in the browser's own list. Longer lists are a `ComboboxField`. */
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
        // React ignores a changed `defaultValue` of a mounted select: a new key makes a new one.
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
