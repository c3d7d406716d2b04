import { useEffect, useRef, useState } from 'react';
import { brand } from '@/content/brand';
import { flyerPage } from '@/content/pages/guide/flyer';
import { claims, guideName, valueClaim } from '@/content/pages/guide/guide';
import { tiers } from '@/content/pages/tiers';
import { ClaimList } from '@/features/site/sections/claim-list';
import { BookingLink } from '@/features/site/sections/booking-link';
import { PageHead } from '@/features/site/head/page-head';
import { siteAddress } from '@/shared/facts/site-address';
import { EmailLink } from '@/features/site/sections/email-link';
import { TierCards } from '@/features/site/tiers/tier-cards';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { paths } from '@/shared/config/paths';
import { Mark } from '@/shared/ui/graphics/mark';
import { TextLink } from '@/shared/ui/links/text-link';
import { Button } from '@/shared/ui/buttons/button';
import { Spinner } from '@/shared/ui/feedback/loading';
import hero from '../hero.module.css';
import styles from './flyer-page.module.css';

// On paper, the URL is read and typed, so it has no protocol.
const guideAddress = siteAddress(paths.guide).replace('https://', '');

/**
 * Renders `/impactplaybooks/flyer`: the guide on one Letter or A4 sheet, without the site's header and footer
 * (PUB-056, PUB-116).
 */
export const FlyerPage = () => (
  <main className={styles.page}>
    <PageHead title={flyerPage.title} description={flyerPage.description} path={paths.flyer} />
    <div className={styles.tools}>
      <TextLink to={paths.guide}>{flyerPage.back}</TextLink>
      <PrintButton />
    </div>
    <article className={styles.sheet} aria-labelledby="flyer-heading">
      <div className={styles.head}>
        <div className={styles.mark}>
          <Mark />
          <span>{brand.expandedName}</span>
        </div>
        <p className={hero.kicker}>{flyerPage.kicker}</p>
        <h1 id="flyer-heading">{guideName}</h1>
        <p className={styles.lead}>{flyerPage.lead}</p>
      </div>
      <div className={styles.columns}>
        <section className={styles.column} aria-labelledby="flyer-claims">
          <h2 id="flyer-claims">{flyerPage.claimsHeading}</h2>
          <ClaimList claims={claims} layout="column" />
          <p className={styles.value}>
            <strong>{valueClaim}</strong> {flyerPage.free}
          </p>
        </section>
        <section className={styles.column} aria-labelledby="flyer-path">
          <h2 id="flyer-path">{flyerPage.pathHeading}</h2>
          <TierCards id="flyer" tiers={tiers} withDetails={false} />
        </section>
      </div>
      <dl className={styles.reach}>
        <div>
          <dt>{flyerPage.readLabel}</dt>
          <dd>
            <TextLink to={paths.guide}>{guideAddress}</TextLink>
          </dd>
        </div>
        <Reach />
      </dl>
    </article>
  </main>
);

/** Lists the other contact details that the owner has set. */
const Reach = () => {
  const { bookingLink, email, office } = useBuiltFacts();
  return (
    <>
      {bookingLink !== undefined && (
        <div>
          <dt>{flyerPage.talkLabel}</dt>
          <dd>
            <BookingLink>{flyerPage.talkAction}</BookingLink>
          </dd>
        </div>
      )}
      {email !== undefined && (
        <div>
          <dt>{flyerPage.writeLabel}</dt>
          <dd>
            <EmailLink />
          </dd>
        </div>
      )}
      {office !== undefined && (
        <div>
          <dt>{flyerPage.officeLabel}</dt>
          <dd>{office}</dd>
        </div>
      )}
    </>
  );
};

/** The time in ms from the press to the browser's print dialog (PUB-118). */
const printDelayMs = 500;

/** The time in ms from the press until the button is enabled again (PUB-119). */
const resetMs = 1_000;

/**
 * Opens the print dialog, once per press. Until then, the button is busy and ignores presses, but keeps the
 * focus.
 */
const PrintButton = () => {
  const [busy, setBusy] = useState(false);
  const timers = useRef<readonly number[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const press = () => {
    if (busy) return;
    setBusy(true);
    timers.current = [
      window.setTimeout(() => window.print(), printDelayMs),
      window.setTimeout(() => setBusy(false), resetMs),
    ];
  };

  return (
    <Button onClick={press} aria-disabled={busy} aria-busy={busy}>
      {busy && <Spinner />}
      {busy ? flyerPage.printing : flyerPage.print}
    </Button>
  );
};
