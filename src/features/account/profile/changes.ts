import { type Profile, profiles } from '@/shared/auth/profile';
import { serverTime } from '@/shared/firebase/fields';
import { patchChange } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { accountPage } from './texts';

/** The fields that a person may change about themselves. */
export type ProfileFields = Pick<Profile, 'displayName' | 'photoURL' | 'bio'>;

/**
 * Saves the fields that differ from the shown profile, and the time of the change (PUB-247). Upload a new
 * photo first, so that the profile never refers to a missing file.
 */
export const saveProfile = (uid: string, shown: ProfileFields, entered: ProfileFields): SaveHandle =>
  save(
    patchChange(profiles, uid, {
      patch: {
        ...entered,
        // Code elsewhere reads the name from this field (WRK-615).
        ...(entered.displayName !== shown.displayName && { name: entered.displayName }),
        updatedAt: serverTime,
      },
      base: shown,
      derived: { fields: ['name'] },
      what: accountPage.change,
      labels: {
        displayName: accountPage.name,
        bio: accountPage.bio,
        photoURL: {
          label: accountPage.photo,
          values: {
            [shown.photoURL]: accountPage.photoBefore,
            [entered.photoURL]: accountPage.photoHere,
          },
          other: accountPage.photoOther,
        },
      },
    }),
  );
