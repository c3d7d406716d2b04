import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { expect, it } from 'vitest';
import { removedField } from './records/leads';
import type { RulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import type { Fields } from './records/to-stored';

/** A name, and the fields by which a refused write differs from an allowed one. */
export type Difference = readonly [name: string, changes: Fields];

/** Expects a refusal with the difference, which leaves the stored data unchanged, and success without it. */
export async function expectOneDifference(
  backend: RulesBackend,
  path: string,
  write: (changes: Fields) => Promise<unknown>,
  difference: Fields,
): Promise<void> {
  const { document } = storedBy(backend);
  const before = await document(path);
  await assertFails(write(difference));
  expect(await document(path)).toEqual(before);
  await assertSucceeds(write({}));
}

/** One test for each difference. */
export function refuseEach(
  backend: RulesBackend,
  title: string,
  options: {
    readonly path: string;
    readonly write: (changes: Fields) => Promise<unknown>;
    readonly differences: readonly Difference[];
    readonly prepare?: () => Promise<unknown>;
  },
): void {
  it.each(options.differences)(title, async (_, changes) => {
    await options.prepare?.();
    await expectOneDifference(backend, options.path, options.write, changes);
  });
}

/** Values of the wrong kind, or more than one line of 200 characters, where there may be one or none. */
export const wrongLine = (field: string): readonly Difference[] => [
  ...wrongShort(field, 200),
  [`a ${field} of two lines`, { [field]: 'a\nb' }],
];

/** The same where there must be one. */
export const wrongTitle = (field: string): readonly Difference[] => [
  [`an empty ${field}`, { [field]: '' }],
  ...wrongLine(field),
];

/** Values of the wrong kind or beyond the bounds of a text that must not be empty. */
export const wrongText = (field: string, max: number): readonly Difference[] => [
  [`an empty ${field}`, { [field]: '' }],
  ...wrongShort(field, max),
];

/** The same for a text that may be empty. */
export const wrongShort = (field: string, max: number): readonly Difference[] => [
  [`a ${field} with spaces around it`, { [field]: ' a ' }],
  ...wrongLong(field, max),
];

/** The same for a long text, whose spaces nobody sees. */
export const wrongLong = (field: string, max: number): readonly Difference[] => [
  [`a ${field} of ${max + 1} characters`, { [field]: 'a'.repeat(max + 1) }],
  [`a ${field} that is a map`, { [field]: { text: 'a' } }],
];

/** Each of these keys taken out. */
export const without = (fields: readonly string[]): readonly Difference[] =>
  fields.map((field) => [`no ${field}`, { [field]: removedField() }]);

/** A `set` knows no removed fields: they are left out. */
export const settable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isRemoval(value)));

const isRemoval = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isEqual' in value && removedField().isEqual(value as never);
