import { aboutPage } from '@/content/pages/about';
import { ContactCall } from '@/features/site/sections/contact-call';
import { skylineDrawing } from '@/features/site/drawings/skyline';
import { LineDrawing } from '@/features/site/drawings/line-drawing';
import { organizationData } from '@/features/site/head/organization-data';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './about-page.module.css';

/** `/about`: who we are, how we work, and what we refuse. */
export const AboutPage = () => (
  <>
    <PageHead
      title={aboutPage.title}
      description={aboutPage.description}
      path={paths.about}
      structuredData={organizationData}
    />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${hero.seated}`}>
        <div className={hero.text}>
          <h1>{aboutPage.heading}</h1>
          <p className={hero.lead}>{aboutPage.lead}</p>
          <div className={hero.actions}>
            <ButtonLink to={paths.contact} variant="next">
              {aboutPage.contact}
            </ButtonLink>
            <TextLink to={paths.services}>{aboutPage.services}</TextLink>
          </div>
        </div>
        <div className={hero.drawing}>
          <LineDrawing art={skylineDrawing} label={aboutPage.drawing} />
        </div>
      </div>
    </div>
    <section className={styles.brief} aria-label={aboutPage.factsLabel}>
      <dl className={styles.facts}>
        {aboutPage.facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
    <Section id="habits" heading={aboutPage.workHeading}>
      <ol className={styles.habits}>
        {aboutPage.habits.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
    <Section id="refusals" heading={aboutPage.refusalsHeading} lead={aboutPage.refusalsLead} tone="band">
      <ul className={styles.refusals}>
        {aboutPage.refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
    </Section>
    <Section id="offers" heading={aboutPage.offersHeading}>
      <ul className={styles.offers}>
        {aboutPage.offers.map(({ name, to, text }) => (
          <li key={to}>
            <TextLink to={to}>{name}</TextLink>: {text}
          </li>
        ))}
      </ul>
      <p className={styles.history}>
        <TextLink to={paths.history}>{aboutPage.history}</TextLink>
      </p>
    </Section>
    <ContactCall heading={aboutPage.closingHeading} text={aboutPage.closingText} />
  </>
);
