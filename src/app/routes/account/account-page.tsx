import type { ReactNode } from 'react';
import { accountPage } from '@/features/account/profile/texts';
import { PageHead } from '@/features/site/head/page-head';
import { Card } from '@/shared/ui/card';
import styles from './account-page.module.css';
import { PortraitDrawing } from './portrait-drawing';

/** The frame around the profile: heading and drawing beside it where there is room. */
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
