import * as z from 'zod/mini';
import { emailAddress, line, webAddress } from './fields';

/** Our contact person for a client, shown on the proposal and on the last slide. */
export const senderSchema = z.object({
  name: line(120),
  role: z.optional(line(120)),
  email: emailAddress,
  phone: z.optional(line(40)),
  bookingLink: z.optional(webAddress),
});
export type Sender = z.infer<typeof senderSchema>;
