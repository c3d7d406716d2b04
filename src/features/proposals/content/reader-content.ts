import * as z from 'zod/mini';
import { clientProposalSchema } from './client-proposal';
import { type Deck, shownDeckSchema } from './deck';
import { maxContentBytes, type ProposalContent, migrateContent } from './proposal-content';

/** The changes of a publication, described for its readers. */
const updateSchema = z.object({
  /** ISO time of the first publication with this text. */
  at: z.string(),
  /** One sentence for each changed part; empty for the first publication. */
  changes: z.array(z.string()),
});
export type Update = z.infer<typeof updateSchema>;

const readerSchema = z.discriminatedUnion('kind', [
  z.object({ ...clientProposalSchema.shape, update: z.optional(updateSchema) }),
  z.object({ ...shownDeckSchema.shape, update: z.optional(updateSchema) }),
]);

/** A page as its readers open it: the content without speaker notes, and a description of its last update. */
export type ReaderContent = z.infer<typeof readerSchema>;

/** Strips the speaker notes, which readers must not see. */
export const withoutNotes = (content: Deck): Deck => z.parse(shownDeckSchema, content);

/**
 * Returns the JSON to seal for readers. Throws for content of another shape or of more than `maxContentBytes`
 * bytes.
 */
export function writeReaderContent(content: ProposalContent, update?: Update): string {
  const json = JSON.stringify(z.parse(readerSchema, { ...content, update }));
  if (new TextEncoder().encode(json).length > maxContentBytes)
    throw new RangeError('The content is too long.');
  return json;
}

/**
 * Parses the decrypted text of a page. Returns undefined if it is too long, not JSON or of another shape.
 * Drops notes that an earlier release sealed.
 */
export function readReaderContent(text: string): ReaderContent | undefined {
  try {
    if (new TextEncoder().encode(text).length > maxContentBytes) return undefined;
    const parsed = z.safeParse(readerSchema, migrateContent(JSON.parse(text)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
