import type { Actor } from '@/shared/auth/actor';
import { useRecord } from '@/shared/saving/use-record';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { calendarEvents } from '../collections';
import { type Occurrence, occurrenceOn } from '../dates/occurrences';
import { dayText, deviceDayOf } from '../dates/wall-clock';
import type { EventContacts } from '../event-contacts';
import { mayChangeTimes } from '../policy';
import { calendarTexts as texts } from '../texts';
import { EventForm } from './calendar-dialogs';
import { type EventAction, EventDetails } from './event-details';

interface OpenedEventProps {
  readonly id: string;
  readonly on: string;
  readonly actor: Actor;
  readonly contacts: EventContacts;
  readonly onAction: (action: EventAction, occurrence: Occurrence) => void;
  readonly onClose: () => void;
}

/** Shows the event named in the URL. If its stored dates cannot be read, opens the form instead (WRK-422). */
export const OpenedEvent = ({ id, on, actor, contacts, onAction, onClose }: OpenedEventProps) => {
  const { live, retry, record } = useRecord(calendarEvents, id);
  const occurrence = record && occurrenceOn(record, on || dayText(deviceDayOf(record.start)));
  if (occurrence)
    return (
      <EventDetails
        {...{ actor, contacts, occurrence, onClose }}
        onAction={(action) => onAction(action, occurrence)}
      />
    );
  if (
    record &&
    Number.isNaN(record.start.getTime() + record.end.getTime()) &&
    mayChangeTimes(actor, record)
  ) {
    const { start, end } = record;
    return (
      <EventForm
        {...{ actor, contacts, onClose }}
        of={{ key: id, event: record, start, end, day: '', index: 0, allDay: false }}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.section}
      actions={
        <Button variant="quiet" small onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notLoaded}>
        {(parsed) => <p>{parsed && !parsed.ok ? texts.cannotRead(id) : texts.notThere}</p>}
      </LiveView>
    </Dialog>
  );
};
