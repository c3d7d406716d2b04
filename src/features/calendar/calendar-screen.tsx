import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { useRecord } from '@/shared/saving/use-record';
import { listDocuments } from '@/shared/firebase/database';
import { narrowQuery, useMediaQuery } from '@/shared/lib/use-media-query';
import { saveFile } from '@/shared/lib/save-file';
import { FilterChip } from '@/shared/lists/list-parts';
import { MenuEntry, Popover } from '@/shared/lists/popover';
import { useAddressState } from '@/shared/lists/use-address-state';
import { useListKeys } from '@/shared/lists/use-list-keys';
import { Button } from '@/shared/ui/buttons/button';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Notice } from '@/shared/ui/feedback/notice';
import { TextLink } from '@/shared/ui/links/text-link';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { showMessage } from '@/shared/ui/workspace/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { Agenda } from './agenda';
import type { CalendarGrid } from './calendar-grid';
import { shownDay, spanOf, spanTitle, stepped } from './calendar-range';
import styles from './calendar-screen.module.css';
import { calendarEvents } from './collections';
import type { EventContacts } from './event-contacts';
import { type EventAction, EventDetails } from './event-details';
import { EventFace } from './event-face';
import { formatShortDay } from './event-words';
import { usualTimes } from './form-schema';
import { type Occurrence, occurrenceOn, type Span } from './occurrences';
import { mayChangeTimes } from './policy';
import { calendarParameters, eventsIn, mostEvents, scopesOfPeople, type View, views } from './queries';
import { endOfTime } from './repeats';
import type { CalendarEvent } from './schema';
import { calendarTexts as texts, viewLabels } from './texts';
import { useCalendar } from './use-calendar';
import { type OpenDialog, useEventActions } from './use-event-actions';
import { dayNamed, dayText, deviceDayOf, midnightOf } from './wall-clock';

/** Stands in for the grid where its code cannot be fetched or does not start (WRK-435). */
const NotStarted = () => (
  <Notice tone="error">
    <p>{texts.notStarted}</p>
  </Notice>
);

const Grid = lazy(async (): Promise<{ default: ComponentType<Parameters<typeof CalendarGrid>[0]> }> => {
  try {
    return { default: (await import('./calendar-grid')).CalendarGrid };
  } catch {
    return { default: NotStarted };
  }
});
const EventForm = lazy(async () => ({ default: (await import('./event-form')).EventForm }));
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));
const SuggestionsDialog = lazy(async () => ({
  default: (await import('./suggestions-dialog')).SuggestionsDialog,
}));
const SharingDialog = lazy(async () => ({ default: (await import('./sharing-dialog')).SharingDialog }));
const ScopeDialog = lazy(async () => ({ default: (await import('./scope-dialog')).ScopeDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./times-dialogs')).MoveDialog }));
const LengthDialog = lazy(async () => ({ default: (await import('./times-dialogs')).LengthDialog }));

interface CalendarScreenProps {
  readonly actor: Actor;
  /** The home of the person's role (WRK-413). */
  readonly home: string;
  readonly contacts: EventContacts;
}

/** The calendar: own events and those shared with the person in four views (WRK-412). */
export const CalendarScreen = ({ actor, home, contacts }: CalendarScreenProps) => {
  const { state, change } = useAddressState(calendarParameters);
  const isNarrow = useMediaQuery(narrowQuery);
  const view: View = state.view === '' ? (isNarrow ? 'agenda' : 'week') : state.view;
  const day = shownDay(state.date);
  const span = useMemo(() => spanOf(view, day), [view, day]);
  const { live, retry, stored, occurrences } = useCalendar(actor, span, state.whose);
  const { actions, open } = useEventActions(actor);

  const openForm = (times?: Span & { readonly allDay: boolean }) =>
    actions.setOpen({ kind: 'form', of: times ?? { ...usualTimes(new Date()), allDay: false } });
  const openEvent = ({ event, day: on }: Occurrence) => change({ event: event.id, on });
  const closeEvent = () => {
    if (state.event === '') return;
    actions.focusOn(state.event, state.on);
    change({ event: '', on: '' });
  };

  useListKeys(texts.section, [
    { key: 'n', title: texts.create, run: () => openForm() },
    { key: 't', title: texts.showToday, run: () => change({ date: '' }) },
    ...views.map((each) => ({
      key: each.charAt(0),
      title: texts.showView(viewLabels[each]),
      run: () => change({ view: each }),
    })),
  ]);

  // The grid is large: what it calls stays the same, so that it is drawn anew for other dates only.
  const latest = useRef({ openForm, openEvent, view });
  useEffect(() => {
    latest.current = { openForm, openEvent, view };
  });
  const gridHandlers = useMemo(
    () => ({
      onSelect: (chosen: Span, allDay: boolean) =>
        latest.current.openForm(selectedTimes(chosen, allDay, latest.current.view)),
      onOpen: (occurrence: Occurrence) => latest.current.openEvent(occurrence),
      mayMove: actions.mayMove,
      onStep: actions.step,
      onMove: (occurrence: Occurrence, to: Span, allDay: boolean) =>
        actions.move(occurrence, droppedTimes(occurrence, to, allDay)),
      onResize: actions.resize,
      onMore: (on: Date, hidden: readonly Occurrence[]) =>
        actions.setOpen({ kind: 'more', day: on, occurrences: hidden }),
    }),
    [actions],
  );

  return (
    <Screen
      tabs={
        <nav className={styles.views} aria-label={texts.views}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-current={view === each ? 'page' : undefined}
              onClick={() => change({ view: each })}
            >
              {viewLabels[each]}
            </button>
          ))}
        </nav>
      }
      action={
        <Button small onClick={() => openForm()}>
          {texts.create}
        </Button>
      }
    >
      <div className={styles.tools}>
        <div className={styles.steps}>
          <button
            type="button"
            aria-label={texts.previous[view]}
            title={texts.previous[view]}
            onClick={() => change({ date: stepped(view, day, -1) })}
          >
            {texts.arrows.previous}
          </button>
          <button type="button" onClick={() => change({ date: '' })}>
            {texts.today}
          </button>
          <button
            type="button"
            aria-label={texts.next[view]}
            title={texts.next[view]}
            onClick={() => change({ date: stepped(view, day, 1) })}
          >
            {texts.arrows.next}
          </button>
        </div>
        <h2 className={styles.span} aria-live="polite">
          {spanTitle(view, day)}
        </h2>
        <input
          type="date"
          className={styles.goTo}
          aria-label={texts.goTo}
          min="2000-01-01"
          max="2099-12-31"
          value={dayText(day)}
          onChange={({ target }) => {
            if (dayNamed(target.value) !== undefined) change({ date: target.value });
          }}
        />
        {isAdmin(actor) && (
          <FilterChip
            label={texts.whose}
            value={state.whose}
            options={scopesOfPeople.map((value) => ({ value, label: texts.whoseLabels[value] }))}
            onChoose={(whose) => change({ whose })}
            clearLabel={texts.clearWhose}
          />
        )}
        <div className={styles.end}>
          <Popover label={texts.more} face={texts.more} kind="menu">
            <MenuEntry onPress={() => void downloadAll(actor)}>{texts.exportAll}</MenuEntry>
            <MenuEntry onPress={() => actions.setOpen({ kind: 'import' })}>{texts.importFile}</MenuEntry>
            <MenuEntry onPress={() => actions.setOpen({ kind: 'suggestions' })}>
              {texts.suggestions.open}
            </MenuEntry>
          </Popover>
          <TextLink to={home}>{texts.back}</TextLink>
        </div>
      </div>

      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notLoaded}>
        {(_, { fromServer }) => (
          <>
            {stored && stored.documents.length >= mostEvents && (
              <Notice tone="info">
                <p>{texts.tooMany(mostEvents)}</p>
              </Notice>
            )}
            {stored && stored.invalid.length > 0 && <p>{texts.unreadable(stored.invalid.length)}</p>}
            {view === 'agenda' ? (
              <>
                {occurrences.length === 0 && fromServer && (
                  <div className={styles.none}>
                    <p>{texts.none}</p>
                    <p>{texts.noneHint}</p>
                  </div>
                )}
                <Agenda
                  span={span}
                  occurrences={occurrences}
                  onOpen={openEvent}
                  onStep={actions.step}
                  onLater={() => change({ date: stepped('agenda', day, 1) })}
                />
              </>
            ) : (
              <Suspense fallback={<DelayedLoading>{texts.loading}</DelayedLoading>}>
                <Grid {...gridHandlers} view={view} day={day} occurrences={occurrences} />
              </Suspense>
            )}
          </>
        )}
      </LiveView>

      {state.event !== '' && open === undefined && (
        <OpenedEvent
          key={`${state.event} ${state.on}`}
          id={state.event}
          on={state.on}
          {...{ actor, contacts }}
          onAction={(action, occurrence) => {
            if (action === 'download') void downloadEvents([occurrence.event]);
            else if (action === 'delete') actions.askToDelete(occurrence);
            else if (action === 'share') actions.setOpen({ kind: 'share', event: occurrence.event });
            else if (action === 'edit') actions.setOpen({ kind: 'form', of: occurrence });
            else actions.setOpen({ kind: action, occurrence });
          }}
          onClose={closeEvent}
        />
      )}
      <Suspense>
        {open && (
          <Dialogs
            {...{ actor, contacts, open, actions, openEvent }}
            onClose={() => {
              actions.close();
              closeEvent();
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
};

/** The times of a dropped date: among the days it lasts whole days, out of them an hour. */
function droppedTimes(occurrence: Occurrence, { start, end }: Span, allDay: boolean) {
  if (allDay === occurrence.allDay) return { start, end, allDay };
  const day = deviceDayOf(start);
  return allDay
    ? { start: midnightOf(day), end: midnightOf(day + 1), allDay }
    : { start, end: new Date(start.getTime() + 60 * 60_000), allDay };
}

/** The times of a new event where somebody has pointed: a single day of a month is not all day, but half an hour at nine. */
function selectedTimes({ start, end }: Span, isDays: boolean, view: View) {
  const isOneDay = deviceDayOf(end) - deviceDayOf(start) === 1;
  if (view !== 'month' || !isDays || !isOneDay) return { start, end, allDay: isDays };
  const nine = new Date(start);
  nine.setHours(9);
  return { ...usualTimes(nine), allDay: false };
}

async function downloadEvents(events: readonly (CalendarEvent & { readonly id: string })[]): Promise<void> {
  try {
    const { writeIcs } = await import('./ics/write-ics');
    const [first] = events;
    const name =
      events.length === 1 && first ? first.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) : '';
    saveFile(`${name || texts.fileName}.ics`, writeIcs(events), 'text/calendar;charset=utf-8');
    showMessage('success', texts.exported(events.length));
  } catch {
    showMessage('error', texts.notExported);
  }
}

/** Everything that a person has and that is shared with them, as one file. */
async function downloadAll(actor: Actor): Promise<void> {
  try {
    const everything = { start: new Date(Date.UTC(2000, 0, 1)), end: endOfTime };
    const { documents } = await listDocuments(calendarEvents, eventsIn(everything, actor));
    await downloadEvents(documents);
  } catch {
    showMessage('error', texts.notExported);
  }
}

interface OpenedEventProps {
  readonly id: string;
  readonly on: string;
  readonly actor: Actor;
  readonly contacts: EventContacts;
  readonly onAction: (action: EventAction, occurrence: Occurrence) => void;
  readonly onClose: () => void;
}

/** The event of the address; one whose dates cannot be read opens in its form (WRK-422). */
const OpenedEvent = ({ id, on, actor, contacts, onAction, onClose }: OpenedEventProps) => {
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
      <Suspense>
        <EventForm
          {...{ actor, contacts, onClose }}
          of={{ key: id, event: record, start, end, day: '', place: 0, allDay: false }}
        />
      </Suspense>
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

interface DialogsProps {
  readonly actor: Actor;
  readonly contacts: EventContacts;
  readonly open: OpenDialog;
  readonly actions: ReturnType<typeof useEventActions>['actions'];
  readonly openEvent: (occurrence: Occurrence) => void;
  readonly onClose: () => void;
}

const Dialogs = ({ actor, contacts, open, actions, openEvent, onClose }: DialogsProps) => {
  switch (open.kind) {
    case 'form':
      return <EventForm {...{ actor, contacts, onClose }} of={open.of} />;
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
          texts={[texts.deleteQuestion, texts.deleteHint]}
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
            void actions.share(open.event, people);
          }}
        />
      );
    case 'scope':
      return (
        <ScopeDialog
          kind={open.purpose}
          maySplit={open.maySplit}
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
        <Dialog
          open
          onClose={onClose}
          title={texts.moreTitle(formatShortDay(open.day))}
          actions={
            <Button variant="quiet" small onClick={onClose}>
              {texts.close}
            </Button>
          }
        >
          <ul className={styles.more}>
            {open.occurrences.map((occurrence) => (
              <li key={occurrence.key}>
                <button
                  type="button"
                  onClick={() => {
                    actions.close();
                    openEvent(occurrence);
                  }}
                >
                  <EventFace occurrence={occurrence} look="row" />
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      );
  }
};
