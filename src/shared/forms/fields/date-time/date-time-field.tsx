import { type FieldBase, FieldFrame, initialText, useField } from '../field-frame';
import { FieldGroup, FieldRow } from '../field-group';
import styles from '@/shared/forms/forms.module.css';
import fields from '../fields.module.css';
import { fieldTexts } from '../texts';

interface DateFieldProps extends FieldBase {
  /** The first and last day to choose, such as `2026-11-22`. Only the schema refuses others. */
  readonly min?: string;
  readonly max?: string;
}

const DateOrTime = ({
  type,
  name,
  label,
  hint,
  required = true,
  ...limits
}: DateFieldProps & { readonly type: 'date' | 'time' }) => {
  const field = useField({ name, hint });
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <input
        {...limits}
        {...field.control}
        type={type}
        name={field.name}
        required={required}
        defaultValue={initialText(field.initial)}
        className={`${styles.control} ${fields.moment}`}
      />
    </FieldFrame>
  );
};

/** Renders the browser's date input. Its value is `2026-11-22`, or an empty text while it is incomplete. */
export const DateField = (props: DateFieldProps) => <DateOrTime {...props} type="date" />;

/** Renders the browser's time input. Its value is `09:30`. */
export const TimeField = (props: FieldBase) => <DateOrTime {...props} type="time" />;

interface DateTimeFieldProps extends Omit<FieldBase, 'hint'> {
  readonly min?: string;
  readonly max?: string;
}

/**
 * Renders a date and a time, without a time zone. Its value is an object that `wallClockSchema` turns into
 * one text.
 */
export const DateTimeField = ({ name, label, required = true, ...limits }: DateTimeFieldProps) => (
  <FieldGroup name={name} legend={label}>
    <FieldRow>
      <DateField name="date" label={fieldTexts.date} required={required} {...limits} />
      <TimeField name="time" label={fieldTexts.time} required={required} />
    </FieldRow>
  </FieldGroup>
);
