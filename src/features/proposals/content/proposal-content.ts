import * as z from 'zod/mini';
import { clientProposalSchema } from './client-proposal';
import { deckSchema } from './deck';

/** Everything a client reads once a page is opened: what is edited, sealed, opened and rendered. */
export const proposalContentSchema = z.discriminatedUnion('kind', [clientProposalSchema, deckSchema]);
export type ProposalContent = z.infer<typeof proposalContentSchema>;

/** The bound of a content's JSON, in bytes of UTF-8: a sealed document of it stays far below the database's megabyte. */
export const longestContent = 250_000;

/** A content as earlier releases stored it, in today's shape: a logo was an address without alternative text. */
export function upgradedContent(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('clientLogo' in content)) return content;
  const { clientLogo, ...rest } = content;
  if (typeof clientLogo !== 'string') return content;
  const name = 'clientName' in rest && typeof rest.clientName === 'string' ? rest.clientName : '';
  return { ...rest, clientLogo: { data: clientLogo, alternative: name } };
}

const fits = (json: string): boolean => new TextEncoder().encode(json).length <= longestContent;

/** The content that a JSON text holds, or undefined where it is too long, no JSON or of another shape. */
export function readProposalContent(json: string): ProposalContent | undefined {
  try {
    const parsed = fits(json)
      ? proposalContentSchema.safeParse(upgradedContent(JSON.parse(json)))
      : undefined;
    return parsed?.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON text of a content, checked; throws for another shape or for more than `longestContent` bytes. */
export function writeProposalContent(content: ProposalContent): string {
  const json = JSON.stringify(z.parse(proposalContentSchema, content));
  if (!fits(json)) throw new RangeError('The content is too long.');
  return json;
}
