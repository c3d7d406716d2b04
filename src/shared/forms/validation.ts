import type * as z from 'zod/mini';
import type { FieldErrors } from './outcome';
import { listMarker } from './values';

/**
 * A schema of either build of zod, with the one method in use. Calling a function of zod instead would load
 * zod with the form.
 */
export type FormSchema = z.core.$ZodType & {
  readonly safeParseAsync: (values: unknown) => Promise<z.core.util.SafeParseResult<unknown>>;
};

/** A schema, or a function that imports it, which keeps zod out of the first load. */
export type SchemaSource<S extends FormSchema> = S | (() => Promise<S>);

/** An error in the value at a dotted name. An empty name means the whole form. */
export interface Complaint {
  readonly name: string;
  readonly message: string;
}

/** Messages by field, and messages for the whole form. */
export interface Problems {
  readonly fields: FieldErrors;
  readonly form: readonly string[];
}

type Checked<S extends FormSchema> =
  | { readonly ok: true; readonly values: z.output<S> }
  | { readonly ok: false; readonly complaints: readonly Complaint[] };

/** Returns a schema from a value or a loader. After a failed load, the next call tries again. */
export const loadSchema = <S extends FormSchema>(source: SchemaSource<S>): Promise<S> =>
  typeof source === 'function' ? source() : Promise.resolve(source);

/** Checks values against a schema. */
export const check = async <S extends FormSchema>(schema: S, values: unknown): Promise<Checked<S>> => {
  const result = await schema.safeParseAsync(values);
  if (result.success) return { ok: true, values: result.data as z.output<S> };
  const complaints = result.error.issues.map(({ path, message }) => ({
    name: path.map(String).join('.'),
    message,
  }));
  return { ok: false, complaints };
};

/**
 * Assigns each complaint to the field of its name, or to the group around it (`emails` for `emails.1`), or to
 * the form.
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

/**
 * Returns the focusable controls in document order. Some keep their value in a hidden input of the same name.
 */
const controlsOf = (form: HTMLFormElement): NodeListOf<HTMLElement> =>
  form.querySelectorAll<HTMLElement>('[data-field]');

/** Focuses the first control, in document order, whose field has an error. */
export const focusFirstInvalid = (form: HTMLFormElement, errors: FieldErrors): void => {
  for (const control of controlsOf(form)) {
    if ((errors[control.dataset['field'] ?? '']?.length ?? 0) > 0) {
      control.focus();
      return;
    }
  }
};
