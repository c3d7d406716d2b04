import { navigationTexts } from '@/content/frame/navigation';
import { Icon } from '../graphics/icons';
import { VisuallyHidden } from '../visually-hidden';

/** Checks whether an address is on another host, and so opens in a new tab. */
export const isExternal = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * Checks whether the router must not handle an address: a fragment of this page, or an email or phone link.
 */
export const isPlainAddress = (address: string): boolean => /^(#|mailto:|tel:)/.test(address);

/** Attributes of a link to another site, which opens a new tab without access to this one. */
export const externalLinkProps = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Renders an icon and a hidden text that announce a new tab. */
export const ExternalMark = () => (
  <>
    <Icon name="external" />
    <VisuallyHidden>{` ${navigationTexts.newTab}`}</VisuallyHidden>
  </>
);
