import { claims, guideComponents, tiers, valueClaim } from '@/content/guide';
import { playbookComponents, playbookPage, problems } from '@/content/playbook';
import { ClaimList } from '@/features/site/claim-list';
import { PageHead } from '@/features/site/page-head';
import { PlaybookPart } from '@/features/site/playbook-part';
import { Section } from '@/features/site/section';
import { SessionCall } from '@/features/site/session-call';
import { TierPath } from '@/features/site/tier-path';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/text-link';
import hero from '../hero.module.css';
import styles from './playbook-page.module.css';

const parts = guideComponents.map((component) => {
  const content = playbookComponents.find(({ id }) => id === component.id);
  if (!content) throw new Error(`The playbook has no text for ${component.id}.`);
  return { component, content };
});

/** `/playbook/day1-impact`: the starter pack itself, to read, follow and print. */
export const PlaybookPage = () => (
  <>
    <PageHead title={playbookPage.title} description={playbookPage.description} path={paths.day1Playbook} />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${styles.hero}`}>
        <div className={hero.text}>
          <p className={hero.kicker}>{playbookPage.badge}</p>
          <h1>{playbookPage.heading}</h1>
          <p className={hero.lead}>{playbookPage.lead}</p>
        </div>
      </div>
    </div>
    <Section id="problems" heading={playbookPage.problemsHeading} tone="band">
      <div className={styles.problems}>
        <ol className={styles.problemList}>
          {problems.map(({ problem, answer }, index) => (
            <li key={problem}>
              <h3>{problem}</h3>
              <p>{answer}</p>
              <TextLink to={`#${guideComponents[index]?.id}`}>{guideComponents[index]?.name}</TextLink>
            </li>
          ))}
        </ol>
        <ClaimList claims={claims} />
        <p className={styles.value}>Together: {valueClaim}.</p>
      </div>
    </Section>
    <Section id="components" heading={playbookPage.componentsHeading}>
      <div className={styles.components}>
        <nav className={styles.contents} aria-label="Parts of the starter pack">
          <ol>
            {parts.map(({ component }) => (
              <li key={component.id}>
                <TextLink to={`#${component.id}`}>{component.name}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {parts.map(({ component, content }) => (
            <PlaybookPart key={component.id} component={component} content={content} />
          ))}
        </div>
      </div>
    </Section>
    <Section id="approach" heading={playbookPage.approachHeading} lead={playbookPage.approachLead}>
      <TierPath tiers={tiers} naming="packages" />
    </Section>
    <SessionCall
      heading={playbookPage.sessionHeading}
      text={playbookPage.sessionText}
      action={playbookPage.sessionLink}
    />
  </>
);
