import type { ZodType, z } from 'zod';
import type { FieldErrors, FormOutcome } from './outcome';

/** A schema, or a way to load it: zod stays out of the first load when the loader imports it. */
export type SchemaSource<S extends ZodType> = S | (() => Promise<S>);

/** Messages for the whole form, beside those per field. */
export interface Problems {
  readonly fields: FieldErrors;
  readonly form: readonly string[];
}

type Checked<S extends ZodType> =
  | { readonly ok: true; readonly values: z.output<S> }
  | { readonly ok: false; readonly problems: Problems };

/** Resolves a schema given as such or as a loader; a failed load may be tried again. */
export const loadSchema = <S extends ZodType>(source: SchemaSource<S>): Promise<S> =>
  typeof source === 'function' ? source() : Promise.resolve(source);

/**
 * Reads a form's values: a string per field (a `File` for files), an array where a name occurs more than once.
 * A ticked box without a value reads `on`; an empty one is absent.
 */
export const readValues = (form: HTMLFormElement, without: string): Record<string, unknown> => {
  const data = new FormData(form);
  data.delete(without);
  const values: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name);
    values[name] = all.length > 1 ? all : all[0];
  }
  return values;
};

/** Checks values and sorts the complaints by the first part of their path; those without one concern the form. */
export const check = async <S extends ZodType>(schema: S, values: unknown): Promise<Checked<S>> => {
  const result = await schema.safeParseAsync(values);
  if (result.success) return { ok: true, values: result.data };
  const fields: Record<string, string[]> = {};
  const form: string[] = [];
  for (const issue of result.error.issues) {
    const [name] = issue.path;
    if (name === undefined) form.push(issue.message);
    else fields[String(name)] = [...(fields[String(name)] ?? []), issue.message];
  }
  return { ok: false, problems: { fields, form } };
};

/** Sorts a server's field messages into those that have a field in this form and those that do not. */
export const sortServerErrors = (outcome: FormOutcome, form: HTMLFormElement): Problems => {
  const fields: Record<string, readonly string[]> = {};
  const rest: string[] = [];
  for (const [name, given] of Object.entries(outcome.fieldErrors ?? {})) {
    const messages = typeof given === 'string' ? [given] : given;
    if (form.elements.namedItem(name)) fields[name] = messages;
    else rest.push(...messages);
  }
  return { fields, form: rest };
};

/** Moves the focus to the first field, in document order, that has an error. */
export const focusFirstInvalid = (form: HTMLFormElement, errors: FieldErrors): void => {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && (errors[element.getAttribute('name') ?? '']?.length ?? 0) > 0) {
      element.focus();
      return;
    }
  }
};
