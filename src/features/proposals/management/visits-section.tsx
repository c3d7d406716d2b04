import { useEffect, useState } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live';
import { useWatch } from '@/shared/firebase/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { readProposalContent } from '../content/proposal-content';
import { sectionsOf } from '../content/sections';
import { packageIds } from '../content/client-proposal';
import { packageName } from '../page/packages';
import { visitsOf } from './collections';
import styles from './management.module.css';
import { latestVisits, mostVisits } from './queries';
import type { ProposalDraft, Visit } from './schema';
import { proposalTexts as texts } from './texts';
import { summaryOf } from './visit-summary';

/** How often somebody tried to open a page and did not get in. Rejects where the database was not reached. */
export type CountFailures = (slug: string, signal: AbortSignal) => Promise<number>;

interface VisitsSectionProps {
  readonly draft: WithId<ProposalDraft>;
  readonly countFailures: CountFailures;
}

/** Who opened a page and when, what they read longest, chose and asked, and how often somebody did not get in. */
export const VisitsSection = ({ draft, countFailures }: VisitsSectionProps) => {
  const { live, retry } = useWatch(watchList(visitsOf(draft.id), latestVisits, { scope: draft.id }));
  const nameOf = (recipient: string) => draft.recipients[recipient]?.name || texts.unknownRecipient;
  return (
    <>
      <LiveView live={live} retry={retry} loading={texts.visitsLoading} failed={texts.visitsFailed}>
        {({ documents }, { fromServer }) =>
          documents.length === 0 ? (
            fromServer && <p>{texts.visitsNone}</p>
          ) : (
            <Summary draft={draft} visits={documents} nameOf={nameOf} />
          )
        }
      </LiveView>
      <Failures slug={draft.id} count={countFailures} />
    </>
  );
};

const Failures = ({ slug, count }: { readonly slug: string; readonly count: CountFailures }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    count(slug, leaving.signal).then(
      (failed) => setSaid(texts.attempts(failed)),
      () => {
        if (!leaving.signal.aborted) setSaid(texts.attemptsUnknown);
      },
    );
    return () => leaving.abort();
  }, [slug, count]);
  return <p className={styles.note}>{said}</p>;
};

interface SummaryProps {
  readonly draft: ProposalDraft;
  readonly visits: readonly Visit[];
  readonly nameOf: (recipient: string) => string;
}

const Summary = ({ draft, visits, nameOf }: SummaryProps) => {
  const { readers, sections, answers, acts } = summaryOf(visits);
  const content = readProposalContent(draft.content);
  const headings = new Map((content ? sectionsOf(content) : []).map(({ id, heading }) => [id, heading]));
  const longest = sections[0]?.seconds ?? 0;
  return (
    <div className={styles.fields}>
      <ul className={styles.people} aria-label={texts.tabs.visits}>
        {readers.map(({ recipient, opened, lastOpened, downloads, shares, seconds }) => (
          <li key={recipient} className={styles.card}>
            <h3>{nameOf(recipient)}</h3>
            <p className={styles.about}>
              {[
                texts.openedTimes(opened),
                ...(lastOpened ? [texts.lastOpened(formatDateTime(lastOpened))] : []),
                ...(seconds > 0 ? [`${texts.acts.read} ${texts.seconds(seconds)}`] : []),
                ...(downloads > 0 ? [texts.acts.downloaded] : []),
                ...(shares > 0 ? [texts.acts.shared] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {answers.length > 0 && (
        <section aria-labelledby="answers-heading">
          <h2 id="answers-heading" className={styles.heading}>
            {texts.answers}
          </h2>
          <ul className={styles.people}>
            {answers.map((answer) => (
              <li
                key={`${answer.recipient}${String(answer.at?.getTime())}${answer.what}`}
                className={styles.card}
              >
                <p className={styles.about}>
                  {nameOf(answer.recipient)} {texts.acts[answer.what]}
                  {answer.at && ` · ${formatDateTime(answer.at)}`}
                </p>
                <p>{choiceOf(answer)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sections.length > 0 && (
        <section aria-labelledby="sections-heading">
          <h2 id="sections-heading" className={styles.heading}>
            {texts.bySections}
          </h2>
          <ul className={styles.people}>
            {sections.map(({ id, seconds }) => (
              <li key={id} className={styles.bar}>
                <span>{headings.get(id) ?? id}</span>
                <meter min={0} max={longest} value={seconds} aria-label={headings.get(id) ?? id} />
                <span>{texts.seconds(seconds)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{texts.readingNote}</p>
        </section>
      )}
      <section aria-labelledby="latest-heading">
        <h2 id="latest-heading" className={styles.heading}>
          {texts.latest}
        </h2>
        <ol className={styles.acts}>
          {acts.map(({ recipient, what, at }, place) => (
            // What two readers did may be the same to the second, and nothing changes its place in the list.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              {at && <span className={styles.about}>{formatDateTime(at)} </span>}
              {nameOf(recipient)} {texts.acts[what]}
            </li>
          ))}
        </ol>
      </section>
      {visits.length >= mostVisits && <p className={styles.note}>{texts.latestOnly(mostVisits)}</p>}
    </div>
  );
};

function choiceOf({ what, detail }: Visit): string {
  const chosen = packageIds.find((id) => id === detail);
  return what === 'chose' && chosen ? packageName(chosen) : detail;
}
