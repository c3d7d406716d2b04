import type { ReactNode } from 'react';
import {
  bridgeFeatures,
  bridgePage,
  bridgeRecord,
  type BridgeTestimonial,
  bridgeTestimonials,
  bridgeTools,
} from '@/content/pages/bridge';
import { HubDiagram } from '@/features/site/drawings/hub-diagram';
import { BookingLink } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { Testimonials } from '@/features/site/sections/testimonials';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/graphics/icons';
import hero from '../hero.module.css';
import styles from './bridge-page.module.css';

/** The id of the heading above the waitlist box, which labels it. */
export const waitlistHeadingId = 'waitlist-heading';

/** Renders the heading of the waitlist box. Shown until the address is saved. */
export const WaitlistBoxHead = () => (
  <div className={styles.boxHead}>
    <h2 id={waitlistHeadingId}>{bridgePage.boxHeading}</h2>
    <p>{bridgePage.boxLead}</p>
  </div>
);

interface BridgePageProps {
  readonly box: ReactNode;
  readonly testimonials?: readonly BridgeTestimonial[];
}

/**
 * Renders `/acf-bridge`: the data integration hub with the box that joins its waitlist, or a replacement for
 * the box.
 */
export const BridgePage = ({ box, testimonials = bridgeTestimonials }: BridgePageProps) => (
  <>
    <PageHead title={bridgePage.title} description={bridgePage.description} path={paths.bridge} />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${hero.withForm}`}>
        <div className={hero.text}>
          <p className={hero.kicker}>{bridgePage.kicker}</p>
          <h1>{bridgePage.heading}</h1>
          <p className={hero.lead}>{bridgePage.lead}</p>
          <ul className={hero.assurances}>
            {bridgePage.assurances.map((assurance) => (
              <li key={assurance}>
                <Icon name="check" />
                {assurance}
              </li>
            ))}
          </ul>
        </div>
        <Card as="section" labelledBy={waitlistHeadingId}>
          {box}
        </Card>
      </div>
    </div>
    <Section id="diagram" heading={bridgePage.diagramHeading} lead={bridgePage.diagramLead}>
      <HubDiagram tools={bridgeTools} record={bridgeRecord} />
    </Section>
    <Section id="features" heading={bridgePage.featuresHeading} lead={bridgePage.featuresLead} tone="band">
      <dl className={styles.features}>
        {bridgeFeatures.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
    {testimonials.length > 0 && (
      <Section id="testimonials" heading={bridgePage.testimonialsHeading}>
        <Testimonials quotations={testimonials} />
      </Section>
    )}
    <Section id="apply" heading={bridgePage.closingHeading} lead={bridgePage.closingText} tone="sunk">
      <div className={styles.closing}>
        <ButtonLink to={paths.earlyAccess} variant="next">
          {bridgePage.closingAction}
        </ButtonLink>
        {useBuiltFacts().bookingLink !== undefined && (
          <p>
            {bridgePage.sessionBefore} <BookingLink>{bridgePage.sessionAction}</BookingLink>
          </p>
        )}
      </div>
    </Section>
  </>
);
