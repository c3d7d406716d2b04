import type { ReactNode } from 'react';
import { claims, starterPackAddress, valueClaim } from '@/content/pages/guide/guide';
import { type Tier, tiers } from '@/content/pages/tiers';
import { guideComponents } from '@/content/pages/guide/guide-components';
import { guidePage } from '@/content/pages/guide/guide-page';
import { sessionAction } from '@/content/pages/booking-label';
import { ClaimList } from '@/features/site/sections/claim-list';
import { BookingButton } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { ThreadGrid } from '@/features/site/sections/thread-grid';
import { TierCards } from '@/features/site/tiers/tier-cards';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths, starterPackForm } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/buttons/button-link';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/graphics/icons';
import { TextLink } from '@/shared/ui/links/text-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import hero from '../hero.module.css';
import styles from './guide-page.module.css';
import { guideWork } from './guide-work';

/** The id of the heading above the form. It labels the form, and links lead to it. */
export const starterPackHeadingId = starterPackForm.replace(/^.*#/, '');

const insideEntries = guideComponents.map(({ id, name, promise, drawing }) => ({
  name,
  text: promise,
  drawing,
  to: `${starterPackAddress}#${id}`,
}));

/**
 * Links to a package's next step: the form on this page for the free one, and the booking page for paid ones
 * (PUB-Q46, PUB-Q50).
 */
const NextStep = ({ id, name }: Tier) =>
  id === 'starter' ? (
    <>
      <p>{guidePage.freeStep}</p>
      <ButtonLink to={`#${starterPackHeadingId}`}>{guidePage.freeAction}</ButtonLink>
    </>
  ) : (
    <PaidStep name={name} />
  );

const PaidStep = ({ name }: Pick<Tier, 'name'>) =>
  useBuiltFacts().bookingLink === undefined ? null : (
    <>
      <p>{guidePage.paidStep}</p>
      <BookingButton>
        {guidePage.paidAction} <VisuallyHidden>{guidePage.paidActionFor(name)}</VisuallyHidden>
      </BookingButton>
    </>
  );

/** Renders the heading of the form. Shown until the form is sent. */
export const StarterPackHead = () => (
  <div className={styles.formHead}>
    <h2 id={starterPackHeadingId}>{guidePage.formHeading}</h2>
    <p>
      {guidePage.formLead} <strong className={styles.value}>{valueClaim}</strong>
    </p>
  </div>
);

/**
 * Renders `/impactplaybooks`: the guide, its contents, and the form that requests it, or a replacement for
 * the form. On a narrow screen, the form comes right below the intro.
 */
export const GuidePage = ({ form }: { readonly form: ReactNode }) => (
  <>
    <PageHead
      title={guidePage.title}
      description={guidePage.description}
      path={paths.guide}
      structuredData={guideWork}
    />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${hero.aroundForm}`}>
        <div className={hero.text}>
          <p className={hero.kicker}>{guidePage.kicker}</p>
          <h1>{guidePage.heading}</h1>
          <p className={hero.lead}>{guidePage.lead}</p>
        </div>
        <Card as="section" labelledBy={starterPackHeadingId}>
          {form}
        </Card>
        <div className={styles.more}>
          <p>{guidePage.more}</p>
          <ul className={hero.assurances}>
            {guidePage.assurances.map((assurance) => (
              <li key={assurance}>
                <Icon name="check" />
                {assurance}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
    <Section id="claims" heading={guidePage.claimsHeading} tone="band">
      <ClaimList claims={claims} />
    </Section>
    <Section id="inside" heading={guidePage.insideHeading} lead={guidePage.insideLead}>
      <ThreadGrid entries={insideEntries} />
    </Section>
    <Section id="path" heading={guidePage.pathHeading} lead={guidePage.pathLead}>
      <TierCards
        id="tier"
        tiers={tiers}
        choice={{ legend: guidePage.choiceLegend, first: 'start', nextStep: NextStep }}
      />
      <p className={styles.flyer}>
        {guidePage.flyerText} <TextLink to={paths.flyer}>{guidePage.flyerAction}</TextLink>.
      </p>
    </Section>
    <SessionCall
      heading={guidePage.closingHeading}
      text={guidePage.closingText}
      action={sessionAction(useBuiltFacts().bookingMinutes)}
    />
  </>
);
