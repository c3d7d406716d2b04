import { headerNavigation } from '@/content/frame/navigation';
import { workspace } from '@/content/frame/workspace';
import { MenuLink } from '../layouts/public/menu-link';
import styles from './public-links.module.css';

// PUB-079 excludes the videos and the blog.
const publicEntries = headerNavigation.filter(
  (entry) => !('to' in entry) || !['/videos', '/blog'].includes(entry.to),
);

/** Renders the public site's links in the workspace (PUB-079), as a flat list without submenus. */
export const PublicLinks = ({ onChoose }: { readonly onChoose?: () => void }) => (
  <nav aria-label={workspace.frame.publicSite} className={styles.links}>
    <ul>
      {publicEntries.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? (
            <MenuLink item={entry} onFollow={onChoose} />
          ) : (
            <>
              <span aria-hidden="true">{entry.label}</span>
              <ul aria-label={entry.label} className={styles.group}>
                {entry.items.map((item) => (
                  <li key={item.to}>
                    <MenuLink item={item} onFollow={onChoose} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
