import * as z from 'zod/mini';
import { parseEnvelope, parseGate, proposalKinds } from './gate/stored-records';
import { matchings } from './sealing/credentials';
import { acts } from './visit-acts';

export type { ProposalKind, StoredGate } from './gate/stored-records';

/** `draft` was never published, `published` can be opened, `withdrawn` can no longer be opened. */
export const draftStates = ['draft', 'published', 'withdrawn'] as const;
export type DraftState = (typeof draftStates)[number];

const time = z._default(z.nullable(z.date()), null);

/** A person who may open a page. The record stays after the access is revoked, to name them in visits. */
const recipientSchema = z.object({
  name: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  code: z._default(z.string(), ''),
  expiresAt: time,
  withdrawnAt: time,
  /** True if only what this recipient sends is recorded, and not their reading. */
  quiet: z._default(z.boolean(), false),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** A page as administrators edit it (WRK-578). Its id is its slug. */
export const draftSchema = z.object({
  kind: z.enum(proposalKinds),
  title: z._default(z.string(), ''),
  clientName: z._default(z.string(), ''),
  clientEmail: z._default(z.string(), ''),
  matching: z.catch(z.enum(matchings), 'normalised'),
  /** The page's content as JSON, possibly unfinished. */
  content: z._default(z.string(), ''),
  /** Recipients by their random names. */
  recipients: z._default(z.record(z.string(), recipientSchema), {}),
  /** Envelopes of the current publication, as `recipient/envelope`. */
  envelopes: z._default(z.array(z.string()), []),
  /** The gate's revision. */
  revision: z._default(z.int(), 1),
  status: z.catch(z.enum(draftStates), 'draft'),
  createdAt: time,
  updatedAt: time,
  updatedBy: z._default(z.string(), ''),
  /** Time of the last content change. */
  contentAt: time,
  publishedAt: time,
});
export type ProposalDraft = z.infer<typeof draftSchema>;

/** A publication as it was sealed; its id is its revision. */
export const versionSchema = z.object({
  title: z._default(z.string(), ''),
  content: z._default(z.string(), ''),
  /** The changes in this version, one sentence each. */
  changes: z._default(z.array(z.string()), []),
  /** The last text change, as described to readers; missing in versions of earlier releases. */
  update: z.optional(z.object({ at: z.string(), changes: z.array(z.string()) })),
  publishedAt: time,
  publishedBy: z._default(z.string(), ''),
});
export type ProposalVersion = z.infer<typeof versionSchema>;

/** One act of a reader. */
export const visitSchema = z.object({
  recipient: z._default(z.string(), ''),
  what: z.enum(acts),
  detail: z._default(z.string(), ''),
  /** Section that a question is about; empty for the whole page. */
  section: z._default(z.string(), ''),
  at: time,
});
export type Visit = z.infer<typeof visitSchema>;

/** The state that a page keeps for one recipient. Its id is the recipient's random name. */
export const readerSchema = z.object({
  /** Time of the first opening. For quiet recipients, the time they first sent something. */
  firstAt: time,
  /** The package chosen last; empty before the first choice. */
  chosen: z._default(z.string(), ''),
  chosenAt: time,
});
export type Reader = z.infer<typeof readerSchema>;

/** Makes a schema from a plain parser, so that gates and management parse a record in the same way. */
const parsedBy = <T>(parse: (fields: Readonly<Record<string, unknown>>) => T | undefined, expected: string) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((fields, { issues }): T => {
      const parsed = parse(fields);
      if (parsed !== undefined) return parsed;
      issues.push({ code: 'custom', input: fields, message: expected });
      return z.NEVER;
    }),
  );

/** The gate, as publishing needs it. */
export const gateSchema = parsedBy(parseGate, 'no gate of a page');

/** An envelope as publishing writes it; only its recipient can decrypt it. */
export const envelopeSchema = parsedBy(parseEnvelope, 'no sealed envelope');
