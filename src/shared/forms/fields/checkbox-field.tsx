import { type FieldBase, FieldHint, FieldMessages, useField } from './field-frame';
import styles from '../forms.module.css';
import fields from './fields.module.css';

/** Renders a checkbox. Its value is `true` or `false`. */
export const CheckboxField = ({ name, label, hint }: Omit<FieldBase, 'required'>) => {
  const field = useField({ name, hint });
  return (
    <div className={styles.field}>
      <label className={fields.tick} htmlFor={field.id}>
        <input
          {...field.control}
          type="checkbox"
          name={field.name}
          defaultChecked={field.initial === true}
          className={fields.box}
        />
        <span>{label}</span>
      </label>
      <FieldHint field={field}>{hint}</FieldHint>
      <FieldMessages field={field} />
    </div>
  );
};
