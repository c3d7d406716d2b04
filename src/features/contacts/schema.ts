import * as z from 'zod/mini';
import { searchField } from '@/shared/search/search-field';

/** The statuses of a contact in their usual order (WRK-142). */
export const contactStatuses = [
  'New',
  'Contacted',
  'Qualified',
  'Proposal',
  'Negotiation',
  'Won',
  'Lost',
] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const contactFrequencies = ['weekly', 'biweekly', 'monthly', 'quarterly', 'yearly'] as const;
export const contactMethods = ['email', 'phone', 'linkedin', 'meeting', 'mail'] as const;

/** The default communication preferences (WRK-607). */
export const defaultPreferences = { frequency: 'weekly', preferredMethod: 'email', optOut: false } as const;

const text = z._default(z.string(), '');
const time = z._default(z.nullish(z.date()), null);
const count = z.catch(z._default(z.number(), 0), 0);
const optionalText = z.catch(z.optional(z.string()), undefined);
const wordList = z.catch(z.optional(z.readonly(z.array(z.string()))), undefined);

/** The columns that the list can sort by (WRK-128). */
export const contactSorts = ['firstName', 'lastName', 'email', 'phone', 'company', 'status'] as const;
export type ContactSort = (typeof contactSorts)[number];

// An object with known keys, because `z.record` would add to the bundle.
const sortKeys = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  status: z.string(),
});

const preferencesSchema = z.object({
  frequency: z._default(z.string(), defaultPreferences.frequency),
  preferredMethod: z._default(z.string(), defaultPreferences.preferredMethod),
  optOut: z._default(z.boolean(), defaultPreferences.optOut),
  lastContactDate: time,
  nextScheduledContact: time,
});

/**
 * A stored contact (WRK-597 to WRK-607). Older records may lack fields or hold outdated values, so invalid
 * fields get a default. firestore.rules check writes strictly.
 */
export const contactSchema = z.object({
  firstName: text,
  lastName: text,
  name: text,
  /** The e-mail address in lower case. */
  email: text,
  phone: text,
  linkedin: text,
  website: text,
  address: text,
  company: text,
  title: text,
  /** The same as `title`. Older records may have only this one (WRK-Q47). */
  position: z.optional(z.string()),
  source: text,
  /** One of `contactStatuses`. Older records may also hold `new` (WRK-Q45) and other values. */
  status: z._default(z.string(), 'New'),
  archived: z._default(z.boolean(), false),
  /** The id of the person responsible for the contact. Permissions depend on it (WRK-Q33). */
  ownerId: text,
  createdBy: text,
  createdAt: time,
  updatedAt: time,
  /** The same as `updatedAt`, for older code. */
  lastModified: time,
  lastModifiedBy: text,
  lastInteraction: z.catch(time, null),
  /** The number of notes and sent e-mails (WRK-Q48). */
  interactions: count,
  emailCount: count,
  communicationPreferences: z.catch(z.optional(preferencesSchema), undefined),
  ai_summary: optionalText,
  ai_next_step: optionalText,
  ai_description: optionalText,
  ai_insights: wordList,
  ai_next_steps: wordList,
  last_analyzed: z.catch(time, null),
  used_fallback: z.catch(z.optional(z.boolean()), undefined),
  // Written by the API during a sync (WRK-230, WRK-605).
  salesforceSync: z.catch(
    z.optional(
      z.object({
        isSynced: z._default(z.boolean(), false),
        salesforceId: z.catch(z.optional(z.string()), undefined),
        lastSyncDate: time,
        error: z.catch(z._default(z.nullable(z.string()), null), null),
      }),
    ),
    undefined,
  ),
  // Computed in contact-search.ts. Older contacts have neither. List queries do not select the n-grams.
  search: z.catch(z.optional(searchField), undefined),
  sort: z.catch(z.optional(z.object({ asc: sortKeys, desc: sortKeys })), undefined),
});
export type Contact = z.infer<typeof contactSchema>;

/**
 * Returns the status to show and filter by. `new` becomes `New` (WRK-Q45). Other outdated values stay as they
 * are.
 */
export const statusOf = ({ status }: Pick<Contact, 'status'>): string => (status === 'new' ? 'New' : status);

/** Returns the name to show. An older contact may have only an e-mail address, or neither. */
export const nameOf = ({
  name,
  firstName,
  lastName,
  email,
}: Pick<Contact, 'name' | 'firstName' | 'lastName' | 'email'>): string =>
  name.trim() || `${firstName} ${lastName}`.trim() || email || '—';

/**
 * A stored e-mail to a contact (WRK-608 to WRK-610). If `deletedAt` is set, it is kept as history only
 * (WRK-205).
 */
export const mailSchema = z.object({
  contactOwnerId: text,
  createdBy: text,
  createdAt: time,
  subject: text,
  content: text,
  to: text,
  status: z.enum(['draft', 'sent']),
  type: z._default(z.string(), 'welcome'),
  metadata: z.catch(
    z.optional(
      z.object({
        category: z.optional(z.string()),
        priority: z.optional(z.string()),
        scheduledFor: z.optional(z.nullable(z.date())),
        version: z.optional(z.string()),
        generated: z.optional(z.boolean()),
        sent: z.optional(z.boolean()),
        sentTimestamp: z.optional(z.nullable(z.date())),
        contactId: z.optional(z.string()),
      }),
    ),
    undefined,
  ),
  lastEdited: time,
  sentAt: time,
  deletedAt: time,
});
export type Mail = z.infer<typeof mailSchema>;

/** The n-grams of the e-mail with the same id. Its contact is found through them (WRK-126). */
export const mailEntrySchema = z.object({
  contactId: z.string(),
  contactOwnerId: z.string(),
  grams: z.optional(z.readonly(z.array(z.string()))),
});
export type MailEntry = z.infer<typeof mailEntrySchema>;
