import * as z from 'zod/mini';
import { matchings } from '../sealing/credentials';
import { acts } from '../visit-acts';

/** What a page is: a client proposal, a presentation, or the list of pages. */
export const proposalKinds = ['proposal', 'deck', 'index'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

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
  publishedAt: time,
  publishedBy: z._default(z.string(), ''),
});
export type ProposalVersion = z.infer<typeof versionSchema>;

/** What a reader did. */
export const visitSchema = z.object({
  recipient: z._default(z.string(), ''),
  what: z.enum(acts),
  detail: z._default(z.string(), ''),
  at: time,
});
export type Visit = z.infer<typeof visitSchema>;

/** The gate, as far as publishing needs it. */
export const gateSchema = z.object({
  kind: z.enum(proposalKinds),
  clientName: z.optional(z.string()),
  derivation: z.string(),
  rounds: z.int(),
  salt: z.string(),
  matching: z.enum(matchings),
  status: z.enum(['active', 'inactive']),
  revision: z.int(),
});
export type StoredGate = z.infer<typeof gateSchema>;

/** An envelope as it is written; nobody reads it but its recipient. */
export const envelopeSchema = z.object({
  format: z.int(),
  revision: z.int(),
  recipient: z.string(),
  iv: z.string(),
  content: z.string(),
  keyIv: z.string(),
  key: z.string(),
  expiresAt: z.optional(z.nullable(z.date())),
});
