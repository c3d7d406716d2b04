import * as z from 'zod/mini';
import { emailPattern } from '@/shared/lib/address-patterns';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { fieldTexts } from './field-texts';

const longestLine = 200;

/** One line of text without spaces around it, or none. `isLine` in firestore.rules checks the same. */
export const lineField = z
  .string()
  .check(z.trim(), z.maxLength(longestLine, fieldTexts.tooLong), z.regex(/^[^\r\n]*$/, fieldTexts.oneLine));

/** The name of a record. `isName` in firestore.rules checks the same. */
export const nameField = (missing: string = fieldTexts.nameMissing) =>
  lineField.check(
    z.minLength(1, missing),
    z.refine((typed) => typed === '' || showsAsName(typed), fieldTexts.nameHidden),
  );

/** An e-mail address in lower case, or none. `isEmail` in firestore.rules checks the same. */
export const emailField = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength(254, fieldTexts.emailForm),
  z.refine((typed) => typed === '' || emailPattern.test(typed), fieldTexts.emailForm),
);
