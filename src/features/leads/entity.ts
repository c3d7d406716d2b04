import { adminsOnly } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';

/** Leads that visitors send. Only admins see, change and delete them. */
export const leadEntity = defineEntity({
  name: 'lead',
  // Public forms define the collection without this module, which belongs to the workspace.
  collection: 'bundleRequests',
  access: { ...adminsOnly, create: () => true },
  trash: 'Request',
});
