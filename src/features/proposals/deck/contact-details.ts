import { createContext, useContext } from 'react';
import type { SiteFacts } from '@/content/site-facts';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import type { Sender } from '../content/sender';

/** Contact details for readers of a deck. The deck hides each one that is not set (PRO-Q43). */
interface ContactDetails {
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly bookingLink: string | undefined;
  /** Length of a session booked through the organization's link; unknown for a sender's own link. */
  readonly bookingMinutes: number | undefined;
  readonly office: string | undefined;
}

/** Returns the sender's details, with the organization's facts for each one that is missing. */
export const contactDetails = (sender: Sender | undefined, facts: SiteFacts): ContactDetails => ({
  name: sender?.name,
  role: sender?.role,
  email: sender?.email ?? facts.email,
  phone: sender?.phone ?? facts.phone,
  bookingLink: sender?.bookingLink ?? facts.bookingLink,
  bookingMinutes: sender?.bookingLink === undefined ? facts.bookingMinutes : undefined,
  office: facts.office,
});

/** The contact details of one deck, for all of its slides. */
export const ContactContext = createContext<ContactDetails | undefined>(undefined);

/**
 * Returns the contact details of the deck around a slide, or the organization's for a slide outside a deck.
 */
export function useContactDetails(): ContactDetails {
  const details = useContext(ContactContext);
  const facts = useSiteFacts();
  return details ?? contactDetails(undefined, facts);
}
