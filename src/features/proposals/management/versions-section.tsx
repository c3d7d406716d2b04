import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { reportOutcome } from '@/shared/outcomes/report-outcome';
import { useColleagues } from '@/shared/people/colleagues';
import { Button } from '@/shared/ui/buttons/button';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { saveContent } from '../changes';
import { versionsOf } from '../collections';
import styles from './management.module.css';
import { latestVersions } from '../queries';
import type { ProposalDraft, ProposalVersion } from '../schema';
import { proposalTexts as texts } from './texts';

interface VersionsSectionProps {
  readonly actor: Actor;
  readonly draft: WithId<ProposalDraft>;
}

/** Lists the published versions with date, author and changes. Each text can be restored. */
export const VersionsSection = ({ actor, draft }: VersionsSectionProps) => {
  const { live, retry } = useWatch(watchList(versionsOf(draft.id), latestVersions, { scope: draft.id }));
  const { colleagues } = useColleagues(actor);
  const nameOf = (uid: string) =>
    uid === actor.uid ? actor.displayName : (colleagues.find((each) => each.uid === uid)?.name ?? uid);

  const restore = ({ content }: ProposalVersion) => {
    const { title, clientName, clientEmail } = draft;
    return reportOutcome(() => saveContent(draft, { title, clientName, clientEmail, content }, actor), {
      done: texts.restored,
      failed: texts.notSaved,
    });
  };

  return (
    <LiveView live={live} retry={retry} loading={texts.versionsLoading} failed={texts.versionsFailed}>
      {({ documents }, { fromServer }) =>
        documents.length === 0 ? (
          fromServer && <p>{texts.versionsNone}</p>
        ) : (
          <ol className={styles.people}>
            {documents.map((version) => (
              <li key={version.id} className={styles.card}>
                <h3>{texts.version(Number(version.id))}</h3>
                {version.publishedAt && (
                  <p className={styles.about}>
                    {texts.publishedBy(nameOf(version.publishedBy), formatDateTime(version.publishedAt))}
                  </p>
                )}
                <ul>
                  {version.changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
                {version.content !== draft.content && (
                  <div>
                    <Button variant="quiet" small onClick={() => void restore(version)}>
                      {texts.restore}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </LiveView>
  );
};
