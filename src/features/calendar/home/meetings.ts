import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';

const text = z.catch(z.string(), '');

/**
 * A meeting written by another system or an administrator (WRK-619, WRK-Q24). Invalid fields get a default.
 */
export const meetingSchema = z.object({
  title: text,
  date: z.date(),
  participants: z.catch(z.array(z.string()), []),
  sharedWith: z.catch(z.array(z.string()), []),
  location: text,
  description: text,
  createdBy: text,
});
export type Meeting = z.infer<typeof meetingSchema>;

/** Meetings from other systems. Participants read them. Administrators and the API write them. */
export const meetings = defineCollection('meetings', meetingSchema);
