import { z } from 'zod';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { invalidTexts as invalid } from './texts';

/** The statuses of a request in their normal course (PUB-336, WRK-633). */
export const leadStatuses = ['pending', 'sent', 'completed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `bundleType` of a starter-pack request (PUB-337). */
export const starterPackType = 'Day-1 Impact Playbook';

/** What a request without a type is called (WRK-525); some are stored under this name. */
export const starterPackKitLabel = 'Day-1 Impact Playbook Kit';

/** `bundleType` of a contact message (PUB-338). */
export const messageType = 'Contact Form Submission';

/** `bundleType` of a newsletter subscription (PUB-341). */
export const newsletterType = 'Newsletter Subscription';

/**
 * A stored request, read tolerantly: documents from before a field existed have defaults, writing is strict
 * (firestore.rules). Times are Dates; a missing time is null (WRK-530), a missing type null or undefined (WRK-525).
 */
export const leadSchema = z.object({
  name: z.string(),
  email: z.string(),
  status: z.enum(leadStatuses),
  bundleType: z.string().nullish(),
  createdAt: z.date().nullish().default(null),
  updatedAt: z.date().nullish().default(null),
  subject: z.string().optional(),
  message: z.string().optional(),
  source: z.string().optional(),
  consentVersion: z.string().optional(),
  // Written by lead-search.ts; requests from before have neither. Lists leave the pieces in the database.
  search: z
    .object({ text: z.string(), grams: z.array(z.string()).readonly().optional() })
    .optional()
    .catch(undefined),
  sort: z.object({ name: z.string(), email: z.string() }).optional().catch(undefined),
});
export type Lead = z.infer<typeof leadSchema>;

/** What names a lead's key, whatever else is wrong with the record. */
export const leadIdentitySchema = z.object({
  email: z.string().optional().catch(undefined),
  bundleType: z.string().optional().catch(undefined),
});

/** Makes a repeated e-mail detectable without exposing leads: the id is a hash, the only field the lead's id. */
export const leadKeySchema = z.object({ leadId: z.string() });

/**
 * A stored entry of the waitlist (PUB-343): `unfinished` while only the address is known (PUB-Q19), then an
 * application. `companySize` counts people (PUB-345).
 */
export const waitlistEntrySchema = z.object({
  email: z.string(),
  status: z.enum(['unfinished', ...leadStatuses]),
  createdAt: z.date().nullish().default(null),
  updatedAt: z.date().nullish().default(null),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  fullName: z.string().optional(),
  linkedin: z.string().optional(),
  company: z.string().optional(),
  companySize: z.number().optional(),
  role: z.string().optional(),
  consentVersion: z.string().optional(),
});

/** The same pattern stands in firestore.rules; a rules test compares the two. */
export const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** Of a web address as `URL` writes it; the same pattern stands in firestore.rules. */
export const webAddressPattern =
  /^https?:\/\/[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$/;

/** The largest organization that the rules let in. */
export const largestCompany = 10_000_000;

// Values are trimmed, spaces alone are empty (PUB-Q57); the lengths are those of PUB-Q16.
const requiredText = (missing: string, max: number, tooLong: string) =>
  z.string().trim().min(1, missing).max(max, tooLong);

const nameText = (missing: string) =>
  requiredText(missing, 100, invalid.nameTooLong).refine(
    (typed) => typed === '' || showsAsName(typed),
    invalid.nameHidden,
  );

const nameField = nameText(invalid.name);

const emailField = z
  .string()
  .trim()
  .min(1, { error: invalid.email, abort: true })
  .max(254, invalid.emailTooLong)
  .regex(emailPattern, invalid.emailForm);

/** A typed web address as `URL` writes it, with `https://` put before it where no scheme was typed. */
function webAddress(typed: string): string | undefined {
  try {
    const { href } = new URL(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
    return webAddressPattern.test(href) ? href : undefined;
  } catch {
    return undefined;
  }
}

const linkedinField = z
  .string()
  .trim()
  .min(1, { error: invalid.linkedin, abort: true })
  .transform((typed, context) => {
    const address = webAddress(typed);
    if (address !== undefined && address.length <= 2048) return address;
    context.addIssue({
      code: 'custom',
      message: address === undefined ? invalid.linkedinForm : invalid.linkedinTooLong,
    });
    return z.NEVER;
  });

const companySizeField = z
  .string()
  .trim()
  .min(1, { error: invalid.companySize, abort: true })
  .regex(/^[0-9]+$/, { error: invalid.companySizeForm, abort: true })
  .transform(Number)
  .pipe(
    z
      .number()
      .min(1, invalid.companySizeTooSmall)
      .max(largestCompany, invalid.companySizeTooLarge(largestCompany)),
  );

/** What the starter-pack form asks for (PUB-174, PUB-175). */
export const starterPackFormSchema = z.object({ name: nameField, email: emailField });
export type StarterPackRequest = z.infer<typeof starterPackFormSchema>;

/** What the contact form asks for; no subject is an empty one (PUB-180 to PUB-185, PUB-Q60). */
export const contactFormSchema = z.object({
  name: nameField,
  email: emailField,
  subject: z.string().trim().max(200, invalid.subjectTooLong),
  message: requiredText(invalid.message, 5000, invalid.messageTooLong),
});
export type ContactMessage = z.infer<typeof contactFormSchema>;

/** What the newsletter form asks for (PUB-202 to PUB-204). */
export const newsletterFormSchema = z.object({ name: nameField, email: emailField });
export type Subscriber = z.infer<typeof newsletterFormSchema>;

/** What the box on the hub's page asks for (PUB-198). */
export const waitlistBoxSchema = z.object({ email: emailField });

/** What the waitlist application asks for: everything (PUB-190 to PUB-193, PUB-Q59). */
export const waitlistFormSchema = z.object({
  firstName: nameText(invalid.firstName),
  lastName: nameText(invalid.lastName),
  email: emailField,
  linkedin: linkedinField,
  company: requiredText(invalid.company, 200, invalid.companyTooLong),
  companySize: companySizeField,
  role: requiredText(invalid.role, 100, invalid.roleTooLong),
});
export type WaitlistApplication = z.infer<typeof waitlistFormSchema>;
