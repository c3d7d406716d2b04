import { useEffect, useMemo, useRef } from 'react';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { lazyPart } from '@/shared/lazy/lazy-part';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { useListKeys } from '@/shared/lists/rows/use-list-keys';
import { narrowQuery } from '@/shared/lib/media-queries';
import { useMediaQuery } from '@/shared/hooks/use-media-query';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { DelayedLoading } from '@/shared/ui/workspace/delayed-loading';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { Tabs } from '@/shared/ui/workspace/tabs';
import styles from './calendar-screen.module.css';
import { CalendarTools } from './calendar-tools';
import type { Occurrence, Span } from './dates/occurrences';
import { CalendarDialogs } from './dialogs/calendar-dialogs';
import { OpenedEvent } from './dialogs/opened-event';
import type { EventContacts } from './event-contacts';
import { defaultTimes } from './form/schema';
import { downloadAll, downloadEvents } from './ics/download';
import { calendarParameters, maxEvents, viewOf, views } from './queries';
import { calendarTexts as texts, viewLabels } from './texts';
import { useCalendar } from './use-calendar';
import { useEventActions } from './use-event-actions';
import { Agenda } from './views/agenda';
import { readSpanOf, shownDay, spanOf, stepped } from './views/calendar-range';
import { droppedTimes, selectedTimes } from './views/pointed-times';

const Grid = lazyPart(async () => (await import('./views/calendar-grid')).CalendarGrid, {
  whileLoading: <DelayedLoading>{texts.loading}</DelayedLoading>,
  missing: texts.notStarted,
});

interface CalendarScreenProps {
  readonly actor: Actor;
  /** The URL of the home screen for the person's role (WRK-413). */
  readonly home: string;
  readonly contacts: EventContacts;
}

/** Renders the calendar in four views: the person's own events and those shared with them (WRK-412). */
export const CalendarScreen = ({ actor, home, contacts }: CalendarScreenProps) => {
  const { state, change } = useAddressState(calendarParameters);
  const view = viewOf(state.view, useMediaQuery(narrowQuery));
  const day = shownDay(state.date);
  const span = useMemo(() => spanOf(view, day), [view, day]);
  const { live, retry, stored, occurrences } = useCalendar(
    actor,
    span,
    state.whose,
    readSpanOf(view, day, state.whose),
  );
  const { actions, open } = useEventActions(actor);

  const openForm = (times?: Span & { readonly allDay: boolean }) =>
    actions.setOpen({ kind: 'form', of: times ?? { ...defaultTimes(new Date()), allDay: false } });
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

  // The grid is large. Its callbacks stay the same objects, so that it re-renders only for other dates.
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
        <Tabs
          label={texts.views}
          tabs={views}
          labels={viewLabels}
          current={view}
          onChoose={(each) => change({ view: each })}
        />
      }
      action={
        <Button small onClick={() => openForm()}>
          {texts.create}
        </Button>
      }
    >
      <CalendarTools
        {...{ view, day, home }}
        whose={isAdmin(actor) ? state.whose : undefined}
        onChange={change}
        onDownload={() => void downloadAll(actor)}
        onOpen={(kind) => actions.setOpen({ kind })}
      />

      <LiveView live={live} retry={retry} loading={texts.loading} failed={texts.notLoaded}>
        {(_, { fromServer }) => (
          <>
            {stored && stored.documents.length >= maxEvents && (
              <Notice tone="info">
                <p>{texts.tooMany(maxEvents)}</p>
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
              <Grid {...gridHandlers} view={view} day={day} occurrences={occurrences} />
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
      {open && (
        <CalendarDialogs
          {...{ actor, contacts, open, actions, openEvent }}
          onClose={() => {
            actions.close();
            closeEvent();
          }}
        />
      )}
    </Screen>
  );
};
