import * as z from 'zod/mini';
import { showsAsName } from '@/shared/lib/shows-as-name';
import { accountPage } from './texts';

/**
 * The profile fields that a person may edit, except the photo (PUB-240, PUB-241, PUB-Q16). Both may be empty.
 */
export const profileFormSchema = z.object({
  displayName: z.string().check(
    z.trim(),
    z.maxLength(100, accountPage.nameTooLong),
    z.refine((typed) => typed === '' || showsAsName(typed), accountPage.nameNotPlain),
  ),
  // A submitted textarea has CRLF line endings, which would count as two characters each.
  bio: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.replaceAll('\r\n', '\n').trim()),
    ),
    z.string().check(z.maxLength(500, accountPage.bioTooLong)),
  ),
});
export type ProfileTexts = z.infer<typeof profileFormSchema>;
