import { brand } from '@/content/brand';
import { consentVersion } from '@/content/pages/consent-version';
import { privacyPage, privacySections, spamCheck, thirdPartyCounting } from '@/content/pages/privacy';
import { thirdPartyConfigured } from '@/features/analytics/consent/consent';
import { ConsentSetting } from '@/features/analytics/consent/consent-setting';
import { PageHead } from '@/features/site/head/page-head';
import { EmailLink } from '@/features/site/sections/email-link';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './privacy-page.module.css';

const ThirdParty = () =>
  thirdPartyConfigured() ? (
    <>
      <p>{thirdPartyCounting.onConsent}</p>
      <ConsentSetting />
    </>
  ) : (
    <p>{thirdPartyCounting.none}</p>
  );

/**
 * Shows the address for privacy requests: name, office and e-mail address. Links to the contact form if no
 * e-mail address is set.
 */
const Reach = () => {
  const { name = brand.name, office, email } = useBuiltFacts();
  const place = office === undefined ? name : `${name}, ${office}`;
  return (
    <p>
      {place}:{' '}
      {email === undefined ? (
        <TextLink to={paths.contact}>{privacyPage.contactLink}</TextLink>
      ) : (
        <EmailLink />
      )}
    </p>
  );
};

/** Renders `/privacy`: stored data, purposes, periods and rights. */
export const PrivacyPage = () => (
  <>
    <PageHead title={privacyPage.title} description={privacyPage.description} path={paths.privacy} />
    <div className={`${hero.inner} ${styles.page}`}>
      <div className={hero.text}>
        <h1>{privacyPage.heading}</h1>
        <p className={hero.lead}>{privacyPage.lead}</p>
      </div>
      {privacySections.map(({ id, heading, paragraphs, entries }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {entries && (
              <dl className={styles.entries}>
                {entries.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {id === 'stored' && import.meta.env.VITE_APP_CHECK_SITE_KEY && <p>{spamCheck}</p>}
            {id === 'counting' && <ThirdParty />}
            {id === 'unsubscribe' && (
              <p>
                <TextLink to={paths.contact}>{privacyPage.contactLink}</TextLink>
              </p>
            )}
            {id === 'contact' && <Reach />}
          </div>
        </section>
      ))}
      <p className={styles.version}>
        {privacyPage.versionLabel}: {consentVersion}
      </p>
    </div>
  </>
);
