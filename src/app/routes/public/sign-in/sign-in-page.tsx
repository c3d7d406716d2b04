import type { ReactNode } from 'react';
import { signInPages } from '@/content/pages/sign-in';
import { PageHead } from '@/features/site/head/page-head';
import { Card } from '@/shared/ui/card';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import styles from './sign-in-page.module.css';

const drawings = { user: 'ledger', admin: 'shield', reset: 'letter' } as const;

interface SignInPageProps {
  readonly area: keyof typeof signInPages;
  readonly form: ReactNode;
}

/** Renders the frame of `/login`, `/admin/login` and `/reset-password` around the form. */
export const SignInPage = ({ area, form }: SignInPageProps) => {
  const page = signInPages[area];
  return (
    <div className={styles.page}>
      <PageHead title={page.title} description={page.description} />
      <div className={styles.column}>
        <SpotDrawing name={drawings[area]} extent="through" />
        <div className={styles.head}>
          <h1>{page.heading}</h1>
          <p>{page.lead}</p>
        </div>
        <Card>{form}</Card>
      </div>
    </div>
  );
};
