import { capital, type NewField, pluralOf, type RecordNames } from './record-names';

/** A new kind of records: its names, and the fields beside the name. */
export interface NewKind {
  readonly names: RecordNames;
  readonly fields: readonly NewField[];
}

/** Returns the fields with a choice, which the list filters by. */
export const choicesOf = ({ fields }: NewKind): readonly NewField[] =>
  fields.filter(({ type }) => type === 'choice');
/** Returns the fields with an address, which a search reads. */
export const emailsOf = ({ fields }: NewKind): readonly NewField[] =>
  fields.filter(({ type }) => type === 'email');

/** Writes a line for each item. */
export const each = <T>(items: readonly T[], write: (item: T) => string): string =>
  items.map(write).join('\n');
/** Writes quoted texts with commas between them. */
export const list = (items: readonly string[]): string => items.map((item) => `'${item}'`).join(', ');

/** `supplierKinds` and `SupplierKind`, for the choices of the field `kind` of suppliers. */
export const valuesName = ({ one }: RecordNames, { name }: NewField): string => one + capital(pluralOf(name));
export const typeName = ({ type }: RecordNames, { name }: NewField): string => `${type}${capital(name)}`;
export const labelsName = ({ one }: RecordNames, { name }: NewField): string =>
  `${one}${capital(name)}Labels`;

/** The name of the builder of a record: `aSupplier`, `anOrder`. */
export const aName = (type: string): string => `${/^[AEIOU]/.test(type) ? 'an' : 'a'}${type}`;
