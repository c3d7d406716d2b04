import * as z from 'zod/mini';
import { defineCollection } from '@/shared/firebase/collection';

const text = z.catch(z.string(), '');

/** A meeting that another system or an administrator has written (WRK-619, WRK-Q24), read tolerantly. */
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

/** Meetings of other systems: read by those who take part, written by administrators and the API. */
export const meetings = defineCollection('meetings', meetingSchema);
