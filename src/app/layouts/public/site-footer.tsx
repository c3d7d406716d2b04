import { useState } from 'react';
import { navigationTexts } from '@/content/frame/navigation';
import { brand } from '@/content/brand';
import { consentVersion } from '@/content/pages/consent-version';
import { footerNavigation, footerText } from '@/content/frame/footer';
import { NewsletterForm } from '@/features/leads/forms/newsletter-form';
import { EmailLink } from '@/features/site/sections/email-link';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Mark } from '@/shared/ui/graphics/mark';
import { TextLink } from '@/shared/ui/links/text-link';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import styles from './site-footer.module.css';

/** The current year, even on a page that was prerendered in an earlier one. */
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

/** Office, email address and social links, as far as the owner has them. */
const Reach = () => {
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

/** Who we are, where we are found, the site's other pages, and the newsletter (PUB-093 to PUB-100). */
export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.about}>
        <Mark decorative />
        <p>{footerText.about}</p>
        <Reach />
      </div>
      <nav aria-label={navigationTexts.footer}>
        <ul className={styles.links}>
          {footerNavigation.map(({ label, to }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.newsletter} aria-labelledby="newsletter-title">
        <h2 id="newsletter-title">{footerText.newsletterHeading}</h2>
        <p>{footerText.newsletterText}</p>
        <NewsletterForm consentVersion={consentVersion} labelledBy="newsletter-title" />
      </section>
      <CopyrightLine />
    </div>
  </footer>
);
