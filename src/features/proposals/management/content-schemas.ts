import * as z from 'zod/mini';
import { clientProposalSchema } from '../content/client-proposal';
import { deckSchema } from '../content/deck';
import { fragment, line, several } from '../content/fields';
import { longestContent } from '../content/proposal-content';
import { parsedContent } from './content-changes';
import type { ProposalKind } from './schema';
import { emptyOf } from './schema-field';
import { labelOf } from './texts';

/** The list behind the code of `/proposals`. */
const indexSchema = z.object({
  kind: z.literal('index'),
  cards: several(z.object({ slug: fragment, title: line(160), description: z._default(z.string(), '') }), 60),
});

/** The schema of each kind's content, which its form is made of. */
export const contentSchemas = {
  proposal: clientProposalSchema,
  deck: deckSchema,
  index: indexSchema,
} as const;

/** A part of a content that is edited by itself. */
export interface EditedSection {
  readonly id: string;
  readonly label: string;
  readonly schema: z.core.$ZodType;
  /** Where it lies: `hero`, `slides.2`. */
  readonly path: readonly (string | number)[];
}

const shapeOf = (kind: ProposalKind): Readonly<Record<string, z.core.$ZodType>> => contentSchemas[kind].shape;

/** Single lines stand together in `general`; every slide and every larger field is a section of its own. */
export function sectionsOfDraft(
  kind: ProposalKind,
  content: Readonly<Record<string, unknown>>,
): readonly EditedSection[] {
  const shape = shapeOf(kind);
  const isLine = (schema: z.core.$ZodType): boolean => {
    const { type, innerType } = schema._zod.def as {
      readonly type: string;
      readonly innerType?: z.core.$ZodType;
    };
    return type === 'string' || type === 'literal' || (innerType !== undefined && isLine(innerType));
  };
  const lines = Object.entries(shape).filter(([, schema]) => isLine(schema));
  const general: EditedSection = {
    id: 'general',
    label: labelOf('general'),
    schema: z.object(Object.fromEntries(lines)),
    path: [],
  };
  const rest = Object.entries(shape)
    .filter(([, schema]) => !isLine(schema))
    .flatMap(([name, schema]): readonly EditedSection[] => {
      const { element } = schema._zod.def as { readonly element?: z.core.$ZodType };
      const items = content[name];
      if (name !== 'slides' || element === undefined || !Array.isArray(items))
        return [{ id: name, label: labelOf(name), schema, path: [name] }];
      return items.map((slide: { readonly heading?: string }, place) => ({
        id: `slide-${place + 1}`,
        label: `${place + 1}. ${slide.heading ?? ''}`,
        schema: element,
        path: [name, place],
      }));
    });
  return lines.length > 1 ? [general, ...rest] : rest;
}

/** The content of a kind with nothing filled in but whom it is for. */
export const emptyContent = (kind: ProposalKind, given: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...(emptyOf(contentSchemas[kind]) as object), ...given });

/** The paths at which a content does not fit yet, as `slides.2.heading`; empty where it may be published. */
export function problemsOf(kind: ProposalKind, content: unknown): ReadonlySet<string> {
  const parsed = z.safeParse(contentSchemas[kind], content);
  const paths = parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
  return new Set(JSON.stringify(content).length > longestContent ? [...paths, ''] : paths);
}

/** Whether a stored content may be published. */
export const isComplete = (kind: ProposalKind, json: string): boolean =>
  problemsOf(kind, parsedContent(json)).size === 0;
