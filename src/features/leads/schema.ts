import * as z from 'zod/mini';
import { searchField } from '@/shared/search/search-field';

/** The statuses of a lead in their usual order (PUB-336, WRK-633). */
export const leadStatuses = ['pending', 'sent', 'completed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The `bundleType` of a starter-pack request (PUB-337). */
export const starterPackType = 'Day-1 Impact Playbook';

/** The label of a lead without a type (WRK-525). Some leads have it stored as their type. */
export const starterPackKitLabel = 'Day-1 Impact Playbook Kit';

/** The `bundleType` of a contact message (PUB-338). */
export const messageType = 'Contact Form Submission';

/** The `bundleType` of a newsletter subscription (PUB-341). */
export const newsletterType = 'Newsletter Subscription';

/**
 * A stored lead. Newer fields have defaults for older records, but firestore.rules check writes strictly. A
 * missing time is null (WRK-530). A missing type is null or undefined (WRK-525).
 */
export const leadSchema = z.object({
  name: z.string(),
  email: z.string(),
  status: z.enum(leadStatuses),
  bundleType: z.nullish(z.string()),
  createdAt: z._default(z.nullish(z.date()), null),
  updatedAt: z._default(z.nullish(z.date()), null),
  subject: z.optional(z.string()),
  message: z.optional(z.string()),
  source: z.optional(z.string()),
  consentVersion: z.optional(z.string()),
  // Computed in lead-search.ts. Older leads have neither. List queries do not select the n-grams.
  search: z.catch(z.optional(searchField), undefined),
  sort: z.catch(z.optional(z.object({ name: z.string(), email: z.string() })), undefined),
});
export type Lead = z.infer<typeof leadSchema>;

/** The fields from which the id of a lead's key is made. They can be read even from an invalid record. */
export const leadIdentitySchema = z.object({
  email: z.catch(z.optional(z.string()), undefined),
  bundleType: z.catch(z.optional(z.string()), undefined),
});

/**
 * A document that makes a repeated e-mail address detectable without exposing leads. Its id is a hash, and
 * its only field is the lead's id.
 */
export const leadKeySchema = z.object({ leadId: z.string() });

/** The statuses of a waitlist entry in their usual order. */
export const waitlistStatuses = ['unfinished', ...leadStatuses] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];

/**
 * A stored waitlist entry: an application (PUB-343), or only an address, which starts as `unfinished`
 * (PUB-Q19). One person may have both (decision 014). `companySize` is a number of people (PUB-345).
 */
export const waitlistEntrySchema = z.object({
  email: z.string(),
  status: z.enum(waitlistStatuses),
  createdAt: z._default(z.nullish(z.date()), null),
  updatedAt: z._default(z.nullish(z.date()), null),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  fullName: z.optional(z.string()),
  linkedin: z.optional(z.string()),
  company: z.optional(z.string()),
  companySize: z.optional(z.number()),
  role: z.optional(z.string()),
  consentVersion: z.optional(z.string()),
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;
