import { type ReactNode, useContext } from 'react';
import { Icon } from '@/shared/ui/graphics/icons';
import { formTexts } from '../texts';
import { FieldScopeContext, useFormState } from '../form-context';
import styles from '../forms.module.css';
import { valueAt } from '../values';

/** The props of every kind of field. */
export interface FieldBase {
  /** Key of the value in the schema, with dots for nested values: `address.city`. */
  readonly name: string;
  readonly label: string;
  /** Instructions shown under the label. */
  readonly hint?: ReactNode;
  /** `true` by default. Optional fields are marked as such. Only the schema enforces it. */
  readonly required?: boolean;
}

/**
 * Connects a field to its form. Returns its full name, first value, messages and the attributes of its
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
    /** Attributes of the control. It gets the focus when the value is refused. */
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

/** Returns the first value of a field as text, or undefined if there is none. */
export const initialText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** The ids and messages that connect the label, hint and messages to their control. */
type FieldParts = Pick<FieldWiring, 'id' | 'hintId' | 'errorId' | 'messages'>;

interface FieldFrameProps extends Omit<FieldBase, 'name'> {
  readonly field: FieldParts;
  /** True if messages change while the person is in the field, so that screen readers must announce them. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Renders the label, hint, control and messages of a field, one below the other. */
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

/** Renders the hint of a field, if it has one. */
export const FieldHint = ({ field, children }: FieldHintProps) =>
  children ? (
    <div id={field.hintId} className={styles.hint}>
      {children}
    </div>
  ) : null;

/** Renders the messages about a value. `useField` connects them to the control. */
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
