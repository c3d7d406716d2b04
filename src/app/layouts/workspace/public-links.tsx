import type { NavigationItem } from '@/content/navigation';
import { workspaceNavigation } from '@/content/workspace-navigation';
import { MenuLink } from '../public/menu-link';
import { SolutionsMenu } from '../public/solutions-menu';
import styles from './public-links.module.css';

interface PublicLinksProps {
  /** In the side menu of a narrow window: one below the other, with nothing to open. */
  readonly stacked?: boolean;
  readonly onChoose?: () => void;
}

/** The site's own links, as the workspace shows them (PUB-079). */
export const PublicLinks = ({ stacked = false, onChoose }: PublicLinksProps) => (
  <nav aria-label="Public site">
    <ul className={stacked ? styles.stacked : styles.list}>
      {workspaceNavigation.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? (
            <MenuLink item={entry} onFollow={onChoose} />
          ) : stacked ? (
            <Group label={entry.label} items={entry.items} onChoose={onChoose} />
          ) : (
            <SolutionsMenu menu={entry} />
          )}
        </li>
      ))}
    </ul>
  </nav>
);

interface GroupProps {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  readonly onChoose: (() => void) | undefined;
}

const Group = ({ label, items, onChoose }: GroupProps) => (
  <>
    <span aria-hidden="true">{label}</span>
    <ul aria-label={label} className={styles.group}>
      {items.map((item) => (
        <li key={item.to}>
          <MenuLink item={item} onFollow={onChoose} />
        </li>
      ))}
    </ul>
  </>
);
