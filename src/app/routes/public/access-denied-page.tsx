import { Link } from 'react-router-dom';
import { accessDenied } from '@/content/pages/error-page';
import type { Role } from '@/shared/auth/profile';
import { homeOf } from '@/shared/auth/return-path';
import { sessionTexts } from '@/shared/auth/session-texts';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { paths } from '@/shared/config/paths';
import { Mark } from '@/shared/ui/graphics/mark';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './access-denied-page.module.css';

/** Refuses access to a person with the wrong role (WRK-039) and links to their own home (WRK-Q10). */
export function AccessDeniedPage({
  role,
  text = sessionTexts.adminOnlyPage,
}: {
  readonly role: Role | null;
  readonly text?: string | undefined;
}) {
  return (
    <div className={styles.page}>
      <header>
        <Link to={paths.home} className={styles.mark}>
          <Mark />
        </Link>
      </header>
      <main className={styles.text}>
        <title>{accessDenied.title}</title>
        <h1>{accessDenied.heading}</h1>
        <Notice tone="error">{text}</Notice>
        <p>{accessDenied.advice}</p>
        <ButtonLink to={homeOf(role)}>{accessDenied.action}</ButtonLink>
      </main>
    </div>
  );
}
