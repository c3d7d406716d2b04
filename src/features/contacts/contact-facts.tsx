import type { ReactNode } from 'react';
import { webAddressPattern } from '@/shared/lib/address-patterns';
import { TextLink } from '@/shared/ui/links/text-link';
import type { Contact } from './schema';
import { fieldLabels } from './texts';

/** Renders a web address as a link. Other text stays plain text (WRK-Q46). */
const WebLink = ({ address }: { readonly address: string }) =>
  webAddressPattern.test(address) ? <TextLink to={address}>{address}</TextLink> : address;

type DetailField = 'email' | 'phone' | 'linkedin' | 'website' | 'address';

/** Returns the contact details by field, with links for addresses that can be opened. */
export const contactDetails = ({
  email,
  phone,
  linkedin,
  website,
  address,
}: Contact): Readonly<Record<DetailField, ReactNode>> => ({
  email: email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>,
  phone: phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>,
  linkedin: linkedin && <WebLink address={linkedin} />,
  website: website && <WebLink address={website} />,
  address,
});

/** Returns the contact details as label and value pairs. */
export function contactDetailFacts(contact: Contact): readonly (readonly [string, ReactNode])[] {
  const details = contactDetails(contact);
  return (['email', 'phone', 'linkedin', 'website', 'address'] as const).map(
    (field) => [fieldLabels[field], details[field]] as const,
  );
}
