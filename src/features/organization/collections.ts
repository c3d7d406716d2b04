import { factsSchema } from '@/shared/facts/facts-schema';
import { factsPlace } from '@/shared/facts/stored-facts';
import { defineCollection } from '@/shared/firebase/collection';

/** Holds one document, `site/facts`. */
export const site = defineCollection(factsPlace.path, factsSchema);
