import { Link } from 'react-router-dom';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import styles from './playbook-link.module.css';
import { leadTexts } from './texts';

/** Shows the public URL of the playbook, to open or copy, and a link to its videos. */
export const PlaybookLink = ({ address }: { readonly address: string }) => (
  <div className={styles.link}>
    <a href={address} target="_blank" rel="noopener noreferrer" title={leadTexts.playbookLink}>
      {address}
    </a>
    <CopyButton text={address} label={leadTexts.copyLink} />
    <Link to={workspacePaths.adminVideos}>{leadTexts.videos}</Link>
  </div>
);
