import { Link } from 'react-router-dom';
import type { Role } from '@/shared/auth/profile';
import styles from './breadcrumbs.module.css';
import { addressFor, type WorkspaceArea, type WorkspaceScreen, workspaceScreens } from './screens';

const [home] = workspaceScreens;

interface BreadcrumbsProps {
  readonly area: WorkspaceArea;
  readonly role: Role | null;
  readonly screen: WorkspaceScreen | undefined;
}

/** Where the person is: Home, and the open screen as the current page. */
export const Breadcrumbs = ({ area, role, screen }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb" className={styles.trail}>
    <ol className={styles.list}>
      {screen !== home && (
        <li>
          <Link to={addressFor(home, area, role) ?? ''}>{home.title}</Link>
        </li>
      )}
      {screen && (
        <li>
          <span aria-current="page">{screen.title}</span>
        </li>
      )}
    </ol>
  </nav>
);
