import { useState } from 'react';
import { navigationTexts } from '@/content/frame/navigation';
import { brand } from '@/content/brand';
import { consentVersion } from '@/content/pages/consent-version';
import { footerNavigation, footerText } from '@/content/frame/footer';
import { NewsletterForm } from '@/features/leads/forms/newsletter-form';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Mark } from '@/shared/ui/graphics/mark';
import { TextLink } from '@/shared/ui/links/text-link';
import { useHydrated } from '@/shared/hydration/use-hydrated';
import styles from './site-footer.module.css';

/** The current year, even on a page that was prerendered in an earlier one. */
const CopyrightLine = () => {
  const hydrated = useHydrated();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <p key={hydrated ? 'now' : 'built'} className={styles.copyright} suppressHydrationWarning>
      {`© ${brand.since} – ${year} ${brand.name}. All rights reserved.`}
    </p>
  );
};

/** Who we are, where we are found, the site's other pages, and the newsletter (PUB-093 to PUB-100). */
export const SiteFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.inner}>
      <div className={styles.about}>
        <Mark decorative />
        <p>{footerText.about}</p>
        <address>
          {brand.office}
          <br />
          <TextLink to={`mailto:${brand.contactAddress}`}>{brand.contactAddress}</TextLink>
        </address>
        <ul className={styles.social}>
          {brand.socialLinks.map(({ name, href }) => (
            <li key={name}>
              <ButtonLink to={href} variant="quiet" small>
                {name}
              </ButtonLink>
            </li>
          ))}
        </ul>
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
