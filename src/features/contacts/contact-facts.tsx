import type { ReactNode } from 'react';
import { webAddressPattern } from '@/shared/lib/address-patterns';
import { TextLink } from '@/shared/ui/links/text-link';
import type { Contact } from './schema';
import { fieldLabels } from './texts';

/** A web address as a link; text that is none stays text, whatever was stored (WRK-Q46). */
const WebLink = ({ address }: { readonly address: string }) =>
  webAddressPattern.test(address) ? <TextLink to={address}>{address}</TextLink> : address;

/** How somebody is reached, as far as it is known. */
export const reachFacts = ({
  email,
  phone,
  linkedin,
  website,
  address,
}: Contact): readonly (readonly [string, ReactNode])[] => [
  [
    fieldLabels.email,
    email && (
      <a key="email" href={`mailto:${encodeURIComponent(email)}`}>
        {email}
      </a>
    ),
  ],
  [
    fieldLabels.phone,
    phone && (
      <a key="phone" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
        {phone}
      </a>
    ),
  ],
  [fieldLabels.linkedin, linkedin && <WebLink key="linkedin" address={linkedin} />],
  [fieldLabels.website, website && <WebLink key="website" address={website} />],
  [fieldLabels.address, address],
];
