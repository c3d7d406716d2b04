import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { watchList } from '@/shared/firebase/live/watch';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { useRecord } from '@/shared/saving/use-record';
import { useColleagues } from '@/shared/people/colleagues';
import { RichText } from '@/shared/rich-text/rich-text';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Stack } from '@/shared/ui/layout/stack';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { notes, versionsOf } from '../collections';
import { authorOf } from '../people';
import { lastVersions } from '../queries';
import type { Note, NoteVersion } from '../schema';
import { categoryLabel, noteTexts } from '../texts';
import styles from './versions-dialog.module.css';

interface VersionsDialogProps {
  readonly actor: Actor;
  readonly note: WithId<Note>;
  /** Called with the version to restore and the current note. */
  readonly onRestore: (version: NoteVersion, note: WithId<Note>) => void;
  readonly onClose: () => void;
}

/** Lists the earlier versions of a note with their authors and times, latest first. */
export const VersionsDialog = ({ actor, note, onRestore, onClose }: VersionsDialogProps) => {
  const { live, retry } = useWatch(watchList(versionsOf(note.id), lastVersions));
  const { record = note } = useRecord(notes, note.id);
  const { colleagues } = useColleagues(actor);
  return (
    <Dialog
      open
      isWide
      onClose={onClose}
      title={noteTexts.versionsOf(noteTexts.titleOf(note.title))}
      actions={
        <Button variant="quiet" small onClick={onClose}>
          {noteTexts.closeVersions}
        </Button>
      }
    >
      <LiveView
        live={live}
        retry={retry}
        loading={noteTexts.versionsLoading}
        failed={noteTexts.versionsNotLoaded}
      >
        {(data, { fromServer }) => {
          const versions = (data?.documents ?? []).toSorted((one, other) => timeOf(other) - timeOf(one));
          return (
            <>
              {versions.length === 0 && fromServer && <p>{noteTexts.versionsNone}</p>}
              <Stack as="ol" gap={4} className={styles.versions}>
                {versions.map((version, index) => {
                  const author = { createdBy: version.updatedBy, creatorEmail: '' };
                  const name = noteTexts.version(
                    noteTexts.dateLabel(version.updatedAt),
                    authorOf(author, actor.uid, colleagues),
                  );
                  return (
                    <li key={version.id}>
                      <Stack as="article" gap={2} align="start" aria-label={name} className={styles.version}>
                        <h3>{name}</h3>
                        <p className={styles.facts}>
                          <strong dir="auto">{noteTexts.titleOf(version.title)}</strong>
                          {' · '}
                          {categoryLabel(version.category)}
                        </p>
                        <details open={index === 0} className={styles.text}>
                          <summary>{noteTexts.versionText}</summary>
                          <div dir="auto">
                            <RichText
                              content={version.content}
                              contentType={version.contentType}
                              headingLevel={4}
                            />
                          </div>
                        </details>
                        <Button variant="quiet" small onClick={() => onRestore(version, record)}>
                          {noteTexts.restoreVersion}
                        </Button>
                      </Stack>
                    </li>
                  );
                })}
              </Stack>
              {versions.length > 0 && <p className={styles.facts}>{noteTexts.versionsKept}</p>}
            </>
          );
        }}
      </LiveView>
    </Dialog>
  );
};

const timeOf = ({ updatedAt }: NoteVersion): number => updatedAt?.getTime() ?? 0;
