import { aboutPage } from '@/content/pages/about';
import { ContactCall } from '@/features/site/sections/contact-call';
import { type LineArt, LineDrawing } from '@/features/site/drawings/line-drawing';
import { organizationData } from '@/features/site/head/organization-data';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import styles from './about-page.module.css';

/** Renders `/about`: who we are, how we work, and what we refuse. */
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

/** A drawing of Toronto's skyline above the lake. */
const skylineDrawing: LineArt = {
  size: [640, 400],
  line:
    'M-2400 350 H26 V286 H62 V252 H100 V300 H124 V198 H150 V180 H172 V198 H184 V262 H214 V150 L238 132 V262 H262 V214 H296 V278 H320 ' +
    'L330 152 C314 148 306 138 312 128 H332 L335 96 H329 V88 H336 L339 14 L342 88 H349 V96 H343 L346 128 H366 ' +
    'C372 138 364 148 348 152 L362 350 C362 286 390 252 426 252 C462 252 490 286 490 350 V270 H520 V226 H552 V300 H580 V350 H3040',
  detail:
    'M374 310 C398 286 454 286 478 310 M426 252 V292 M136 222 v.01 M136 240 v.01 M136 258 v.01 M160 222 v.01 M160 240 v.01 ' +
    'M226 176 v.01 M226 196 v.01 M226 216 v.01 M276 236 v.01 M276 254 v.01 M534 250 v.01 M534 270 v.01 M80 276 v.01 ' +
    'M60 372 c12 -9 24 -9 36 0 s24 9 36 0 M210 384 c12 -9 24 -9 36 0 s24 9 36 0 s24 -9 36 0 M420 370 c12 -9 24 -9 36 0 s24 9 36 0',
  flat: 'M96 350 a150 150 0 0 1 300 0 z',
};
