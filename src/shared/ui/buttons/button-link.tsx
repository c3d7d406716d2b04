import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClasses } from './button';
import { ExternalMark, externalLinkProps, isExternal, isPlainAddress } from '../links/external';
import { type LinkEvent, linkEventAttributes } from '../links/link-event';

interface ButtonLinkProps extends ButtonLook {
  /** A route of this site, a `#fragment`, a `mailto:` or a full address (which opens in a new tab). */
  readonly to: string;
  readonly children: ReactNode;
  /** The router's navigation state for the page behind the link. */
  readonly state?: unknown;
  /** Called when a link inside the site is pressed, before the address changes. */
  readonly onFollow?: () => void;
  /** The analytics event recorded when the link is pressed. */
  readonly event?: LinkEvent;
}

/** Renders a link that looks like a button. */
export const ButtonLink = ({ to, children, state, onFollow, event, ...look }: ButtonLinkProps) => {
  const marks = { className: buttonClasses(look), ...linkEventAttributes(event) };
  if (isExternal(to)) {
    return (
      <a href={to} {...marks} {...externalLinkProps}>
        {children}
        <ExternalMark />
      </a>
    );
  }
  if (isPlainAddress(to)) {
    return (
      <a href={to} {...marks}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} state={state} onClick={onFollow} {...marks}>
      {children}
    </Link>
  );
};
