import type { ReactNode } from 'react';
import { accountPage } from '@/features/account/profile/texts';
import { PageHead } from '@/features/site/head/page-head';
import { Card } from '@/shared/ui/card';
import drawings from '@/shared/ui/graphics/drawings.module.css';
import styles from './account-page.module.css';

/** Renders the page around the profile: a heading, with a drawing beside it on wide screens. */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>
    <PageHead title={accountPage.title} />
    <div className={styles.columns}>
      <div className={styles.head}>
        <div className={styles.drawing}>
          <PortraitDrawing />
        </div>
        <h1>{accountPage.heading}</h1>
        <p>{accountPage.lead}</p>
      </div>
      <Card>{children}</Card>
    </div>
  </div>
);

/** Draws a person along the page's line. Decorative. */
const PortraitDrawing = () => (
  <div className={drawings.through}>
    <svg className={drawings.spot} viewBox="0 0 160 104" aria-hidden="true" focusable="false">
      <circle className={drawings.flat} cx="100" cy="52" r="36" />
      <path
        className={drawings.line}
        d="M-2400 100 H32 C34 80 48 72 70 69 V60 C60 54 56 44 59 34 C62 22 71 17 81 18 C93 18 101 27 101 38 C101 48 98 55 90 60 V69 C112 72 126 80 128 100 H2560"
      />
      <path className={drawings.detail} d="M70 69 C74 78 86 78 90 69 M46 100 V92 M114 100 V92" />
    </svg>
  </div>
);
