import { z } from 'zod';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { accountPage } from './texts';

/** What a person may change about themselves, beside the photo (PUB-240, PUB-241, PUB-Q16); both may be empty. */
export const profileFormSchema = z.object({
  displayName: z
    .string()
    .trim()
    .max(100, accountPage.nameTooLong)
    .refine((typed) => typed === '' || showsAsName(typed), accountPage.nameNotPlain),
  // Forms send line ends of two characters, which would count twice.
  bio: z
    .string()
    .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(500, accountPage.bioTooLong)),
});
export type ProfileTexts = z.infer<typeof profileFormSchema>;
