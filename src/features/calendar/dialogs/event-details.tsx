import { useEffect, useState } from 'react';
import type { Actor } from '@/shared/auth/actor';
import { profiles } from '@/shared/auth/profile';
import { SaveState } from '@/shared/saving/shown/save-state';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { TextLink } from '@/shared/ui/links/text-link';
import { Facts } from '@/shared/ui/workspace/facts';
import { calendarEvents } from '../collections';
import type { EventContacts } from '../event-contacts';
import styles from './event-details.module.css';
import { lengthText, ruleText, titleOf, whenText } from '../event-format';
import { type Occurrence, repeatOf } from '../dates/occurrences';
import { can, mayChangeTimes } from '../policy';
import { calendarTexts as texts, permissionLabels, statusLabels, typeLabels } from '../texts';
import { deviceZone } from '../dates/wall-clock';

/** The actions on an occurrence besides viewing it. */
export type EventAction = 'edit' | 'move' | 'resize' | 'share' | 'download' | 'delete';

interface EventDetailsProps {
  readonly actor: Actor;
  readonly occurrence: Occurrence;
  readonly contacts: EventContacts;
  readonly onAction: (action: EventAction) => void;
  readonly onClose: () => void;
}

const { details } = texts;

/** Shows one occurrence with all details of its event and the actions that the person may take. */
export const EventDetails = ({ actor, occurrence, contacts, onAction, onClose }: EventDetailsProps) => {
  const { event } = occurrence;
  const keeps = can(actor, 'calendarEvent.update', event);
  const actions: readonly (readonly [EventAction, string, boolean])[] = [
    ['edit', texts.edit, mayChangeTimes(actor, event)],
    ['move', texts.move, mayChangeTimes(actor, event)],
    ['resize', texts.resize, mayChangeTimes(actor, event)],
    ['share', texts.share, keeps],
    ['download', texts.download, true],
    ['delete', texts.delete, can(actor, 'calendarEvent.delete', event)],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(event)}
      actions={
        <Button variant="quiet" small onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap={4} className={styles.details}>
        <Facts
          facts={[
            [details.when, `${whenText(occurrence)} (${lengthText(occurrence)})`],
            [details.repeats, ruleText(event)],
            [details.place, event.location && <bdi key="place">{event.location}</bdi>],
            [details.type, typeLabels[event.type]],
            [details.status, event.status === 'scheduled' ? '' : statusLabels[event.status]],
            [
              details.contact,
              event.contactId !== '' && (
                <ContactLink contacts={contacts} id={event.contactId} key="contact" />
              ),
            ],
            [
              details.sharedWith,
              event.sharedUsers
                .map(({ name, email, permission }) => `${name || email} (${permissionLabels[permission]})`)
                .join(', '),
            ],
            [
              details.createdBy,
              event.createdBy === actor.uid ? '' : <PersonName uid={event.createdBy} key="person" />,
            ],
          ]}
        />
        {event.description !== '' && (
          <p className={styles.description} dir="auto">
            {event.description}
          </p>
        )}
        {!occurrence.allDay && repeatOf(event) && event.timeZone !== deviceZone() && (
          <p className={styles.note}>{texts.zoneNote(event.timeZone)}</p>
        )}
        <Actions isTight>
          {actions.map(
            ([action, label, isOffered]) =>
              isOffered && (
                <Button
                  key={action}
                  variant={action === 'edit' ? 'primary' : action === 'delete' ? 'danger' : 'quiet'}
                  small
                  onClick={() => onAction(action)}
                >
                  {label}
                </Button>
              ),
          )}
        </Actions>
        <SaveState collection={calendarEvents} id={event.id} />
      </Stack>
    </Dialog>
  );
};

const ContactLink = ({ contacts, id }: { readonly contacts: EventContacts; readonly id: string }) => {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isCancelled = false;
    contacts.read(id).then(
      (contact) => !isCancelled && setName(contact?.name ?? ''),
      () => !isCancelled && setName(''),
    );
    return () => {
      isCancelled = true;
    };
  }, [contacts, id]);
  if (name === undefined || name === '') return <span>{name === '' ? texts.contactGone : ''}</span>;
  return <TextLink to={contacts.addressOf(id)}>{name}</TextLink>;
};

const PersonName = ({ uid }: { readonly uid: string }) => {
  const { record } = useRecord(profiles, uid);
  return <bdi>{record?.displayName || record?.email || ''}</bdi>;
};
