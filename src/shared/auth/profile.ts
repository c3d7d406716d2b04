import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';

export const roles = ['admin', 'regular'] as const;
export type Role = (typeof roles)[number];

/**
 * Schema of a person's record in `users`, keyed by user id (PUB-214, PUB-348 to PUB-350). A missing or
 * unknown role is read as null and has no permissions (WRK-Q2, PUB-Q22).
 */
export const profileSchema = z.object({
  /** The id of the record. Older records lack it. */
  uid: z.optional(z.string()),
  /** Equals `displayName` (WRK-615). Older records lack it. */
  name: z.optional(z.string()),
  email: z.string(),
  displayName: z._default(z.string(), ''),
  photoURL: z._default(z.string(), ''),
  bio: z._default(z.string(), ''),
  role: z.catch(z.nullable(z.enum(roles)), null),
  status: z.catch(z.enum(['active', 'inactive']), 'inactive'),
  createdAt: z._default(z.nullish(z.date()), null),
  updatedAt: z._default(z.nullish(z.date()), null),
});
export type Profile = z.infer<typeof profileSchema>;

export const profiles = defineCollection('users', profileSchema);
