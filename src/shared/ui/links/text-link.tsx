import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalMark, externalLinkProps, isExternal, isPlainAddress } from './external';
import { type LinkEvent, linkEventAttributes } from './link-event';
import styles from './text-link.module.css';

interface TextLinkProps {
  /** A route of this site, a `#fragment`, a `mailto:` or a full address (which opens in a new tab). */
  readonly to: string;
  readonly children: ReactNode;
  /** The analytics event recorded when the link is pressed. */
  readonly event?: LinkEvent;
}

/** Renders a link in running text. */
export const TextLink = ({ to, children, event }: TextLinkProps) => {
  const marks = linkEventAttributes(event);
  if (isExternal(to)) {
    return (
      <a href={to} className={`${styles.link} ${styles.outward}`} {...externalLinkProps} {...marks}>
        {children}
        <ExternalMark />
      </a>
    );
  }
  return isPlainAddress(to) ? (
    <a href={to} {...marks}>
      {children}
    </a>
  ) : (
    <Link to={to} {...marks}>
      {children}
    </Link>
  );
};
