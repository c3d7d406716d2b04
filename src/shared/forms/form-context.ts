import { createContext, useContext } from 'react';
import type { FieldErrors } from './outcome';

/** The state of a form, for the components inside it. */
export interface FormState {
  readonly idPrefix: string;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** True if the fields are disabled, as while a compact form is saving. */
  readonly locked: boolean;
  /** The number of resets of the form. Fields with state of their own use it as a key. */
  readonly resets: number;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** Returns the state of the surrounding form. Throws outside a `Form`. */
export const useFormState = (): FormState => {
  const state = useContext(FormContext);
  if (!state) throw new Error('This part belongs inside a Form.');
  return state;
};

/** The name prefix and first values of the fields inside a form, a group, or a row of a list. */
export interface FieldScope {
  /** `address.` or `emails.0.`. Empty for the form itself. */
  readonly prefix: string;
  readonly initial: unknown;
}

export const FieldScopeContext = createContext<FieldScope>({ prefix: '', initial: undefined });
