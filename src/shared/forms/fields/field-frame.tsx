import { type ReactNode, useContext } from 'react';
import { Icon } from '@/shared/ui/graphics/icons';
import { formTexts } from '../texts';
import { FieldScopeContext, useFormState } from '../form-context';
import styles from '../forms.module.css';
import { valueAt } from '../values';

/** The props that every kind of field takes. */
export interface FieldBase {
  /** Key of the value in the schema, dotted where it lies deeper: `address.city`. */
  readonly name: string;
  readonly label: string;
  /** What to write and why, shown under the label. */
  readonly hint?: ReactNode;
  /** `true` unless given; a field that may stay empty is marked. The schema is what refuses. */
  readonly required?: boolean;
}

/**
 * Connects one field to the form around it: gives its full name, first value, messages and the attributes of its
 * control.
 */
export const useField = (
  { name: ownName, hint }: Pick<FieldBase, 'name' | 'hint'>,
  ownMessages: readonly string[] = [],
) => {
  const { idPrefix, errors, locked, resets } = useFormState();
  const scope = useContext(FieldScopeContext);
  const name = scope.prefix + ownName;
  const messages = [...ownMessages, ...(errors[name] ?? [])];
  const id = `${idPrefix}-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : '', messages.length > 0 ? errorId : ''].filter(Boolean).join(' ');
  return {
    name,
    id,
    hintId,
    errorId,
    messages,
    locked,
    resets,
    initial: valueAt(scope.initial, ownName),
    /** Attributes of the control that gets the focus when the value is refused. */
    control: {
      id,
      disabled: locked,
      'data-field': name,
      ...(messages.length > 0 && { 'aria-invalid': true }),
      ...(described && { 'aria-describedby': described }),
    },
  };
};

type FieldWiring = ReturnType<typeof useField>;

/** The first value of a field as text; undefined where there is none. */
export const initialText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** What ties label, hint and messages to their control. */
type FieldParts = Pick<FieldWiring, 'id' | 'hintId' | 'errorId' | 'messages'>;

interface FieldFrameProps extends Omit<FieldBase, 'name'> {
  readonly field: FieldParts;
  /** Whether messages change while the person is in the field, and are then read out. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Label, hint, control and messages of a field, one below the other. */
export const FieldFrame = ({
  field,
  label,
  hint,
  required = true,
  live = false,
  children,
}: FieldFrameProps) => (
  <div className={styles.field}>
    <div className={styles.labelRow}>
      <label className={styles.label} htmlFor={field.id} id={`${field.id}-label`}>
        {label}
      </label>
      {!required && <span className={styles.need}>{formTexts.optional}</span>}
    </div>
    <FieldHint field={field}>{hint}</FieldHint>
    {children}
    <div {...(live && { role: 'alert' })}>
      <FieldMessages field={field} />
    </div>
  </div>
);

interface FieldHintProps {
  readonly field: FieldParts;
  readonly children: ReactNode;
}

/** What to write and why; nothing where there is nothing to say. */
export const FieldHint = ({ field, children }: FieldHintProps) =>
  children ? (
    <div id={field.hintId} className={styles.hint}>
      {children}
    </div>
  ) : null;

/** What is wrong with the value, tied to the control by `useField`. */
export const FieldMessages = ({ field }: { readonly field: FieldParts }) =>
  field.messages.length > 0 && (
    <ul id={field.errorId} className={styles.errors}>
      {field.messages.map((message) => (
        <li key={message}>
          <Icon name="error" />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
