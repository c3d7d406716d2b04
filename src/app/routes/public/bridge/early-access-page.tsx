import type { ReactNode } from 'react';
import { earlyAccessPage, earlyAccessSteps, earlyAccessThanks } from '@/content/pages/early-access';
import { FormAnswer } from '@/features/leads/forms/form-answer';
import { PageHead } from '@/features/site/head/page-head';
import { paths } from '@/shared/config/paths';
import { Card } from '@/shared/ui/card';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import { TextLink } from '@/shared/ui/links/text-link';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import hero from '../hero.module.css';
import styles from './early-access-page.module.css';

/** The id of the heading above the application form, which labels it. */
export const applicationHeadingId = 'application-heading';

/** Renders `/early-access`: the waitlist application with its form, or a replacement for the form. */
export const EarlyAccessPage = ({ form }: { readonly form: ReactNode }) => (
  <>
    <PageHead
      title={earlyAccessPage.title}
      description={earlyAccessPage.description}
      path={paths.earlyAccess}
    />
    <div className={`${hero.inner} ${hero.aroundForm}`}>
      <div className={hero.text}>
        <h1>{earlyAccessPage.heading}</h1>
        <p className={hero.lead}>{earlyAccessPage.lead}</p>
        <p>
          {earlyAccessPage.hubBefore} <TextLink to={paths.bridge}>{earlyAccessPage.hubAction}</TextLink>
        </p>
      </div>
      <Card as="section" labelledBy={applicationHeadingId}>
        {form}
      </Card>
      <section className={styles.next} aria-labelledby="steps-heading">
        <SpotDrawing name="map" />
        <h2 id="steps-heading">{earlyAccessPage.stepsHeading}</h2>
        <ol className={styles.steps}>
          {earlyAccessSteps.map(({ name, text }) => (
            <li key={name} className={styles.step}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  </>
);

/** Renders the heading of the application form. Shown until the application is saved. */
export const ApplicationHead = () => (
  <h2 id={applicationHeadingId} className={styles.formHeading}>
    {earlyAccessPage.formHeading}
  </h2>
);

/** Renders the message that replaces the application form once it is saved (PUB-147, PUB-148). */
export const EarlyAccessThanks = () => (
  <FormAnswer headingId={applicationHeadingId} heading={earlyAccessThanks.heading}>
    <p>{earlyAccessThanks.text}</p>
    <ButtonLink to={paths.home}>{earlyAccessThanks.action}</ButtonLink>
  </FormAnswer>
);
