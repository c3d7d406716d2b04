import { useId } from 'react';
import forms from '@/shared/forms/forms.module.css';
import { useEditing, useProblem } from '../edit-context';
import styles from '../editor.module.css';
import { describedBy, FieldFooter, FieldFrame, type FieldProps, nameOfPath } from './field-parts';
import { choiceLabel } from '../labels';
import { boundsOf, definitionOf, innerOf } from './schema-bounds';
import { editorTexts as texts } from '../texts';

const choicesOf = (schema: FieldProps['schema']): readonly string[] =>
  Object.values(definitionOf(schema).entries ?? {});

const labelOf = (choice: string): string => choiceLabel(choice) ?? choice;

/** Renders a select for one of several values. An optional field may stay empty. */
export const SelectField = ({ schema, label, hint, value, path, isOptional = false }: FieldProps) => {
  const id = useId();
  const { edit } = useEditing();
  const inner = innerOf(schema);
  const { defaultValue } = definitionOf(schema);
  const [shownChoice = ''] = [value, defaultValue].filter((each) => typeof each === 'string');
  const { shown } = useProblem(nameOfPath(path));
  const message = shown?.message;
  return (
    <FieldFrame id={id} label={label} hint={hint} isOptional={isOptional} message={message}>
      <select
        id={id}
        className={forms.control}
        data-path={nameOfPath(path)}
        value={shownChoice}
        {...describedBy(id, { hint, message })}
        onChange={({ target }) => edit(path, () => (target.value === '' ? undefined : target.value))}
      >
        {isOptional && <option value="">{texts.none}</option>}
        {choicesOf(inner).map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
};

/** Renders a radio button for each of a few values. */
export const RadioField = ({ schema, label, value, path }: FieldProps) => {
  const id = useId();
  const { edit } = useEditing();
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {choicesOf(innerOf(schema)).map((choice) => (
        <label key={choice} className={styles.box}>
          <input
            type="radio"
            // The form reads only its hidden field. The `form` attribute keeps these buttons out of its
            // values.
            name={`${id}-choice`}
            form={id}
            checked={value === choice}
            data-path={nameOfPath(path)}
            onChange={() => edit(path, () => choice)}
          />
          {labelOf(choice)}
        </label>
      ))}
    </fieldset>
  );
};

/** Renders a checkbox for each of a few values. The result keeps the order in which they were chosen. */
export const CheckboxGroupField = ({ schema, label, hint, value, path }: FieldProps) => {
  const id = useId();
  const { edit } = useEditing();
  const name = nameOfPath(path);
  const { shown } = useProblem(name);
  const inner = innerOf(schema);
  const { element } = definitionOf(inner);
  const { maximum } = boundsOf(inner);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const described = describedBy(id, { hint, message: shown?.message });
  return (
    <fieldset className={styles.choices} aria-describedby={described['aria-describedby']}>
      <legend>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={forms.hint}>
          {hint}
        </p>
      )}
      {(element ? choicesOf(innerOf(element)) : []).map((choice) => (
        <label key={choice} className={styles.box}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            data-path={name}
            onChange={({ target }) =>
              edit(path, (now) => {
                const others = (Array.isArray(now) ? now : []).filter((each) => each !== choice);
                return target.checked ? [...others, choice] : others;
              })
            }
          />
          {labelOf(choice)}
        </label>
      ))}
      <FieldFooter
        id={id}
        message={shown?.message}
        counter={maximum === undefined ? undefined : texts.entries(chosen.length, maximum)}
      />
    </fieldset>
  );
};

/** Renders a checkbox for a boolean. */
export const CheckboxField = ({ label, hint, value, path }: FieldProps) => {
  const id = useId();
  const { edit } = useEditing();
  return (
    <div className={forms.field}>
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={value === true}
          data-path={nameOfPath(path)}
          {...describedBy(id, { hint })}
          onChange={({ target }) => edit(path, () => target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={forms.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
