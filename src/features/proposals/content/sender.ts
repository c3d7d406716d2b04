import * as z from 'zod/mini';
import { emailAddress, singleLine, webAddress } from './fields';

/** Our contact person for a client, shown on the proposal and on the last slide. */
export const senderSchema = z.object({
  name: singleLine(120),
  role: z.optional(singleLine(120)),
  email: emailAddress,
  phone: z.optional(singleLine(40)),
  bookingLink: z.optional(webAddress),
});
export type Sender = z.infer<typeof senderSchema>;
