import * as z from 'zod/mini';
import { clientProposalSchema } from './client-proposal';
import { deckSchema } from './deck';

/** The content of a client's page, as it is edited, sealed, opened and rendered. */
export const proposalContentSchema = z.discriminatedUnion('kind', [clientProposalSchema, deckSchema]);
export type ProposalContent = z.infer<typeof proposalContentSchema>;

/**
 * The size limit of the content's JSON, in UTF-8 bytes. Sealed, it stays well below Firestore's limit of 1 MB
 * a document.
 */
export const maxContentBytes = 250_000;

/**
 * Converts stored content of earlier releases to the current shape: a logo used to be a URL without
 * alternative text.
 */
export function migrateContent(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('clientLogo' in content)) return content;
  const { clientLogo, ...rest } = content;
  if (typeof clientLogo !== 'string') return content;
  const name = 'clientName' in rest && typeof rest.clientName === 'string' ? rest.clientName : '';
  return { ...rest, clientLogo: { data: clientLogo, alternative: name } };
}

const fits = (json: string): boolean => new TextEncoder().encode(json).length <= maxContentBytes;

/** Parses the content's JSON. Returns undefined if it is too long, not JSON or of another shape. */
export function readProposalContent(json: string): ProposalContent | undefined {
  try {
    const parsed = fits(json) ? proposalContentSchema.safeParse(migrateContent(JSON.parse(json))) : undefined;
    return parsed?.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Validates content and returns its JSON. Throws for another shape or for more than `maxContentBytes` bytes.
 */
export function writeProposalContent(content: ProposalContent): string {
  const json = JSON.stringify(z.parse(proposalContentSchema, content));
  if (!fits(json)) throw new RangeError('The content is too long.');
  return json;
}
