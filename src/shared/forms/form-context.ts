import { createContext, useContext } from 'react';
import type { FieldErrors } from './outcome';

/** What a form tells the parts inside it. */
export interface FormState {
  readonly idPrefix: string;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** Fields take no input at the moment. */
  readonly locked: boolean;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the form around this part. Throws outside a `Form`. */
export const useFormState = (): FormState => {
  const state = useContext(FormContext);
  if (!state) throw new Error('This part belongs inside a Form.');
  return state;
};
