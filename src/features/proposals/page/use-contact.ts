import { useSiteFacts } from '@/shared/facts/use-site-facts';
import type { Sender } from '../content/sender';

/** Ways to reach the person behind a page. Unset facts are left out. */
export interface Contact {
  readonly name?: string | undefined;
  readonly role?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly bookingLink?: string | undefined;
}

/** Returns the page's sender, or the organization's own address. The sender's booking link goes before the organization's. */
export function useContact(sender: Sender | undefined): Contact {
  const { email, phone, bookingLink } = useSiteFacts();
  return { ...(sender ?? { email, phone }), bookingLink: sender?.bookingLink ?? bookingLink };
}
