import * as z from 'zod/mini';
import { emailPattern } from '@/shared/lib/address-patterns';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { webAddress } from '@/shared/lib/web-address';
import { formTexts } from './texts';

const longestLine = 200;

// One trimmed line, as the security rules require.
const line = z
  .string()
  .check(z.trim(), z.maxLength(longestLine, formTexts.tooLong), z.regex(/^[^\r\n]*$/, formTexts.oneLine));

const name = (missing: string) =>
  line.check(
    z.minLength(1, missing),
    z.refine((typed) => typed === '' || showsAsName(typed), formTexts.nameHidden),
  );

/** A web address, or empty. Adds `https://` if no scheme was typed (WRK-140, WRK-Q46). */
const address = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed: string, context): string => {
    if (typed === '') return '';
    const found = webAddress(typed);
    if (found !== undefined && found.length <= 2048) return found;
    context.issues.push({ code: 'custom', message: formTexts.addressForm, input: typed });
    return z.NEVER;
  }),
);

/** The fields of the contact form (WRK-138 to WRK-145). */
export const contactFormSchema = z.object({
  firstName: name(formTexts.firstNameMissing),
  lastName: name(formTexts.lastNameMissing),
  email: z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, formTexts.emailForm),
    z.refine((typed) => typed === '' || emailPattern.test(typed), formTexts.emailForm),
  ),
  phone: line,
  company: line,
  title: line,
  linkedin: address,
  website: address,
  address: line,
  status: z.string(),
});

export type ContactFormValues = z.output<typeof contactFormSchema>;

/** Splits a full name at white space into the first word and the rest (WRK-141). */
export function splitName(full: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = full.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
