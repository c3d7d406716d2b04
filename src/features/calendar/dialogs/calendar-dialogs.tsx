import type { Actor } from '@/shared/auth/actor';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { keptInTrash } from '@/shared/trash/texts';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import type { Occurrence } from '../dates/occurrences';
import type { EventContacts } from '../event-contacts';
import { calendarTexts as texts } from '../texts';
import type { OpenDialog, useEventActions } from '../use-event-actions';
import { MoreDialog } from './more-dialog';

export const EventForm = lazyDialog(async () => (await import('../form/event-form')).EventForm);
const ImportDialog = lazyDialog(async () => (await import('../ics/import-dialog')).ImportDialog);
const SuggestionsDialog = lazyDialog(async () => (await import('./suggestions-dialog')).SuggestionsDialog);
const SharingDialog = lazyDialog(async () => (await import('./sharing-dialog')).SharingDialog);
const ScopeDialog = lazyDialog(async () => (await import('./scope-dialog')).ScopeDialog);
const MoveDialog = lazyDialog(async () => (await import('./times-dialogs')).MoveDialog);
const LengthDialog = lazyDialog(async () => (await import('./times-dialogs')).LengthDialog);

interface CalendarDialogsProps {
  readonly actor: Actor;
  readonly contacts: EventContacts;
  readonly open: OpenDialog;
  readonly actions: ReturnType<typeof useEventActions>['actions'];
  readonly openEvent: (occurrence: Occurrence) => void;
  readonly onClose: () => void;
}

/** Renders the dialog open over the calendar. Each dialog's code loads on demand. */
export const CalendarDialogs = ({
  actor,
  contacts,
  open,
  actions,
  openEvent,
  onClose,
}: CalendarDialogsProps) => {
  switch (open.kind) {
    case 'form':
      return (
        <EventForm
          {...{ actor, contacts, onClose }}
          of={open.of}
          onCreated={(id) => actions.focusOn(id, '')}
        />
      );
    case 'move':
      return (
        <MoveDialog
          occurrence={open.occurrence}
          onClose={onClose}
          onSave={(to) => {
            onClose();
            actions.move(open.occurrence, { ...to, allDay: open.occurrence.allDay });
          }}
        />
      );
    case 'resize':
      return (
        <LengthDialog
          occurrence={open.occurrence}
          onClose={onClose}
          onSave={(to) => {
            onClose();
            actions.resize(open.occurrence, to);
          }}
        />
      );
    case 'delete':
      return (
        <ConfirmDialog
          open
          title={texts.deleteTitle}
          texts={[texts.deleteQuestion, keptInTrash]}
          confirmLabel={texts.delete}
          onConfirm={async () => actions.remove(open.occurrence)}
          onClose={onClose}
        />
      );
    case 'share':
      return (
        <SharingDialog
          {...{ actor, onClose }}
          event={open.event}
          onShare={(people) => {
            onClose();
            actions.share(open.event, people);
          }}
        />
      );
    case 'scope':
      return (
        <ScopeDialog
          kind={open.purpose}
          offered={open.offered}
          onChoose={(scope) => {
            onClose();
            open.run(scope);
          }}
          onClose={onClose}
        />
      );
    case 'suggestions':
      return (
        <SuggestionsDialog
          {...{ contacts, onClose }}
          onUse={(event) => actions.setOpen({ kind: 'form', of: event })}
        />
      );
    case 'import':
      return <ImportDialog {...{ actor, onClose }} />;
    default:
      return (
        <MoreDialog
          day={open.day}
          occurrences={open.occurrences}
          onOpen={(occurrence) => {
            actions.close();
            openEvent(occurrence);
          }}
          onClose={onClose}
        />
      );
  }
};
