import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

/** The parts of a zod schema's definition that the form reads. Each type of schema has some of them. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly defaultValue?: unknown;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly options?: readonly Schema[];
  readonly discriminator?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
}

interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly value?: number;
  readonly pattern?: RegExp;
}

/** Limits of a value: its characters, its entries or its amount. */
export interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  /** Exact number of entries. */
  readonly length?: number;
}

/** Returns the definition of a schema. */
export const definitionOf = (schema: Schema): Definition => schema._zod.def;

/** Returns a text field of a value; empty if it is missing or not a text. */
export function textIn(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}

const checksOf = (schema: Schema): readonly Check[] =>
  (definitionOf(schema).checks ?? []).map((check) => check._zod.def);

/** Returns the limits of a schema. Reads them from its checks, because zod/mini leaves `bag` empty. */
export function boundsOf(schema: Schema): Bounds {
  let bounds: Bounds = {};
  for (const { check, minimum, maximum, length, value } of checksOf(schema)) {
    if (check === 'min_length' && minimum !== undefined) bounds = { ...bounds, minimum };
    if (check === 'max_length' && maximum !== undefined) bounds = { ...bounds, maximum };
    if (check === 'length_equals' && length !== undefined) bounds = { ...bounds, length };
    if (check === 'greater_than' && value !== undefined) bounds = { ...bounds, minimum: value };
    if (check === 'less_than' && value !== undefined) bounds = { ...bounds, maximum: value };
  }
  return bounds;
}

/** Checks whether a text may have line breaks, by testing a line break against each pattern. */
export const allowsLineBreaks = (schema: Schema): boolean =>
  definitionOf(schema).type === 'string' &&
  checksOf(schema).every(({ pattern }) => pattern === undefined || pattern.test('a\nb'));

/** Text formats that a schema's pattern can require. */
export type TextFormat = 'plain' | 'email' | 'web-address' | 'picture' | 'slug';

/** For each format, a sample that no other format accepts. */
const samples: readonly (readonly [TextFormat, string])[] = [
  ['email', 'mia@river-house.org'],
  ['web-address', 'https://river-house.org/'],
  ['picture', 'data:image/png;base64,AAAA'],
  ['slug', 'river-house'],
];

/** Returns the format of a text, by testing the samples against its patterns. */
export function formatOf(schema: Schema): TextFormat {
  const patterns = checksOf(schema).flatMap(({ pattern }) => (pattern ? [pattern] : []));
  const fits = samples.filter(([, sample]) => patterns.every((pattern) => pattern.test(sample)));
  const [only] = fits;
  return fits.length === 1 && only ? only[0] : 'plain';
}

/** Returns the schema without its `optional` and `default` wrappers. */
export function innerOf(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType ? innerOf(innerType) : schema;
}

/** Checks whether a field is optional. */
export const isOptional = (schema: Schema): boolean => definitionOf(schema).type === 'optional';

/** Returns the options of a discriminated union by their discriminator, such as the `type` of blocks. */
export const optionsOf = (schema: Schema): readonly (readonly [kind: string, schema: Schema])[] => {
  const { options = [], discriminator = '' } = definitionOf(schema);
  return options.map((option) => {
    const kind = definitionOf(option).shape?.[discriminator];
    return [String(kind && definitionOf(kind).values?.[0]), option];
  });
};

/** Returns the option of a discriminated union that a value belongs to. */
export function optionOf(schema: Schema, value: unknown): Schema | undefined {
  const { discriminator = '' } = definitionOf(schema);
  const kind = isRecord(value) ? value[discriminator] : undefined;
  return optionsOf(schema).find(([each]) => each === kind)?.[1];
}

/** Checks whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an initial value: empty texts, the minimum number of entries, the first choice. */
export function emptyOf(schema: Schema): unknown {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).flatMap(([name, field]) =>
          isOptional(field) ? [] : [[name, emptyOf(field)]],
        ),
      );
    case 'array': {
      const { minimum = 0, length = minimum } = boundsOf(schema);
      return Array.from({ length }, () => definition.element && emptyOf(definition.element));
    }
    case 'enum':
      return Object.values(definition.entries ?? {})[0];
    case 'literal':
      return definition.values?.[0];
    case 'union': {
      const [first] = optionsOf(schema);
      return first && emptyOf(first[1]);
    }
    case 'boolean':
      return false;
    case 'default':
      return definition.defaultValue;
    case 'optional':
      return definition.innerType && emptyOf(definition.innerType);
    default:
      return '';
  }
}
