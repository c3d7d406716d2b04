import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ExternalMark, externalLinkProps, isExternal, isPlainAddress } from './external';
import styles from './text-link.module.css';

interface TextLinkProps {
  /** A route of this site, a `#fragment`, a `mailto:` or a full address (which opens in a new tab). */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link in running text. */
export const TextLink = ({ to, children }: TextLinkProps) => {
  if (isExternal(to)) {
    return (
      <a href={to} className={`${styles.link} ${styles.outward}`} {...externalLinkProps}>
        {children}
        <ExternalMark />
      </a>
    );
  }
  return isPlainAddress(to) ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
};
