import * as z from 'zod/mini';
import { parseEnvelope, parseGate, proposalKinds } from './gate/stored-records';
import { matchings } from './sealing/credentials';
import { acts } from './visit-acts';

export type { ProposalKind, StoredGate } from './gate/stored-records';

/** `draft` was never published, `published` can be opened, `withdrawn` could be. */
export const draftStates = ['draft', 'published', 'withdrawn'] as const;
export type DraftState = (typeof draftStates)[number];

const time = z._default(z.nullable(z.date()), null);

/** Somebody who may open a page; kept after the access was withdrawn, for the names of visits. */
const recipientSchema = z.object({
  name: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  code: z._default(z.string(), ''),
  expiresAt: time,
  withdrawnAt: time,
  /** True when nothing that this recipient does is recorded but what they send. */
  quiet: z._default(z.boolean(), false),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** A page as administrators work on it (WRK-578). Its id is its slug. */
export const draftSchema = z.object({
  kind: z.enum(proposalKinds),
  title: z._default(z.string(), ''),
  clientName: z._default(z.string(), ''),
  clientEmail: z._default(z.string(), ''),
  matching: z.catch(z.enum(matchings), 'normalised'),
  /** The page's content as JSON; it may be unfinished. */
  content: z._default(z.string(), ''),
  /** By their random names. */
  recipients: z._default(z.record(z.string(), recipientSchema), {}),
  /** What is in place of the publication in force, as `recipient/envelope`. */
  envelopes: z._default(z.array(z.string()), []),
  /** That of the gate. */
  revision: z._default(z.int(), 1),
  status: z.catch(z.enum(draftStates), 'draft'),
  createdAt: time,
  updatedAt: time,
  updatedBy: z._default(z.string(), ''),
  /** When the content was changed last. */
  contentAt: time,
  publishedAt: time,
});
export type ProposalDraft = z.infer<typeof draftSchema>;

/** A publication as it went out; its id is its revision. */
export const versionSchema = z.object({
  title: z._default(z.string(), ''),
  content: z._default(z.string(), ''),
  /** What was new in it, one sentence each. */
  changes: z._default(z.array(z.string()), []),
  /** What its readers are told of the last change of the text; missing in versions of earlier releases. */
  update: z.optional(z.object({ at: z.string(), changes: z.array(z.string()) })),
  publishedAt: time,
  publishedBy: z._default(z.string(), ''),
});
export type ProposalVersion = z.infer<typeof versionSchema>;

/** What a reader did. */
export const visitSchema = z.object({
  recipient: z._default(z.string(), ''),
  what: z.enum(acts),
  detail: z._default(z.string(), ''),
  /** The part of the page that a question is about; empty for the page as a whole. */
  section: z._default(z.string(), ''),
  at: time,
});
export type Visit = z.infer<typeof visitSchema>;

/** What a page remembers of one recipient, whose random name is its id. */
export const readerSchema = z.object({
  /** When the page was opened first; for quiet recipients when they first sent something. */
  firstAt: time,
  /** The package chosen last; empty before a choice. */
  chosen: z._default(z.string(), ''),
  chosenAt: time,
});
export type Reader = z.infer<typeof readerSchema>;

/** Makes a schema of a plain parser, so that gates and management read a record by one description. */
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

/** An envelope as it is written; only its recipient reads it. */
export const envelopeSchema = parsedBy(parseEnvelope, 'no sealed envelope');
