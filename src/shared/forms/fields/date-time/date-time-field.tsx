import { type FieldBase, FieldFrame, initialText, useField } from '../field-frame';
import { FieldGroup, FieldRow } from '../field-group';
import styles from '@/shared/forms/forms.module.css';
import fields from '../fields.module.css';
import { fieldTexts } from '../texts';

interface DateFieldProps extends FieldBase {
  /** First and last day that may be chosen, `2026-11-22`; the schema is what refuses. */
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

/** A day, in the browser's own field; reads `2026-11-22`, or nothing but an empty text while it is incomplete. */
export const DateField = (props: DateFieldProps) => <DateOrTime {...props} type="date" />;

/** A time of day, in the browser's own field; reads `09:30`. */
export const TimeField = (props: FieldBase) => <DateOrTime {...props} type="time" />;

interface DateTimeFieldProps extends Omit<FieldBase, 'hint'> {
  readonly min?: string;
  readonly max?: string;
}

/** A day and a time of it, without a zone. Its value is an object that `wallClockSchema` makes one text of. */
export const DateTimeField = ({ name, label, required = true, ...limits }: DateTimeFieldProps) => (
  <FieldGroup name={name} legend={label}>
    <FieldRow>
      <DateField name="date" label={fieldTexts.date} required={required} {...limits} />
      <TimeField name="time" label={fieldTexts.time} required={required} />
    </FieldRow>
  </FieldGroup>
);
