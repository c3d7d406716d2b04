import { guideComponents } from '@/content/pages/guide/guide-components';
import { playbookComponents, playbookPage } from '@/content/pages/guide/playbook';
import { PageHead } from '@/features/site/head/page-head';
import { PartContents } from '@/features/site/playbook/part-contents';
import { PlaybookPart } from '@/features/site/playbook/playbook-part';
import { Section } from '@/features/site/sections/section';
import { SessionCall } from '@/features/site/sections/session-call';
import { paths } from '@/shared/config/paths';
import { Unhydrated } from '@/shared/hydration/unhydrated';
import { suspendingPart } from '@/shared/lazy/suspending-part';
import { TextLink } from '@/shared/ui/links/text-link';
import hero from '../hero.module.css';
import { guideWork } from './guide-work';
import styles from './playbook-page.module.css';

const Problems = suspendingPart(async () => (await import('./problems')).Problems);
const Packages = suspendingPart(async () => (await import('./packages')).Packages);

const drawings = new Map(guideComponents.map(({ id, drawing }) => [id, drawing]));

/** Renders `/playbook/day1-impact`: the starter pack itself, to read, follow and print. */
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
          <p className={styles.videos}>
            <TextLink to={paths.videos}>{playbookPage.videosLink}</TextLink>
          </p>
        </div>
      </div>
    </div>
    <Unhydrated>{() => <Problems />}</Unhydrated>
    <Section id="components" heading={playbookPage.componentsHeading}>
      <div className={styles.components}>
        <PartContents />
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
    <Unhydrated>{() => <Packages />}</Unhydrated>
    <SessionCall
      heading={playbookPage.sessionHeading}
      text={playbookPage.sessionText}
      action={playbookPage.sessionLink}
    />
  </>
);
