import { Link } from 'react-router-dom';
import { headerNavigation } from '@/content/navigation';
import { paths } from '@/shared/config/paths';
import styles from './public-links.module.css';

// The workspace keeps the site's links but these: who is here is signed in, and videos and blog are absent by rule.
const absent: readonly string[] = [paths.login, '/videos', '/blog'];

/** The site's own links, as the workspace shows them. */
export const PublicLinks = ({ onChoose }: { readonly onChoose?: () => void }) => (
  <nav aria-label="Public site">
    <ul className={styles.list}>
      {headerNavigation
        .filter(({ to }) => !absent.includes(to))
        .map(({ label, to }) => (
          <li key={to}>
            <Link to={to} onClick={() => onChoose?.()}>
              {label}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
);
