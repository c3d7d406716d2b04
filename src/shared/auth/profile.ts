import { z } from 'zod';
import { defineCollection } from '@/shared/firebase/collection';

export const roles = ['admin', 'regular'] as const;
export type Role = (typeof roles)[number];

/**
 * A person's record in `users`, keyed by user id (PUB-214, PUB-348 to PUB-350). A missing or unknown role is
 * read as null and gets nothing (WRK-Q2, PUB-Q22).
 */
export const profileSchema = z.object({
  email: z.string(),
  displayName: z.string().default(''),
  photoURL: z.string().default(''),
  bio: z.string().default(''),
  role: z.enum(roles).nullable().catch(null),
  status: z.enum(['active', 'inactive']).catch('inactive'),
  createdAt: z.date().nullish().default(null),
  updatedAt: z.date().nullish().default(null),
});
export type Profile = z.infer<typeof profileSchema>;

export const profiles = defineCollection('users', profileSchema);
