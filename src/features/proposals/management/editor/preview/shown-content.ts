import * as z from 'zod/mini';
import { type ProposalContent, proposalContentSchema } from '@/features/proposals/content/proposal-content';
import type { ProposalKind } from '@/features/proposals/schema';
import { contentSchemas } from '@/features/proposals/management/content-schemas';
import { fieldLabel, kindLabel } from '../labels';
import { labelContext } from '../label-context';
import {
  boundsOf,
  definitionOf,
  emptyOf,
  formatOf,
  innerOf,
  isOptional,
  isRecord,
  optionOf,
  type Schema,
  textIn,
} from '../fields/schema-bounds';
import { newSlideId } from '../slides';

const brackets = (label: string) => `[${label}]`;

/** Returns a text that fits its schema: the given text, cut to the limit, or the field's label. */
function shownText(schema: Schema, value: unknown, label: string): unknown {
  const { maximum = 200 } = boundsOf(schema);
  if (typeof value === 'string' && value.trim() !== '') {
    const cut = value.trim().slice(0, maximum);
    if (z.safeParse(schema, cut).success) return cut;
    // oxlint-disable-next-line no-control-regex
    const plain = cut.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ').trim();
    if (z.safeParse(schema, plain).success) return plain;
  }
  switch (formatOf(schema)) {
    case 'email':
      return 'missing@email.invalid';
    case 'slug':
      return newSlideId(label, []);
    case 'plain':
      return brackets(label).slice(0, maximum);
    default:
      return undefined;
  }
}

/**
 * Returns a value that fits its schema, with labels in place of missing texts. Undefined for a missing
 * optional value.
 */
function shownValue(schema: Schema, value: unknown, label: string, name: string, context: string): unknown {
  const inner = innerOf(schema);
  if (isOptional(schema) && value === undefined) return undefined;
  const { type, shape = {}, element, entries = {} } = definitionOf(inner);
  if (type === 'object') {
    const innerContext = name === '' ? '' : labelContext(name, context);
    const fields = isRecord(value) ? value : {};
    const shown = Object.fromEntries(
      Object.entries(shape).flatMap(([field, each]) => {
        const filled = shownValue(
          each,
          fields[field],
          fieldLabel(field, innerContext) ?? field,
          field,
          innerContext,
        );
        return filled === undefined ? [] : [[field, filled]];
      }),
    );
    return isOptional(schema) && !z.safeParse(inner, shown).success ? undefined : shown;
  }
  if (type === 'array' && element) {
    const { minimum = 0, maximum = 100, length } = boundsOf(inner);
    const given: readonly unknown[] = Array.isArray(value) ? value : [];
    const missing = Math.max(0, (length ?? minimum) - given.length);
    const all = [...given, ...Array.from({ length: missing }, () => emptyOf(element))];
    return all
      .slice(0, length ?? maximum)
      .map((each) => shownValue(element, each, label, name, context))
      .filter((each) => each !== undefined);
  }
  if (type === 'union') {
    const option = optionOf(inner, value);
    if (option === undefined) return undefined;
    const name = isRecord(value) ? String(value['type']) : '';
    return shownValue(option, value, kindLabel(name) ?? name, name, name);
  }
  if (z.safeParse(schema, value).success) return value;
  if (type === 'string') {
    const text = shownText(inner, value, label);
    return text === undefined || !isOptional(schema)
      ? text
      : z.safeParse(inner, text).success
        ? text
        : undefined;
  }
  if (type === 'enum') return Object.values(entries)[0];
  if (type === 'number') return isOptional(schema) ? undefined : 0;
  return type === 'literal' || type === 'boolean' ? emptyOf(inner) : undefined;
}

/** Makes the ids of slides unique, because a page needs unique element ids. */
function withOwnIds(content: unknown): unknown {
  if (!isRecord(content) || !Array.isArray(content['slides'])) return content;
  const ids: string[] = [];
  const slides = content['slides'].map((slide: unknown) => {
    const id = newSlideId(textIn(slide, 'id'), ids);
    ids.push(id);
    return isRecord(slide) ? { ...slide, id } : slide;
  });
  return { ...content, slides };
}

/** Returns a content that the page can render, with labels in place of empty fields. */
export function shownContent(kind: ProposalKind, content: unknown): ProposalContent | undefined {
  if (kind === 'index') return undefined;
  const filled = withOwnIds(shownValue(contentSchemas[kind], content, '', '', ''));
  const parsed = z.safeParse(proposalContentSchema, filled);
  return parsed.success ? parsed.data : undefined;
}
