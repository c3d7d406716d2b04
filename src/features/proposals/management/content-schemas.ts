import * as z from 'zod/mini';
import { clientProposalSchema } from '../content/client-proposal';
import { deckSchema } from '../content/deck';
import { slugText, singleLine, nonEmptyList } from '../content/fields';
import { maxContentBytes, migrateContent } from '../content/proposal-content';
import { parsedContent } from './content-changes';
import { fieldLabel } from './editor/labels';
import { findProblems, type Problems } from './editor/problems';
import { definitionOf, emptyOf, innerOf, textIn } from './editor/fields/schema-bounds';
import { newSlide } from './editor/slides';
import { editorTexts } from './editor/texts';
import type { ProposalKind } from '../schema';

/** The content of the list at `/proposals`. */
const indexSchema = z.object({
  kind: z.literal('index'),
  cards: nonEmptyList(
    z.object({ slug: slugText, title: singleLine(160), description: z._default(z.string(), '') }),
    60,
  ),
});

/** The content schema of each kind. The editor builds its form from it. */
export const contentSchemas = {
  proposal: clientProposalSchema,
  deck: deckSchema,
  index: indexSchema,
} as const;

/** A part of the content that the editor shows as one section. */
export interface EditedSection {
  readonly id: string;
  readonly label: string;
  readonly schema: z.core.$ZodType;
  /** Path of the section: `hero`, `packages.grow` or `slides.2`. Empty for fields of the content itself. */
  readonly path: readonly (string | number)[];
  /** Paths of the values that belong to this section. */
  readonly valuePaths: readonly string[];
}

/** Returns the type of a schema without its `optional` and `default` wrappers. */
const typeOf = (schema: z.core.$ZodType): string => definitionOf(innerOf(schema)).type;

/** Checks for short top-level fields, which the editor groups under "General". */
const isGeneral = (name: string, schema: z.core.$ZodType): boolean =>
  ['string', 'literal', 'enum'].includes(typeOf(schema)) || name === 'clientLogo';

/** Returns the sections of the content in order. Each package and each slide has its own section. */
export function sectionsOfDraft(
  kind: ProposalKind,
  content: Readonly<Record<string, unknown>>,
): readonly EditedSection[] {
  const shape: Readonly<Record<string, z.core.$ZodType>> = contentSchemas[kind].shape;
  const fields = Object.entries(shape);
  const general = fields.filter(([name, schema]) => isGeneral(name, schema));
  const rest = fields
    .filter(([name, schema]) => !isGeneral(name, schema))
    .flatMap(([name, schema]): readonly EditedSection[] => {
      const label = fieldLabel(name) ?? name;
      if (name === 'packages')
        return Object.entries(definitionOf(schema).shape ?? {}).map(([id, each]) => ({
          id: `packages-${id}`,
          label: `${label}: ${fieldLabel(id) ?? id}`,
          schema: each,
          path: [name, id],
          valuePaths: [`${name}.${id}`],
        }));
      const { element } = definitionOf(schema);
      const items = content[name];
      if (name !== 'slides' || element === undefined)
        return [{ id: name, label, schema, path: [name], valuePaths: [name] }];
      return (Array.isArray(items) ? items : []).map((slide: unknown, index) => ({
        id: `slide-${index}`,
        label: slideName(slide, index),
        schema: element,
        path: [name, index],
        valuePaths: [`${name}.${index}`],
      }));
    });
  if (general.length <= 1) return rest;
  const names = general.map(([name]) => name);
  const section = {
    id: 'general',
    label: editorTexts.general,
    schema: z.object(Object.fromEntries(general)),
    path: [],
    valuePaths: names,
  };
  return [section, ...rest];
}

/** Returns the number and heading of a slide, as lists and messages show it. */
export function slideName(slide: unknown, index: number): string {
  const heading = textIn(slide, 'heading').trim();
  return editorTexts.slideName(index + 1, heading === '' ? editorTexts.untitled : heading);
}

/** Returns the JSON of an empty content with the given fields. A deck starts with a cover. */
export const emptyContent = (kind: ProposalKind, fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    ...(emptyOf(contentSchemas[kind]) as object),
    ...(kind === 'deck' && { slides: [newSlide('cover', '', [])] }),
    ...fields,
  });

/** Returns missing and invalid values in the content, by path. Empty if it can be published. */
export function problemsOf(kind: ProposalKind, content: unknown): Problems {
  const problems = findProblems(contentSchemas[kind], content);
  const bytes = new TextEncoder().encode(JSON.stringify(content)).length;
  if (bytes <= maxContentBytes) return problems;
  const tooLong = { path: '', isMissing: false, message: editorTexts.problems.contentTooLong };
  return new Map([...problems, ['', tooLong]]);
}

/** Checks whether stored content can be published. */
export const isComplete = (kind: ProposalKind, json: string): boolean =>
  problemsOf(kind, migrateContent(parsedContent(json))).size === 0;
