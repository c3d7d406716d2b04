import { paths } from '@/shared/config/paths';
import { CopyableLink } from '@/shared/ui/workspace/copyable-link';
import styles from './playbook-link.module.css';

/** The public address of the playbook, at hand on every screen. */
export const PlaybookLink = () => (
  <section className={styles.box} aria-label="Public playbook link">
    <p className={styles.title}>Public playbook link</p>
    <CopyableLink address={`${window.location.origin}${paths.day1Playbook}`} copyLabel="Copy link" />
  </section>
);
