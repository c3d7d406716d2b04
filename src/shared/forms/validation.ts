import type { ZodType, z } from 'zod';
import type { FieldErrors } from './outcome';
import { listMarker } from './values';

/** A schema, or a way to load it: zod stays out of the first load when the loader imports it. */
export type SchemaSource<S extends ZodType> = S | (() => Promise<S>);

/** What is wrong with the value at a dotted name; an empty name is the whole form. */
export interface Complaint {
  readonly name: string;
  readonly message: string;
}

/** Messages for the whole form, beside those per field. */
export interface Problems {
  readonly fields: FieldErrors;
  readonly form: readonly string[];
}

type Checked<S extends ZodType> =
  | { readonly ok: true; readonly values: z.output<S> }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

/** Resolves a schema given as such or as a loader; a failed load may be tried again. */
export const loadSchema = <S extends ZodType>(source: SchemaSource<S>): Promise<S> =>
  typeof source === 'function' ? source() : Promise.resolve(source);

/** Checks values against a schema. */
export const check = async <S extends ZodType>(schema: S, values: unknown): Promise<Checked<S>> => {
  const result = await schema.safeParseAsync(values);
  if (result.success) return { ok: true, values: result.data };
  const complaints = result.error.issues.map(({ path, message }) => ({
    name: path.map(String).join('.'),
    message,
  }));
  return { ok: false, complaints };
};

/**
 * Sorts complaints, the schema's and the server's alike, to the field that they are about, else to the group around it
 * (`emails.1` to `emails`), else to the form.
 */
export const placeComplaints = (complaints: readonly Complaint[], form: HTMLFormElement): Problems => {
  const fields: Record<string, readonly string[]> = {};
  const rest: string[] = [];
  for (const { name, message } of complaints) {
    const place = fieldFor(name, form);
    if (place === undefined) rest.push(message);
    else if (!fields[place]?.includes(message)) fields[place] = [...(fields[place] ?? []), message];
  }
  return { fields, form: rest };
};

function fieldFor(name: string, form: HTMLFormElement): string | undefined {
  for (let part = name; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const isHere = [part, listMarker(part)].some((known) => form.elements.namedItem(known) !== null);
    if (isHere || [...controlsOf(form)].some(({ dataset }) => dataset['field'] === part)) return part;
  }
  return undefined;
}

/** What a person operates, in document order; a control may keep its value in a hidden input of the same name. */
const controlsOf = (form: HTMLFormElement): NodeListOf<HTMLElement> =>
  form.querySelectorAll<HTMLElement>('[data-field]');

/** Moves the focus to the first control, in document order, whose field has an error. */
export const focusFirstInvalid = (form: HTMLFormElement, errors: FieldErrors): void => {
  for (const control of controlsOf(form)) {
    if ((errors[control.dataset['field'] ?? '']?.length ?? 0) > 0) {
      control.focus();
      return;
    }
  }
};
