import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationTexts } from '@/content/frame/navigation';
import { brand } from '@/content/brand';
import { consentVersion } from '@/content/pages/consent-version';
import { footerNavigation, footerText } from '@/content/frame/footer';
import { NewsletterForm } from '@/features/leads/forms/newsletter-form';
import { EmailLink } from '@/features/site/sections/email-link';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Mark } from '@/shared/ui/graphics/mark';
import { TextLink } from '@/shared/ui/links/text-link';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import styles from './site-footer.module.css';

/** Shows the current year, even if the page was prerendered in an earlier year. */
const CopyrightLine = () => {
  const hydrated = useHydrated();
  const [year] = useState(() => new Date().getFullYear());
  const { name = brand.name, since } = useBuiltFacts();
  const years = since === undefined || since >= year ? String(year) : `${since} – ${year}`;
  return (
    <p key={hydrated ? 'now' : 'built'} className={styles.copyright} suppressHydrationWarning>
      {`© ${years} ${name}. All rights reserved.`}
    </p>
  );
};

/** Lists the office, e-mail address and social links that the owner has set. */
const ContactDetails = () => {
  const { office, email, socialLinks } = useBuiltFacts();
  return (
    <>
      {(office !== undefined || email !== undefined) && (
        <address>
          {office}
          {office !== undefined && email !== undefined && <br />}
          <EmailLink />
        </address>
      )}
      {socialLinks.length > 0 && (
        <ul className={styles.social}>
          {socialLinks.map(({ name, href }) => (
            <li key={href}>
              <ButtonLink to={href} variant="quiet" small>
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Links = () => (
  <nav aria-label={navigationTexts.footer}>
    <ul className={styles.links}>
      {footerNavigation.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
);

/**
 * Renders the newsletter's heading, which expands its form on a phone. Without scripts, it does so at every
 * width.
 */
const NewsletterFrame = ({ children }: { readonly children: ReactNode }) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = window.matchMedia('(width > 480px)');
    const open = () => {
      if (wide.matches && details.current) details.current.open = true;
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, []);
  return (
    <details ref={details} className={styles.fold}>
      <summary>
        <h2 id="newsletter-title">{footerText.newsletterHeading}</h2>
      </summary>
      <p>{footerText.newsletterText}</p>
      {children}
    </details>
  );
};

/** Pages with a single purpose, such as signing in. Their footer contains only links. */
const slimPages: readonly string[] = [
  paths.login,
  paths.adminLogin,
  paths.resetPassword,
  paths.account,
  paths.settings,
  paths.adminSettings,
  paths.day1Playbook,
  paths.securityPlaybook,
  paths.advancedPlaybook,
];

/** Renders the site's footer: contact details, links to other pages and the newsletter. */
export const SiteFooter = () => {
  const { pathname } = useLocation();
  if (slimPages.includes(pathname.toLowerCase().replace(/\/$/, '')))
    return (
      <footer className={styles.footer}>
        <div className={`${styles.inner} ${styles.slim}`}>
          <Links />
          <CopyrightLine />
        </div>
      </footer>
    );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Mark decorative />
          <p>{footerText.about}</p>
          <ContactDetails />
        </div>
        <Links />
        <section className={styles.newsletter} aria-labelledby="newsletter-title">
          <NewsletterForm
            consentVersion={consentVersion}
            labelledBy="newsletter-title"
            Frame={NewsletterFrame}
          />
        </section>
        <CopyrightLine />
      </div>
    </footer>
  );
};
