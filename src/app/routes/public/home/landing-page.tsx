import { brand } from '@/content/brand';
import { claims, tiers } from '@/content/guide';
import { landingPage, solutions } from '@/content/landing';
import { ClaimList } from '@/features/site/claim-list';
import { PageHead } from '@/features/site/page-head';
import { Section } from '@/features/site/section';
import { SessionCall } from '@/features/site/session-call';
import { ThreadGrid } from '@/features/site/thread-grid';
import { TierPath } from '@/features/site/tier-path';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { TableDrawing } from '@/shared/ui/table-drawing';
import { TextLink } from '@/shared/ui/text-link';
import styles from '../hero.module.css';
import pack from './landing-page.module.css';

/** `/`: what this is, for whom, and what to do next. `notice` is told first, for who arrived by a wrong address. */
export const LandingPage = ({ notice }: { readonly notice?: string }) => (
  <>
    <PageHead title={landingPage.title} description={landingPage.description} path={paths.home} />
    {notice && (
      <div className={styles.notice}>
        <Notice tone="info">{notice}</Notice>
      </div>
    )}
    <div className={styles.hero}>
      <div className={`${styles.inner} ${styles.seated}`}>
        <div className={styles.text}>
          <h1>{landingPage.heading}</h1>
          <p className={styles.lead}>{landingPage.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to="/impactplaybooks" variant="next">
              {landingPage.start}
            </ButtonLink>
            <TextLink to={brand.bookingLink}>{landingPage.session}</TextLink>
          </div>
        </div>
        <div className={styles.drawing}>
          <TableDrawing />
        </div>
      </div>
    </div>
    <Section id="starter-pack" tone="band" heading={landingPage.packHeading} lead={landingPage.packText}>
      <div className={pack.pack}>
        <ClaimList claims={claims} />
        <ButtonLink to="/impactplaybooks" variant="next">
          {landingPage.packAction}
        </ButtonLink>
      </div>
    </Section>
    <Section id="solutions" heading={landingPage.solutionsHeading} lead={landingPage.solutionsLead}>
      <ThreadGrid entries={solutions} />
    </Section>
    <Section id="path" heading={landingPage.pathHeading} lead={landingPage.pathLead}>
      <TierPath tiers={tiers} />
    </Section>
    <SessionCall
      heading={landingPage.closingHeading}
      text={landingPage.closingText}
      action={landingPage.session}
    />
  </>
);
