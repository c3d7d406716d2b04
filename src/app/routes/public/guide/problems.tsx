import { claims, valueClaim } from '@/content/pages/guide/guide';
import { playbookComponents } from '@/content/pages/guide/playbook';
import { problems, problemsTexts } from '@/content/pages/guide/playbook-problems';
import { ClaimList } from '@/features/site/sections/claim-list';
import { Section } from '@/features/site/sections/section';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './playbook-page.module.css';

/** Lists the problems that the starter pack solves, and its claims. */
export const Problems = () => (
  <Section id="problems" heading={problemsTexts.heading} tone="band">
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
      <p className={styles.value}>{problemsTexts.together(valueClaim)}</p>
    </div>
  </Section>
);
