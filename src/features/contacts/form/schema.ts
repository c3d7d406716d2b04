import * as z from 'zod/mini';
import { emailField, lineField, nameField } from '@/shared/forms/text-schemas';
import { webAddress } from '@/shared/lib/web-address';
import { formTexts } from './texts';

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
  firstName: nameField(formTexts.firstNameMissing),
  lastName: nameField(formTexts.lastNameMissing),
  email: emailField,
  phone: lineField,
  company: lineField,
  title: lineField,
  linkedin: address,
  website: address,
  address: lineField,
  status: z.string(),
});

export type ContactFormValues = z.output<typeof contactFormSchema>;

/** Splits a full name at white space into the first word and the rest (WRK-141). */
export function splitName(full: string): { readonly firstName: string; readonly lastName: string } {
  const [firstName = '', ...rest] = full.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
