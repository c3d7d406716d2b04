import { Link } from 'react-router-dom';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatDateTime } from '@/shared/i18n/format';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { Button } from '@/shared/ui/buttons/button';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { AnalyzeChanges } from './analyze-changes';
import styles from './change-log-screen.module.css';
import { can } from './policy';
import { changeFilters, changeLog, changeParameters, changeQuery, latestChanges } from './queries';
import type { ChangeEntry } from './schema';
import { changeTexts as texts } from './texts';

/**
 * Shows the changes of the product and, if the person may see it, who deleted which note (WRK-439 to
 * WRK-448).
 */
export const ChangeLogScreen = ({ actor }: { readonly actor: Actor }) => {
  const { state, change } = useAddressState(changeParameters);
  const { live, retry } = useWatch(watchList(changeLog, changeQuery(state, actor), { scope: 'change-log' }));
  const isForAll: boolean = isAdmin(actor);
  return (
    <Screen
      action={
        <a href="/CHANGELOG.md" target="_blank" rel="noopener noreferrer">
          {texts.full}
        </a>
      }
    >
      <p className={styles.back}>
        <Link to={isForAll ? paths.adminDashboard : paths.dashboard}>{texts.back}</Link>
      </p>
      <Row justify="between" align="top" className={styles.tools}>
        <Row as="fieldset" aria-label={texts.filterLabel}>
          {changeFilters.map((filter) => (
            <Button
              key={filter}
              variant={state.filter === filter ? 'primary' : 'quiet'}
              small
              aria-pressed={state.filter === filter}
              onClick={() => change({ filter })}
            >
              {texts.filters[filter]}
            </Button>
          ))}
        </Row>
        {can(actor, 'change.analyse') && <AnalyzeChanges />}
      </Row>
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.failed}>
        {({ documents, invalid }, { fromServer }) => {
          const mayHaveMore = state.amount === 'latest' && documents.length + invalid.length >= latestChanges;
          return (
            <>
              {fromServer && documents.length === 0 && (
                <p>{state.filter === 'all' ? texts.none : texts.noneOfFilter}</p>
              )}
              {documents.length > 0 && (
                <ol className={styles.entries} aria-label={texts.list}>
                  {documents.map((entry) => (
                    <Entry key={entry.id} entry={entry} viewer={actor} />
                  ))}
                </ol>
              )}
              {invalid.length > 0 && <p>{texts.unreadable(invalid.length)}</p>}
              {(mayHaveMore || state.amount === 'all') && (
                <Button
                  variant="quiet"
                  small
                  onClick={() => change({ amount: state.amount === 'all' ? 'latest' : 'all' })}
                >
                  {state.amount === 'all' ? texts.showLatest : texts.showAll}
                </Button>
              )}
            </>
          );
        }}
      </LiveView>
    </Screen>
  );
};

/** Returns the details of an entry that are shown below its summary. */
function detailsOf(entry: ChangeEntry, viewer: Actor): readonly string[] {
  const { type, details, metadata, userId, userEmail } = entry;
  if (type === 'note_deleted') {
    const kind = details?.noteType === 'contact' ? texts.noteOf.contact : texts.noteOf.standalone;
    return [
      kind,
      ...(details?.category ? [texts.category(details.category)] : []),
      ...(userId === viewer.uid ? [texts.by(texts.you)] : userEmail ? [texts.by(userEmail)] : []),
    ];
  }
  return [
    ...(metadata?.version ? [texts.version(metadata.version)] : []),
    ...(metadata && metadata.analyzedComponents.length > 0 ? [texts.about(metadata.analyzedComponents)] : []),
    ...(type === 'auto-generated' && metadata?.generatedBy ? [texts.madeBy(metadata.generatedBy)] : []),
  ];
}

const Entry = ({ entry, viewer }: { readonly entry: WithId<ChangeEntry>; readonly viewer: Actor }) => {
  const details = detailsOf(entry, viewer);
  return (
    <Stack as="li" gap={1} className={styles.entry}>
      <Row as="p" gap={3} className={styles.head}>
        <span className={styles.type}>{texts.types[entry.type]}</span>
        <span>{entry.timestamp ? formatDateTime(entry.timestamp) : texts.noDate}</span>
      </Row>
      <p className={styles.summary} dir="auto">
        {entry.summary}
      </p>
      {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
    </Stack>
  );
};
