import { z } from 'zod';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { accountPage } from './texts';

/**
 * The fields that a person may change about themselves, beside the photo (PUB-240, PUB-241, PUB-Q16); both may be
 * empty.
 */
export const profileFormSchema = z.object({
  displayName: z
    .string()
    .trim()
    .max(100, accountPage.nameTooLong)
    .refine((typed) => typed === '' || showsAsName(typed), accountPage.nameNotPlain),
  // A submitted textarea has CRLF line ends, which would count twice.
  bio: z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(500, accountPage.bioTooLong)),
});
export type ProfileTexts = z.infer<typeof profileFormSchema>;
