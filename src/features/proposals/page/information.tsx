import type { ClientProposal } from '../content/client-proposal';
import { withIndexKeys } from '../content/with-index-keys';
import styles from './information.module.css';
import { pageTexts } from './texts';

type Step = ClientProposal['timeline']['steps'][number];

/** Shows the stakeholders, the reasons to choose us and a short timeline (PRO-112 to PRO-115). */
export const InformationCards = ({
  content: { stakeholders, reasons, timeline },
}: {
  readonly content: ClientProposal;
}) => (
  <div className={styles.cards}>
    <NamedList heading={pageTexts.stakeholders} entries={stakeholders} />
    <NamedList heading={pageTexts.reasons} entries={reasons} />
    <article className={styles.card}>
      <h3>{pageTexts.sampleTimeline}</h3>
      <dl className={styles.entries}>
        {withIndexKeys(timeline.steps).map(({ key, entry: { period, short } }) => (
          <div key={key}>
            <dt>{period}</dt>
            <dd>{short}</dd>
          </div>
        ))}
      </dl>
    </article>
  </div>
);

interface NamedListProps {
  readonly heading: string;
  readonly entries: readonly { readonly title: string; readonly text: string }[];
}

const NamedList = ({ heading, entries }: NamedListProps) => (
  <article className={styles.card}>
    <h3>{heading}</h3>
    <dl className={styles.entries}>
      {withIndexKeys(entries).map(({ key, entry: { title, text } }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </article>
);

/** Shows the five steps, numbered along one line (PRO-117). */
export const DetailedTimeline = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {withIndexKeys(steps).map(({ key, entry: { period, title, text } }) => (
      <li key={key} className={styles.step}>
        <p className={styles.period}>{period}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
