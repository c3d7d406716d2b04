import { z } from 'zod';

/** The statuses of a request in their normal course (PUB-336, WRK-633). */
export const leadStatuses = ['pending', 'sent', 'completed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `bundleType` of a starter-pack request (PUB-337). */
export const starterPackType = 'Day-1 Impact Playbook';

/**
 * A stored request, read tolerantly: documents from before a field existed have defaults, writing is strict
 * (firestore.rules). Times are Dates; a missing time is null (WRK-530), a missing type undefined (WRK-525).
 */
export const leadSchema = z.object({
  name: z.string(),
  email: z.string(),
  status: z.enum(leadStatuses),
  bundleType: z.string().optional(),
  createdAt: z.date().nullish().default(null),
  updatedAt: z.date().nullish().default(null),
  subject: z.string().optional(),
  message: z.string().optional(),
  source: z.string().optional(),
  consentVersion: z.string().optional(),
});
export type Lead = z.infer<typeof leadSchema>;

/** What names a lead's key, whatever else is wrong with the record. */
export const leadIdentitySchema = z.object({
  email: z.string().optional().catch(undefined),
  bundleType: z.string().optional().catch(undefined),
});

/** Makes a repeated e-mail detectable without exposing leads: the id is a hash, the only field the lead's id. */
export const leadKeySchema = z.object({ leadId: z.string() });

/** The same pattern stands in firestore.rules; a rules test compares the two. */
export const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** What the starter-pack form asks for: values trimmed, spaces alone are empty (PUB-174, PUB-175, PUB-Q16, PUB-Q57). */
export const starterPackFormSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Keep the name to 100 characters.'),
  email: z
    .string()
    .trim()
    .min(1, { error: 'Enter your email address.', abort: true })
    .max(254, 'Keep the address to 254 characters.')
    .regex(emailPattern, 'Enter an email address such as name@example.org.'),
});
export type StarterPackRequest = z.infer<typeof starterPackFormSchema>;
