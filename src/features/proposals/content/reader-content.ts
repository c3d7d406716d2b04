import * as z from 'zod/mini';
import { clientProposalSchema } from './client-proposal';
import { type Deck, shownDeckSchema } from './deck';
import { longestContent, type ProposalContent, upgradedContent } from './proposal-content';

/** What a publication changed, for its readers. */
const updateSchema = z.object({
  /** ISO time at which this text first went out. */
  at: z.string(),
  /** One sentence for each changed part; empty for the first publication. */
  changes: z.array(z.string()),
});
export type Update = z.infer<typeof updateSchema>;

const readerSchema = z.discriminatedUnion('kind', [
  z.object({ ...clientProposalSchema.shape, update: z.optional(updateSchema) }),
  z.object({ ...shownDeckSchema.shape, update: z.optional(updateSchema) }),
]);

/** A page as its readers open it: a content without the speaker's notes, and what its last update changed. */
export type ReaderContent = z.infer<typeof readerSchema>;

/** Strips the speaker's notes, which no reader may see. */
export const withoutNotes = (content: Deck): Deck => z.parse(shownDeckSchema, content);

/** Returns the JSON text that is sealed for readers. Throws for a content of another shape or of more than `longestContent` bytes. */
export function writeReaderContent(content: ProposalContent, update?: Update): string {
  const json = JSON.stringify(z.parse(readerSchema, { ...content, update }));
  if (new TextEncoder().encode(json).length > longestContent)
    throw new RangeError('The content is too long.');
  return json;
}

/**
 * Returns the page that an opened text holds; undefined when it is too long, no JSON or of another shape. Notes that an earlier
 * release sealed are dropped.
 */
export function readReaderContent(text: string): ReaderContent | undefined {
  try {
    if (new TextEncoder().encode(text).length > longestContent) return undefined;
    const parsed = z.safeParse(readerSchema, upgradedContent(JSON.parse(text)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
