import * as z from 'zod/mini';
import { editorTexts } from './texts';
import {
  boundsOf,
  definitionOf,
  formatOf,
  innerOf,
  isRecord,
  optionOf,
  type Schema,
} from './fields/schema-bounds';

const texts = editorTexts.problems;

/** A field whose value doesn't fit its schema yet. */
export interface Problem {
  /** Path of the value in the content, such as `slides.2.heading`. */
  readonly path: string;
  /** True if the field is empty. It isn't marked as an error until an attempt to publish. */
  readonly isMissing: boolean;
  /** Tells the person what to enter. */
  readonly message: string;
}

/** Problems by path, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Returns the value at a path, and its schema. */
function nodeAt(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[],
): { schema: Schema; value: unknown } {
  let found = { schema: innerOf(schema), value };
  for (const name of path) {
    const { shape, element, type } = definitionOf(found.schema);
    const option = type === 'union' ? optionOf(found.schema, found.value) : undefined;
    const next = option ? definitionOf(option).shape?.[String(name)] : (shape?.[String(name)] ?? element);
    if (next === undefined) return found;
    const inside: unknown = Array.isArray(found.value)
      ? found.value[Number(name)]
      : isRecord(found.value)
        ? found.value[String(name)]
        : undefined;
    found = { schema: innerOf(next), value: inside };
  }
  return found;
}

/** Returns a message for a list or text of the wrong length. */
function lengthMessage(schema: Schema, value: string | readonly unknown[]): string | undefined {
  const { minimum = 0, maximum, length } = boundsOf(schema);
  if (typeof value === 'string') {
    const count = value.trim().length;
    return maximum !== undefined && count > maximum ? texts.tooLong(count, maximum) : undefined;
  }
  if (length !== undefined && value.length !== length) return texts.exactly(length, value.length);
  if (value.length < minimum) return texts.tooFew(minimum);
  return maximum !== undefined && value.length > maximum ? texts.tooMany(maximum, value.length) : undefined;
}

function messageFor(schema: Schema, value: unknown, name: string): string {
  if (isEmpty(value)) return name === 'data' ? texts.noPicture : texts.missing;
  if (definitionOf(schema).type === 'number') {
    const { minimum = 0, maximum = 0 } = boundsOf(schema);
    return name === 'tax' ? texts.percent : texts.amount(minimum, maximum);
  }
  if (typeof value === 'string' || Array.isArray(value)) {
    const wrongLength = lengthMessage(schema, value);
    if (wrongLength !== undefined) return wrongLength;
  }
  const format = definitionOf(schema).type === 'string' ? formatOf(schema) : undefined;
  if (format === 'email') return texts.email;
  if (format === 'web-address') return texts.webAddress;
  if (format === 'plain') return texts.sign;
  return name === 'details' ? texts.openOne : texts.other;
}

/** Returns the indexes of slides with a repeated id, each with the index of the first slide that has it. */
export function repeatedSlides(slides: unknown): ReadonlyMap<number, number> {
  const first = new Map<unknown, number>();
  const repeated = new Map<number, number>();
  for (const [index, slide] of (Array.isArray(slides) ? slides : []).entries()) {
    const id = isRecord(slide) ? slide['id'] : undefined;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else repeated.set(index, earlier);
  }
  return repeated;
}

/** Returns a sort key for a path, so that problems sort like the fields of the form. */
function orderOf(schema: Schema, value: unknown, path: string): string {
  const order: string[] = [];
  const names = path === '' ? [] : path.split('.');
  for (const [depth, name] of names.entries()) {
    const around = nodeAt(schema, value, names.slice(0, depth));
    const option =
      definitionOf(around.schema).type === 'union' ? optionOf(around.schema, around.value) : undefined;
    const fields = Object.keys(definitionOf(option ?? around.schema).shape ?? {});
    const index = fields.length > 0 ? fields.indexOf(name) : Number(name);
    order.push(String(Math.max(index, 0)).padStart(3, '0'));
  }
  return order.join('.');
}

/** Returns all problems of the content, in the order of the form. */
export function findProblems(schema: Schema, content: unknown): Problems {
  const parsed = z.safeParse(schema, content);
  const found = new Map<string, Problem>();
  const add = (path: string, isMissing: boolean, message: string) => {
    if (!found.has(path)) found.set(path, { path, isMissing, message });
  };
  for (const { path } of parsed.success ? [] : parsed.error.issues) {
    const node = nodeAt(schema, content, path);
    const isSlideList = path.length === 1 && path[0] === 'slides' && Array.isArray(node.value);
    const repeated = isSlideList ? repeatedSlides(node.value) : new Map<number, number>();
    for (const [slide, earlier] of repeated) add(`slides.${slide}.id`, false, texts.sameSlide(earlier + 1));
    if (repeated.size > 0) continue;
    const name = String(path.at(-1) ?? '');
    const isMissing = isEmpty(node.value) || (Array.isArray(node.value) && node.value.length === 0);
    add(path.join('.'), isMissing, messageFor(node.schema, node.value, name));
  }
  const sorted = [...found.values()]
    .map((problem) => ({ problem, order: orderOf(schema, content, problem.path) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1));
  return new Map(sorted.map(({ problem }) => [problem.path, problem]));
}

/** Returns the problems at or below a path. */
export const problemsBelow = (problems: Problems, path: string): readonly Problem[] =>
  [...problems.values()].filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
