import * as z from 'zod/mini';
import { emailPattern } from '@/shared/lib/address-patterns';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { webAddress } from '@/shared/lib/web-address';
import { invalidTexts as invalid } from './invalid-texts';

/** The maximum number of employees that the security rules accept. */
export const largestCompany = 10_000_000;

// Values are trimmed, so a value of only spaces counts as empty (PUB-Q57). PUB-Q16 sets the lengths.
const requiredText = (missing: string, max: number, tooLong: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong));

const nameText = (missing: string) =>
  requiredText(missing, 100, invalid.nameTooLong).check(
    z.refine((typed) => typed === '' || showsAsName(typed), invalid.nameHidden),
  );

const nameField = nameText(invalid.name);

const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: invalid.email, abort: true }),
    z.maxLength(254, invalid.emailTooLong),
    z.regex(emailPattern, invalid.emailForm),
  );

const linkedinField = z.pipe(
  z.string().check(z.trim(), z.minLength(1, { error: invalid.linkedin, abort: true })),
  z.transform((typed: string, context): string => {
    const address = webAddress(typed);
    if (address !== undefined && address.length <= 2048) return address;
    context.issues.push({
      code: 'custom',
      message: address === undefined ? invalid.linkedinForm : invalid.linkedinTooLong,
      input: typed,
    });
    return z.NEVER;
  }),
);

const companySizeField = z.pipe(
  z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: invalid.companySize, abort: true }),
        z.regex(/^[0-9]+$/, { error: invalid.companySizeForm, abort: true }),
      ),
    z.transform(Number),
  ),
  z
    .number()
    .check(
      z.minimum(1, invalid.companySizeTooSmall),
      z.maximum(largestCompany, invalid.companySizeTooLarge(largestCompany)),
    ),
);

/** Fields of the starter-pack form (PUB-174, PUB-175). */
export const starterPackFormSchema = z.object({ name: nameField, email: emailField });
export type StarterPackRequest = z.infer<typeof starterPackFormSchema>;

/** Fields of the contact form. The subject may be empty (PUB-180 to PUB-185, PUB-Q60). */
export const contactFormSchema = z.object({
  name: nameField,
  email: emailField,
  subject: z.string().check(z.trim(), z.maxLength(200, invalid.subjectTooLong)),
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
