import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { useAsync } from '@/shared/hooks/use-async';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { readProposalContent } from '@/features/proposals/content/proposal-content';
import { sectionsOf } from '@/features/proposals/content/sections';
import { answerTexts } from './answer-texts';
import { readersOf, visitsOf } from '@/features/proposals/collections';
import styles from '../management.module.css';
import { allReaders, latestAnswers, latestReading, maxVisits } from '@/features/proposals/queries';
import type { ProposalDraft, Visit } from '@/features/proposals/schema';
import { VisitAnswers } from './visit-answers';
import { VisitPeople } from './visit-people';
import { summaryOf } from './visit-summary';
import { visitTexts as texts } from './visit-texts';

/** Counts failed attempts to open a page. Rejects if the database is unreachable. */
export type CountFailures = (slug: string, signal: AbortSignal) => Promise<number>;

interface VisitsSectionProps {
  readonly draft: WithId<ProposalDraft>;
  readonly countFailures: CountFailures;
}

/** Shows the recipients' answers, then how they read the page and how many attempts failed. */
export const VisitsSection = ({ draft, countFailures }: VisitsSectionProps) => {
  const { id } = draft;
  const answers = useWatch(watchList(visitsOf(id), latestAnswers, { scope: `${id} answers` }));
  const reading = useWatch(watchList(visitsOf(id), latestReading, { scope: `${id} reading` }));
  const readers = useWatch(watchList(readersOf(id), allReaders, { scope: `${id} readers` }));
  const nameOf = (recipient: string) => draft.recipients[recipient]?.name || answerTexts.unknownRecipient;
  const content = readProposalContent(draft.content);
  const headings = new Map((content ? sectionsOf(content) : []).map((one) => [one.id, one.heading]));
  return (
    <div className={styles.fields}>
      <section aria-labelledby="answers-heading">
        <h2 id="answers-heading" className={styles.heading}>
          {texts.answers}
        </h2>
        <LiveView {...answers} loading={texts.answersLoading} failed={texts.answersFailed}>
          {({ documents }, { fromServer }) =>
            documents.length === 0 ? (
              fromServer && <p>{texts.answersNone}</p>
            ) : (
              <VisitAnswers answers={documents} nameOf={nameOf} headings={headings} />
            )
          }
        </LiveView>
      </section>
      <LiveView {...reading} loading={texts.loading} failed={texts.failed}>
        {({ documents }, { fromServer }) => (
          <>
            <section aria-labelledby="people-heading">
              <h2 id="people-heading" className={styles.heading}>
                {texts.people}
              </h2>
              <LiveView {...readers} loading={texts.peopleLoading} failed={texts.peopleFailed}>
                {(known, { fromServer: isConfirmed }) => (
                  <VisitPeople
                    draft={draft}
                    readers={known.documents}
                    summaries={summaryOf(documents).readers}
                    nameOf={nameOf}
                    hasAllVisits={fromServer && isConfirmed && documents.length < maxVisits}
                  />
                )}
              </LiveView>
            </section>
            {documents.length > 0 && <Reading visits={documents} nameOf={nameOf} headings={headings} />}
            {documents.length === 0 && fromServer && <p>{texts.none}</p>}
          </>
        )}
      </LiveView>
      <Failures slug={id} count={countFailures} />
    </div>
  );
};

const Failures = ({ slug, count }: { readonly slug: string; readonly count: CountFailures }) => {
  const { data, failure } = useAsync(slug, (signal) => count(slug, signal));
  return (
    <p className={styles.note}>
      {data !== undefined && texts.attempts(data)}
      {failure && texts.attemptsUnknown}
    </p>
  );
};

interface ReadingProps {
  readonly visits: readonly Visit[];
  readonly nameOf: (recipient: string) => string;
  readonly headings: ReadonlyMap<string, string>;
}

const Reading = ({ visits, nameOf, headings }: ReadingProps) => {
  const { sections, acts } = summaryOf(visits);
  const longest = sections[0]?.seconds ?? 0;
  return (
    <>
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
          {acts.map(({ recipient, what, at }, index) => (
            // Two acts may have the same time, and the list is never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {at && <span className={styles.about}>{formatDateTime(at)} </span>}
              {texts.did[what](nameOf(recipient))}
            </li>
          ))}
        </ol>
        {visits.length >= maxVisits && <p className={styles.note}>{texts.latestOnly(maxVisits)}</p>}
      </section>
    </>
  );
};
