import { defineCollection } from '@/shared/firebase/collection';
import { templateSchema } from './schema';

/** Templates of notes. */
export const templates = defineCollection('templates', templateSchema);
