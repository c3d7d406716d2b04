import { factsSchema } from '@/shared/facts/facts-schema';
import { factsPlace } from '@/shared/facts/stored-facts';
import { defineCollection } from '@/shared/firebase/collection';

/** The collection that holds one document, `site/facts`. */
export const site = defineCollection(factsPlace.path, factsSchema);
