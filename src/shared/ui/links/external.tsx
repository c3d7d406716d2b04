import { navigationTexts } from '@/content/frame/navigation';
import { Icon } from '../graphics/icons';
import { VisuallyHidden } from '../visually-hidden';

/** Tells an address on another host, which opens in a new tab, from one on this site. */
export const isExternal = (address: string): boolean => /^https?:\/\//.test(address);

/** Tells an address the router must not handle: a fragment of this page, or a mail or telephone link. */
export const isPlainAddress = (address: string): boolean => /^(#|mailto:|tel:)/.test(address);

/** Attributes of a link that leaves the site: a new tab without access to this one. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The mark and the words that announce a new tab. */
export const ExternalMark = () => (
  <>
    <Icon name="external" />
    <VisuallyHidden>{` ${navigationTexts.newTab}`}</VisuallyHidden>
  </>
);
