import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { navigationTexts } from '@/content/frame/navigation';
import { MarkHydrated } from '@/app/mark-hydrated';
import { island } from '@/shared/hydration/island';
import { SiteHeader } from './public/site-header';
import styles from './public-layout.module.css';
import { useArrival } from './use-arrival';

const SiteFooter = island(async () => {
  const footer = await import('./public/site-footer');
  return () => (
    <>
      <footer.SiteFooter />
      <MarkHydrated zone="footer" />
    </>
  );
});

// One constant element: a page change leaves it alone, and with it what was typed into the newsletter form.
const footer = <SiteFooter />;

/** Header, main part and footer of the public pages; the page comes from the route inside. */
export const PublicLayout = () => {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {navigationTexts.skip}
      </a>
      <SiteHeader />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
    </div>
  );
};
