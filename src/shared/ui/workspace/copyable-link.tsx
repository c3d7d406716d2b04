import { CopyButton } from '@/shared/ui/buttons/copy-button';
import styles from './copyable-link.module.css';

interface CopyableLinkProps {
  /** A full address. */
  readonly address: string;
  readonly copyLabel: string;
}

/** An address of the public site, to be read, opened in a new tab, or copied. */
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
