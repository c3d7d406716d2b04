import * as z from 'zod/mini';
import { emailPattern } from '@/shared/lib/address-patterns';
import { webAddress } from '@/shared/lib/web-address';
import { splitName } from '../form/schema';
import { captureTexts as texts } from './texts';

const line = z.string().check(z.trim(), z.maxLength(200));

const address = z.pipe(
  z.string().check(z.trim()),
  z.transform((typed: string, context): string => {
    const found = typed === '' ? '' : webAddress(typed);
    if (found !== undefined) return found;
    context.issues.push({ code: 'custom', message: texts.wrongAddress, input: typed });
    return z.NEVER;
  }),
);

const fields = z
  .object({
    firstName: line,
    lastName: line,
    email: z.string().check(
      z.trim(),
      z.toLowerCase(),
      z.refine((typed) => typed === '' || emailPattern.test(typed), texts.wrongEmail),
    ),
    phone: line,
    company: line,
    title: line,
    linkedin: address,
    website: address,
    address: line,
    notes: z.string().check(z.trim(), z.maxLength(5_000)),
  })
  .check(
    z.refine(({ firstName, lastName }) => firstName !== '' || lastName !== '', {
      message: texts.needsName,
      path: ['firstName'],
    }),
    z.refine(({ email, phone }) => email !== '' || phone !== '', {
      message: texts.needsReach,
      path: ['email'],
    }),
  );

/** The fields of the capture review: trimmed, with the e-mail in lower case (WRK-218, WRK-219, WRK-221). */
export const captureSchema = z.pipe(
  fields,
  // Splits a full name typed into one field.
  z.transform(({ firstName, lastName, ...rest }: z.output<typeof fields>) => ({
    ...rest,
    ...(lastName === '' ? splitName(firstName) : { firstName, lastName }),
  })),
);
export type CapturedContact = z.output<typeof captureSchema>;
