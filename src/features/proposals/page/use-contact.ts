import { useSiteFacts } from '@/shared/facts/use-site-facts';
import type { Sender } from '../content/sender';

/** Contact details of the person behind a page. Unset ones are omitted. */
export interface Contact {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly bookingLink?: string | undefined;
}

/** Returns the page's sender, or the organization's contact details. Prefers the sender's booking link. */
export function useContact(sender: Sender | undefined): Contact {
  const { email, phone, bookingLink } = useSiteFacts();
  return { ...(sender ?? { email, phone }), bookingLink: sender?.bookingLink ?? bookingLink };
}
