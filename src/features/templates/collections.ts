import { defineCollection } from '@/shared/firebase/collection';
import { templateEntity } from './entity';
import { templateSchema } from './schema';

/** The collection of note templates. */
export const templates = defineCollection(templateEntity.collection, templateSchema);
