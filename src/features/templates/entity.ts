import { ownedBy } from '@/shared/entity/access';
import { defineEntity } from '@/shared/entity/define-entity';

/** Templates of notes. Colleagues whom a template is shared with read, use and duplicate it. */
export const templateEntity = defineEntity({
  name: 'template',
  collection: 'templates',
  access: ownedBy('createdBy', 'sharedWith'),
  trash: 'Template',
});
