import { claims, guideComponents, tiers, valueClaim } from '@/content/pages/guide';
import { playbookComponents, playbookPage, problems } from '@/content/pages/playbook';
import { ClaimList } from '@/features/site/sections/claim-list';
import { PageHead } from '@/features/site/head/page-head';
import { PlaybookPart } from '@/features/site/playbook/playbook-part';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { TierCards } from '@/features/site/tiers/tier-cards';
import { paths } from '@/shared/config/paths';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import { guideWork } from './guide-work';
import styles from './playbook-page.module.css';

const drawings = new Map(guideComponents.map(({ id, drawing }) => [id, drawing]));

/** `/playbook/day1-impact`: the starter pack itself, to read, follow and print. */
export const PlaybookPage = () => (
  <>
    <PageHead
      title={playbookPage.title}
      description={playbookPage.description}
      path={paths.day1Playbook}
      structuredData={guideWork}
    />
    <div className={hero.hero}>
      <div className={`${hero.inner} ${styles.hero}`}>
        <div className={hero.text}>
          <p className={hero.kicker}>{playbookPage.badge}</p>
          <h1>{playbookPage.heading}</h1>
          <p className={hero.lead}>{playbookPage.lead}</p>
          <p>
            <TextLink to={paths.videos}>{playbookPage.videosLink}</TextLink>
          </p>
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
              <TextLink to={`#${playbookComponents[index]?.id}`}>{playbookComponents[index]?.title}</TextLink>
            </li>
          ))}
        </ol>
        <ClaimList claims={claims} />
        <p className={styles.value}>{playbookPage.together(valueClaim)}</p>
      </div>
    </Section>
    <Section id="components" heading={playbookPage.componentsHeading}>
      <div className={styles.components}>
        <nav className={styles.contents} aria-label={playbookPage.contentsLabel}>
          <ol>
            {playbookComponents.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {playbookComponents.map((component) => (
            <PlaybookPart
              key={component.id}
              component={component}
              drawing={drawings.get(component.id) ?? 'letter'}
            />
          ))}
        </div>
      </div>
    </Section>
    <Section id="approach" heading={playbookPage.approachHeading} lead={playbookPage.approachLead}>
      <TierCards id="package" tiers={tiers} naming="packages" />
    </Section>
    <SessionCall
      heading={playbookPage.sessionHeading}
      text={playbookPage.sessionText}
      action={playbookPage.sessionLink}
    />
  </>
);
