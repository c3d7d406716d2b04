import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { SiteFooter } from './public/site-footer';
import { SiteHeader } from './public/site-header';
import styles from './public-layout.module.css';
import { useArrival } from './use-arrival';

/** Header, main part and footer of the public pages; the page comes from the route inside. */
export const PublicLayout = () => {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
};
