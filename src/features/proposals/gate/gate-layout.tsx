import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Mark } from '@/shared/ui/graphics/mark';
import styles from './gate.module.css';
import { gateTexts as texts } from './texts';

/**
 * Renders the minimal layout of gates, the list and missing pages: the product's logo and the content
 * (PRO-Q39).
 */
export const GateLayout = ({
  children,
  isWide = false,
}: {
  readonly children: ReactNode;
  readonly isWide?: boolean;
}) => (
  <div className={styles.place}>
    <header>
      <Link to={paths.home} aria-label={texts.home}>
        <Mark decorative />
      </Link>
    </header>
    <main className={isWide ? styles.list : styles.middle}>{children}</main>
  </div>
);
