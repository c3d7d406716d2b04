import { createContext, useContext } from 'react';
import type { FieldErrors } from './outcome';

/** What a form tells the parts inside it. */
export interface FormState {
  readonly idPrefix: string;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** Fields take no input at the moment. */
  readonly locked: boolean;
  /** Counts how often the form was emptied; fields that keep state of their own begin anew with it. */
  readonly resets: number;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form around this part. Throws outside a `Form`. */
export const useFormState = (): FormState => {
  const state = useContext(FormContext);
  if (!state) throw new Error('This part belongs inside a Form.');
  return state;
};

/** Where names and first values of the fields inside come from: the form, one of its groups, a row of a list. */
export interface FieldScope {
  /** `address.` or `emails.0.`; empty for the form itself. */
  readonly prefix: string;
  readonly initial: unknown;
}

export const FieldScopeContext = createContext<FieldScope>({ prefix: '', initial: undefined });
