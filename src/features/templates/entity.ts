import { ownedBy } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';

/** Note templates. Colleagues whom a template is shared with can read, use and duplicate it. */
export const templateEntity = defineEntity({
  name: 'template',
  collection: 'templates',
  access: ownedBy('createdBy', 'sharedWith'),
  trash: 'Template',
});
