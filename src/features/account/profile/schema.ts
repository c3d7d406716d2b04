import * as z from 'zod/mini';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { accountPage } from './texts';

/**
 * The fields that a person may change about themselves, beside the photo (PUB-240, PUB-241, PUB-Q16); both may be
 * empty.
 */
export const profileFormSchema = z.object({
  displayName: z.string().check(
    z.trim(),
    z.maxLength(100, accountPage.nameTooLong),
    z.refine((typed) => typed === '' || showsAsName(typed), accountPage.nameNotPlain),
  ),
  // A submitted textarea has CRLF line ends, which would count twice.
  bio: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.replaceAll('\r\n', '\n').trim()),
    ),
    z.string().check(z.maxLength(500, accountPage.bioTooLong)),
  ),
});
export type ProfileTexts = z.infer<typeof profileFormSchema>;
