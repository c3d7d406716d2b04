import { defineCollection } from '@/shared/firebase/collection';
import { templateEntity } from './entity';
import { templateSchema } from './schema';

/** Templates of notes. */
export const templates = defineCollection(templateEntity.collection, templateSchema);
