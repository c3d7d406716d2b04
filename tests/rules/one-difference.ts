import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { expect, it } from 'vitest';
import { removedField } from './records/leads';
import type { RulesBackend } from './rules-backend';
import { storedBy } from './records/stored';
import type { Fields } from './records/to-stored';

/** A name, and the fields by which a refused write differs from an allowed one. */
export type Difference = readonly [name: string, changes: Fields];

/** Expects a refusal with the difference, unchanged stored data, and success without it. */
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

/** Adds one test for each difference. */
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

/** Returns invalid values for an optional text of one line with up to 200 characters. */
export const wrongLine = (field: string): readonly Difference[] => [
  ...wrongShort(field, 200),
  [`a ${field} of two lines`, { [field]: 'a\nb' }],
];

/** Returns invalid values for a required text of one line. */
export const wrongTitle = (field: string): readonly Difference[] => [
  [`an empty ${field}`, { [field]: '' }],
  ...wrongLine(field),
];

/** Returns invalid values for a required text of up to `max` characters. */
export const wrongText = (field: string, max: number): readonly Difference[] => [
  [`an empty ${field}`, { [field]: '' }],
  ...wrongShort(field, max),
];

/** Returns invalid values for an optional text of up to `max` characters. */
export const wrongShort = (field: string, max: number): readonly Difference[] => [
  [`a ${field} with spaces around it`, { [field]: ' a ' }],
  ...wrongLong(field, max),
];

/** Returns invalid values for an optional long text, which may begin and end with spaces. */
export const wrongLong = (field: string, max: number): readonly Difference[] => [
  [`a ${field} of ${max + 1} characters`, { [field]: 'a'.repeat(max + 1) }],
  [`a ${field} that is a map`, { [field]: { text: 'a' } }],
];

/** Returns a difference for each field that removes it. */
export const without = (fields: readonly string[]): readonly Difference[] =>
  fields.map((field) => [`no ${field}`, { [field]: removedField() }]);

/** Returns fields without removed ones, because a `set` cannot remove fields. */
export const settable = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isRemoval(value)));

const isRemoval = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isEqual' in value && removedField().isEqual(value as never);
