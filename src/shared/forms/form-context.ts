import { createContext, useContext } from 'react';
import type { FieldErrors } from './outcome';

/** What a form tells the parts inside it. */
export interface FormState {
  readonly idPrefix: string;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** The fields are disabled, as while a compact form is saving. */
  readonly locked: boolean;
  /** Counts the resets of the form; fields with state of their own use it as a key. */
  readonly resets: number;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form around this part. Throws outside a `Form`. */
export const useFormState = (): FormState => {
  const state = useContext(FormContext);
  if (!state) throw new Error('This part belongs inside a Form.');
  return state;
};

/** The name prefix and first values of the fields inside: those of the form, of a group, or of a row of a list. */
export interface FieldScope {
  /** `address.` or `emails.0.`; empty for the form itself. */
  readonly prefix: string;
  readonly initial: unknown;
}

export const FieldScopeContext = createContext<FieldScope>({ prefix: '', initial: undefined });
