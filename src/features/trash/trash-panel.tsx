import { useState } from 'react';
import { deleteContact } from '@/contracts/contacts';
import { callApi } from '@/shared/api/call';
import type { Actor } from '@/shared/auth/actor';
import { profiles } from '@/shared/auth/profile';
import type { WithId } from '@/shared/firebase/collection';
import { formatDateTime } from '@/shared/i18n/format';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { RecordPanel } from '@/shared/lists/record-panel';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { useRecord } from '@/shared/saving/use-record';
import { daysInTrash } from '@/shared/trash/texts';
import type { TrashEntry } from '@/shared/trash/trash';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { Facts } from '@/shared/ui/workspace/facts';
import type { TrashKinds } from './queries';
import { trashTexts } from './texts';
import styles from './trash-screen.module.css';

const RichText = lazyPart(async () => (await import('@/shared/rich-text/rich-text')).RichText);

const { panel } = trashTexts;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns when an entry expires; undefined until the server has set its time. */
export const expiryOf = (deletedAt: Date | null | undefined): Date | undefined =>
  deletedAt ? new Date(deletedAt.getTime() + daysInTrash * dayMs) : undefined;

interface TrashPanelProps {
  readonly list: Parameters<typeof RecordPanel<TrashEntry>>[0]['list'];
  readonly actor: Actor;
  readonly kinds: TrashKinds;
  readonly isSaving: boolean;
  readonly onRestore: (entry: WithId<TrashEntry>) => void;
  readonly onClose: () => void;
}

/** Shows one deleted record: its content, who deleted it, and until when it is kept. */
export const TrashPanel = ({ list, actor, kinds, isSaving, onRestore, onClose }: TrashPanelProps) => (
  <RecordPanel
    list={list}
    row="partial"
    texts={{ ...trashTexts, open: trashTexts.section }}
    titleOf={({ title }) => title || trashTexts.untitled}
    onClose={onClose}
  >
    {(entry) => (
      <>
        <Actions isTight>
          <Button variant="next" small aria-disabled={isSaving} onClick={() => !isSaving && onRestore(entry)}>
            {trashTexts.restore}
          </Button>
          {entry.collection === 'manualContacts' && <EraseContact entry={entry} />}
        </Actions>
        <DeletedContent entry={entry} />
        <Facts
          facts={[
            [panel.kind, kinds.get(entry.collection) ?? entry.collection],
            [panel.deleted, entry.deletedAt ? formatDateTime(entry.deletedAt) : ''],
            [
              panel.deletedBy,
              entry.deletedBy === actor.uid ? panel.you : <PersonName key="name" uid={entry.deletedBy} />,
            ],
            [panel.until, untilText(entry)],
          ]}
        />
      </>
    )}
  </RecordPanel>
);

/**
 * Deletes a contact before its time in the trash is over, for example if that person asks. Only the API can
 * do this.
 */
const EraseContact = ({ entry: { recordId, title } }: { readonly entry: TrashEntry }) => {
  const [isAsking, setIsAsking] = useState(false);
  const name = title || trashTexts.untitled;
  return (
    <>
      <Button variant="quiet" small onClick={() => setIsAsking(true)}>
        {trashTexts.erase}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={trashTexts.eraseTitle}
        texts={[trashTexts.eraseQuestion(name)]}
        confirmLabel={trashTexts.erase}
        busyLabel={trashTexts.erasing}
        onConfirm={() =>
          callOutcome(() => callApi(deleteContact, { params: { id: recordId } }), {
            done: trashTexts.erased(name),
            failed: trashTexts.notErased,
          })
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  );
};

const untilText = ({ deletedAt }: TrashEntry): string => {
  const until = expiryOf(deletedAt);
  return until ? formatDateTime(until) : '';
};

/** Shows a colleague's name, read from their profile. Falls back to the id if the profile is gone. */
const PersonName = ({ uid }: { readonly uid: string }) => {
  const { record } = useRecord(profiles, uid);
  return <span dir="auto">{record?.displayName || record?.email || uid}</span>;
};

const contentFields = ['email', 'phone', 'company', 'subject', 'message'] as const;

/** Shows the texts by which people recognize a deleted record. */
const DeletedContent = ({ entry: { record } }: { readonly entry: TrashEntry }) => {
  const { content, contentType } = record;
  return (
    <Stack as="section" aria-label={panel.held}>
      {content !== undefined && (
        <RichText content={content} contentType={typeof contentType === 'string' ? contentType : undefined} />
      )}
      {contentFields.map((field) => {
        const text = record[field];
        return (
          typeof text === 'string' &&
          text !== '' && (
            <p key={field} className={styles.text} dir="auto">
              {text}
            </p>
          )
        );
      })}
    </Stack>
  );
};
