import { guideName, starterPackAddress } from '@/content/pages/guide/guide';
import { guideComponents } from '@/content/pages/guide/guide-components';
import { firstMonth } from '@/content/pages/first-month';
import { landingPage } from '@/content/pages/landing';
import { sampleStep } from '@/content/pages/sample-step';
import { homeData } from '@/features/site/head/organization-data';
import { StructuredData } from '@/features/site/head/page-head';
import { Section } from '@/features/site/sections/section';
import { StepLine } from '@/features/site/sections/step-line';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './proof.module.css';

const [part] = guideComponents;

/**
 * Shows sample work: a page of the starter pack, and the plan of a first month. Also contains the structured
 * data about us for crawlers.
 */
export const Proof = () => (
  <>
    <StructuredData data={homeData} />
    <Section id="proof" heading={landingPage.proofHeading} lead={landingPage.proofLead}>
      <div className={styles.proof}>
        <figure className={styles.page}>
          <figcaption className={styles.caption}>{landingPage.pageCaption}</figcaption>
          <div className={styles.sheet}>
            <p className={styles.running}>
              <span>{guideName}</span> <span>{part?.name}</span>
            </p>
            <p className={styles.title}>{sampleStep.title}</p>
            <p>{sampleStep.text}</p>
            <blockquote className={styles.prompt}>{sampleStep.prompt}</blockquote>
          </div>
          <TextLink to={`${starterPackAddress}#${part?.id}`}>{landingPage.pageAction}</TextLink>
        </figure>
        <div className={styles.month}>
          <p className={styles.caption}>{landingPage.monthCaption}</p>
          <StepLine steps={firstMonth} />
          <p className={styles.note}>{landingPage.monthNote}</p>
        </div>
      </div>
    </Section>
  </>
);
