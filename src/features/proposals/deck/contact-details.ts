import { createContext, useContext } from 'react';
import type { SiteFacts } from '@/content/site-facts';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import type { Sender } from '../content/sender';

/** How readers of a deck reach us. What is unset stays hidden (PRO-Q43). */
interface ContactDetails {
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly bookingLink: string | undefined;
  /** Length of the session behind the organization's own link; unknown for a sender's. */
  readonly bookingMinutes: number | undefined;
  readonly office: string | undefined;
}

/** Returns the sender's details; each one that the sender has not set comes from the organization's facts. */
export const contactDetails = (sender: Sender | undefined, facts: SiteFacts): ContactDetails => ({
  name: sender?.name,
  role: sender?.role,
  email: sender?.email ?? facts.email,
  phone: sender?.phone ?? facts.phone,
  bookingLink: sender?.bookingLink ?? facts.bookingLink,
  bookingMinutes: sender?.bookingLink === undefined ? facts.bookingMinutes : undefined,
  office: facts.office,
});

/** The details of one deck, for every slide within it. */
export const ContactContext = createContext<ContactDetails | undefined>(undefined);

/** Returns the details of the deck around a slide; those of the organization for a slide on its own. */
export function useContactDetails(): ContactDetails {
  const details = useContext(ContactContext);
  const facts = useSiteFacts();
  return details ?? contactDetails(undefined, facts);
}
