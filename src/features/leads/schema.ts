import { z } from 'zod';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { invalidTexts as invalid } from './texts';

/** The statuses of a lead in their usual order (PUB-336, WRK-633). */
export const leadStatuses = ['pending', 'sent', 'completed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** `bundleType` of a starter-pack request (PUB-337). */
export const starterPackType = 'Day-1 Impact Playbook';

/** What a lead without a type is called (WRK-525); some are stored with this name as their type. */
export const starterPackKitLabel = 'Day-1 Impact Playbook Kit';

/** `bundleType` of a contact message (PUB-338). */
export const messageType = 'Contact Form Submission';

/** `bundleType` of a newsletter subscription (PUB-341). */
export const newsletterType = 'Newsletter Subscription';

/**
 * A stored lead, read tolerantly: fields that came later have defaults, while firestore.rules are strict about
 * writes. Times are Dates; a missing time is null (WRK-530), a missing type null or undefined (WRK-525).
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
  // Written by lead-search.ts; older leads have neither. Queries of lists do not select the n-grams.
  search: z
    .object({ text: z.string(), grams: z.array(z.string()).readonly().optional() })
    .optional()
    .catch(undefined),
  sort: z.object({ name: z.string(), email: z.string() }).optional().catch(undefined),
});
export type Lead = z.infer<typeof leadSchema>;

/** The fields that make the id of a lead's key, read even from an invalid record. */
export const leadIdentitySchema = z.object({
  email: z.string().optional().catch(undefined),
  bundleType: z.string().optional().catch(undefined),
});

/**
 * Makes a repeated e-mail address detectable without exposing leads: the document's id is a hash, its only field
 * the lead's id.
 */
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

/** firestore.rules have the same pattern; a rules test compares the two. */
export const emailPattern = /^[A-Za-z0-9._%+'-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** For a web address as `URL` writes it; firestore.rules have the same pattern. */
export const webAddressPattern =
  /^https?:\/\/[A-Za-z0-9_-]+([.][A-Za-z0-9_-]+)+(:[0-9]{1,5})?([/?#][!-~]*)?$/;

/** The largest number of employees that the rules accept. */
export const largestCompany = 10_000_000;

// Values are trimmed, so that spaces alone are empty (PUB-Q57); the lengths are those of PUB-Q16.
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

/** A typed web address normalised by `URL`, with `https://` added where no scheme was typed. */
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

/** Fields of the starter-pack form (PUB-174, PUB-175). */
export const starterPackFormSchema = z.object({ name: nameField, email: emailField });
export type StarterPackRequest = z.infer<typeof starterPackFormSchema>;

/** Fields of the contact form; no subject is an empty one (PUB-180 to PUB-185, PUB-Q60). */
export const contactFormSchema = z.object({
  name: nameField,
  email: emailField,
  subject: z.string().trim().max(200, invalid.subjectTooLong),
  message: requiredText(invalid.message, 5000, invalid.messageTooLong),
});
export type ContactMessage = z.infer<typeof contactFormSchema>;

/** Fields of the newsletter form (PUB-202 to PUB-204). */
export const newsletterFormSchema = z.object({ name: nameField, email: emailField });
export type Subscriber = z.infer<typeof newsletterFormSchema>;

/** Field of the waitlist box (PUB-198). */
export const waitlistBoxSchema = z.object({ email: emailField });

/** Fields of the waitlist application, all required (PUB-190 to PUB-193, PUB-Q59). */
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
