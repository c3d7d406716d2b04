import { CopyButton } from '@/shared/ui/buttons/copy-button';
import styles from './copyable-link.module.css';

interface CopyableLinkProps {
  /** A full URL. */
  readonly address: string;
  readonly copyLabel: string;
}

/** Renders an address of the public site, as a link that opens in a new tab, with a button to copy it. */
export const CopyableLink = ({ address, copyLabel }: CopyableLinkProps) => (
  <div className={styles.link}>
    <a className={styles.address} href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
    <div className={styles.copy}>
      <CopyButton text={address} label={copyLabel} />
    </div>
  </div>
);
