import { useRef, useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { brand } from '@/content/brand';
import { footerNavigation, headerNavigation } from '@/content/navigation';
import { Mark } from '@/shared/ui/mark';
import { TextLink } from '@/shared/ui/text-link';
import { useHydrated } from '@/shared/ui/use-hydrated';
import styles from './public-layout.module.css';
import { useArrival } from './use-arrival';
import { useScrolled } from './use-scrolled';

const scrolledPast = 30;

/** The present year, also on a page that was prerendered in an earlier one. */
const CopyrightLine = () => {
  const hydrated = useHydrated();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <p key={hydrated ? 'now' : 'built'} className={styles.copyright} suppressHydrationWarning>
      {`© ${brand.since} – ${year} ${brand.name}. All rights reserved.`}
    </p>
  );
};

/** Header, main part and footer of the public pages; the page comes from the route inside. */
export const PublicLayout = () => {
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  const scrolled = useScrolled(scrolledPast);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <header
        className={scrolled ? `${styles.header} ${styles.scrolled}` : styles.header}
        data-scrolled={scrolled}
      >
        <div className={styles.bar}>
          <Link to="/" className={styles.logo}>
            <Mark />
            <span className={styles.expanded}>{brand.expandedName}</span>
          </Link>
          <nav aria-label="Main">
            <ul className={styles.menu}>
              {headerNavigation.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to}>{label}</NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={styles.footer}>
        <div className={styles.footerInner}>
          <div className={styles.about}>
            <Mark decorative />
            <p>Fundraising, connected data and AI for people who do good work with small teams.</p>
          </div>
          <address className={styles.links}>
            <span>{brand.office}</span>
            <span>
              <TextLink to={`mailto:${brand.contactAddress}`}>{brand.contactAddress}</TextLink>
            </span>
            {brand.socialLinks.map(({ name, href }) => (
              <span key={name}>
                <TextLink to={href}>{name}</TextLink>
              </span>
            ))}
          </address>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {footerNavigation.map(({ label, to }) => (
                <li key={to}>
                  <TextLink to={to}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </nav>
          <CopyrightLine />
        </div>
      </footer>
    </div>
  );
};
