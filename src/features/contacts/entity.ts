import { ownedBy } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';

/** Contacts: staff see and change their own, admins all. */
export const contactEntity = defineEntity({
  name: 'contact',
  collection: 'manualContacts',
  access: ownedBy('uid'),
  trash: 'Contact',
});
