/** The values of a form as typed: text, `true` or `false`, a `File`, and objects and lists of these. */
export type FormValues = Record<string, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the name of the hidden input that marks `name` as a list, so that an empty list is read, too. */
export const listMarker = (name: string): string => `${name}[]`;

/**
 * Returns the value at a dotted name such as `address.city` or `emails.0.value`. Returns undefined if part of
 * the path is missing.
 */
export const valueAt = (values: unknown, name: string): unknown =>
  name === ''
    ? values
    : name.split('.').reduce<unknown>((at, part) => (isObject(at) ? at[part] : undefined), values);

function setAt(values: FormValues, name: string, value: unknown): void {
  const parts = name.split('.');
  let at: Record<string, unknown> = values;
  for (const [place, part] of parts.entries()) {
    if (place === parts.length - 1) {
      at[part] = value;
      return;
    }
    const inside = at[part];
    const next = isObject(inside) ? inside : /^\d+$/.test(parts[place + 1] ?? '') ? [] : {};
    at[part] = next;
    at = next as Record<string, unknown>;
  }
}

/**
 * Reads the values of a form. A text field is a string, a checkbox without a value is `true` or `false`. A
 * file input is a `File`, undefined if none is chosen, or a list if it accepts several. Dotted names become
 * objects, and numbers in them become positions in a list. A name that occurs several times, or is marked by
 * `listMarker`, is a list. Read-only inputs are left out.
 */
export function readValues(form: HTMLFormElement, without: string): FormValues {
  const data = new FormData(form);
  data.delete(without);
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  // FormData has a nameless `File` for an empty file input, and the values of read-only fields.
  for (const { type, name, readOnly } of inputs) if (type === 'file' || readOnly) data.delete(name);
  const names = [...new Set(data.keys())];
  const values: FormValues = {};
  for (const marker of names.filter((name) => name.endsWith('[]'))) {
    const name = marker.slice(0, -2);
    setAt(values, name, data.getAll(name));
  }
  for (const name of names) {
    if (name.endsWith('[]') || data.has(listMarker(name))) continue;
    const all = data.getAll(name);
    setAt(values, name, all.length > 1 ? all : all[0]);
  }
  for (const input of inputs) {
    if (input.name === '' || input.matches(':disabled')) continue;
    if (input.type === 'checkbox' && !input.hasAttribute('value')) setAt(values, input.name, input.checked);
    if (input.type !== 'file') continue;
    const files = [...(input.files ?? [])];
    if (input.multiple) setAt(values, input.name, files);
    else if (files[0] !== undefined) setAt(values, input.name, files[0]);
  }
  return values;
}
