import { Link } from 'react-router-dom';
import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { countDocuments } from '@/shared/firebase/database';
import { watchList } from '@/shared/firebase/live/watch';
import { queryKey } from '@/shared/firebase/query';
import { useWatch } from '@/shared/firebase/live/use-watch';
import { formatNumber } from '@/shared/i18n/format';
import { type CountRequest, useCachedCounts } from '@/shared/lists/counts/cached-counts';
import { plainTextOf } from '@/shared/rich-text/stored-content';
import { useWithPendingChanges } from '@/shared/saving/use-changes';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { ExpandableText } from '@/shared/ui/workspace/expandable-text';
import { homeCardTexts } from '@/shared/ui/workspace/home-texts';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Widget } from '@/shared/ui/workspace/widget';
import { notes } from '../collections';
import { type NoteContacts, useContactNames } from '../contact-names';
import { openFollowUpCount, openFollowUps } from '../queries';
import type { Note } from '../schema';
import { categoryLabel, noteTexts } from '../texts';
import styles from './home-cards.module.css';
import { homeNoteTexts as texts } from './texts';

/** The number of items that the card lists. The count includes all of them. */
const listed = 6;

interface ContactActivityCardProps {
  readonly actor: Actor;
  readonly contacts: NoteContacts;
  /** The URL of the notes hub. */
  readonly hub: string;
  /** The query that counts today's new contacts. Comes from another feature. */
  readonly newToday: CountRequest;
}

const none: readonly WithId<Note>[] = [];

const isOpen = ({ category, isArchived, isCompleted }: Note): boolean =>
  (category === 'followup' || category === 'task') && !isArchived && !isCompleted;

/** Shows the number of today's new contacts, and the open follow-ups and tasks (WRK-080 to WRK-084). */
export const ContactActivityCard = ({ actor, contacts, hub, newToday }: ContactActivityCardProps) => {
  const { live, retry } = useWatch(watchList(notes, openFollowUps(actor, listed)));
  const stored = 'data' in live && live.data ? live.data.documents : none;
  const shown = useWithPendingChanges(notes, stored).filter(isOpen);
  const names = useContactNames(
    contacts,
    shown.flatMap(({ contactId }) => contactId ?? []),
  );
  const counted = openFollowUpCount(actor);
  const { counts } = useCachedCounts({
    newToday,
    followUps: { key: queryKey(notes, counted), ask: () => countDocuments(notes, counted) },
  });
  const of = (count: number | undefined) => (count === undefined ? texts.notCounted : formatNumber(count));

  return (
    <Widget title={texts.activity}>
      <LiveView live={live} retry={retry} {...homeCardTexts}>
        {(_, { fromServer }) => (
          <>
            <Row as="dl" gap={5} className={styles.counts}>
              <div>
                <dt>{texts.newToday}</dt>
                <dd>{of(counts.newToday)}</dd>
              </div>
              <div>
                <dt>{texts.followUps}</dt>
                <dd>{of(counts.followUps)}</dd>
              </div>
            </Row>
            {shown.length === 0 ? (
              fromServer && <p>{texts.noFollowUps}</p>
            ) : (
              <Stack as="ul" gap={0}>
                {shown.map((note) => {
                  const title = noteTexts.titleOf(note.title);
                  const { contactId } = note;
                  return (
                    <Stack as="li" gap={1} key={note.id} className={styles.item}>
                      <div className={styles.head}>
                        <h3 className={styles.title} dir="auto">
                          {title}
                        </h3>
                        <Link
                          className={styles.view}
                          aria-label={texts.viewOf(title)}
                          to={
                            contactId === undefined
                              ? `${hub}?${new URLSearchParams({ filterType: 'all', open: note.id })}`
                              : contacts.addressOf(contactId)
                          }
                        >
                          {texts.view}
                        </Link>
                      </div>
                      <p className={styles.about}>
                        {[
                          categoryLabel(note.category),
                          contactId === undefined ? undefined : names.get(contactId),
                        ]
                          .filter((part) => part !== undefined)
                          .join(' · ')}
                      </p>
                      <ExpandableText text={plainTextOf(note.content, note.contentType)} />
                    </Stack>
                  );
                })}
              </Stack>
            )}
          </>
        )}
      </LiveView>
      <p>
        <Link to={`${hub}?${new URLSearchParams({ filterType: 'all' })}`}>{texts.allFollowUps}</Link>
      </p>
    </Widget>
  );
};
