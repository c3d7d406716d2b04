import type { ReactNode } from 'react';
import { Icon } from '@/shared/ui/graphics/icons';
import forms from '@/shared/forms/forms.module.css';
import styles from '../editor.module.css';
import type { Schema } from './schema-bounds';
import { editorTexts as texts } from '../texts';
import type { Path } from './values';

/** Props of a field: its schema, its value and its path. */
export interface FieldProps {
  readonly schema: Schema;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: unknown;
  readonly path: Path;
  /** Name of the field, and the context in which labels of inner fields are looked up. */
  readonly name: string;
  readonly context: string;
  readonly isOptional?: boolean;
}

/** Returns a path as problems write it: `slides.2.heading`. */
export const nameOfPath = (path: Path): string => path.join('.');

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  readonly isMissing?: boolean;
  readonly message?: string | undefined;
  readonly counter?: string | undefined;
  readonly children: ReactNode;
}

/** Returns the ARIA attributes that link a control to its hint and its problem. */
export const describedBy = (
  id: string,
  { hint, message }: Pick<FrameProps, 'hint' | 'message'>,
): { readonly 'aria-describedby'?: string; readonly 'aria-invalid'?: true } => {
  const ids = [hint ? `${id}-hint` : '', message ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(message && { 'aria-invalid': true }) };
};

/** Renders a field's label, hint, control, counter and problem. */
export const FieldFrame = ({
  id,
  label,
  hint,
  isOptional,
  isMissing,
  message,
  counter,
  children,
}: FrameProps) => (
  <div className={forms.field}>
    <div className={forms.labelRow}>
      <label className={forms.label} htmlFor={id}>
        {label}
      </label>
      {isOptional && <span className={forms.need}>{texts.optional}</span>}
      {isMissing && !message && <span className={styles.quiet} aria-hidden="true" />}
    </div>
    {hint && (
      <p id={`${id}-hint`} className={forms.hint}>
        {hint}
      </p>
    )}
    {children}
    <FieldFooter id={id} message={message} counter={counter} />
  </div>
);

/** Shows a field's problem and its number of characters. */
export const FieldFooter = ({ id, message, counter }: Pick<FrameProps, 'id' | 'message' | 'counter'>) => (
  <>
    {message && (
      <p id={`${id}-problem`} className={styles.problem}>
        <Icon name="error" />
        {message}
      </p>
    )}
    {counter && !message && <p className={styles.counter}>{counter}</p>}
  </>
);
