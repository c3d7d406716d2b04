import { workspace } from '@/content/frame/workspace';
import { paths } from '@/shared/config/paths';
import { CopyableLink } from '@/shared/ui/workspace/copyable-link';
import styles from './playbook-link.module.css';

const words = workspace.frame;

/** The public address of the playbook, at hand on every screen. */
export const PlaybookLink = () => (
  <section className={styles.box} aria-label={words.playbookLink}>
    <p className={styles.title}>{words.playbookLink}</p>
    <CopyableLink address={`${window.location.origin}${paths.day1Playbook}`} copyLabel={words.copyLink} />
  </section>
);
