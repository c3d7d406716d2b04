import {
  cloneElement,
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
} from 'react';
import type { CalendarProps, EventProps, EventWrapperProps } from 'react-big-calendar';
import * as addon from 'react-big-calendar/lib/addons/dragAndDrop';
import * as calendarModule from 'react-big-calendar/lib/Calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';
import { formatter, formatTime } from '@/shared/i18n/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './calendar-grid.module.css';
import { EventFace } from './event-face';
import { formatShortDay, titleOf } from '../event-format';
import { keyStep, type Step } from './key-steps';
import type { Occurrence, Span } from '../dates/occurrences';
import type { View } from '../queries';
import { calendarTexts as texts } from '../texts';
import { midnightOf } from '../dates/wall-clock';
import { defaultOf, localizer } from './localizer';
import { useOneTabStop } from './one-tab-stop';

type GridProps = CalendarProps<Occurrence>;
const BigCalendar = defaultOf(calendarModule);
const withDragAndDrop = defaultOf(addon);

const formatWeekdayName = formatter({ weekday: 'short' });
const formatDayNumber = formatter({ day: 'numeric' });
const formatWeekdayAndDay = formatter({ weekday: 'short', day: 'numeric' });
/** Returns an empty text for formats that are not shown: the toolbar's title and the label above an event. */
const unshown = () => '';
const formats = {
  dateFormat: formatDayNumber,
  dayFormat: formatWeekdayAndDay,
  weekdayFormat: formatWeekdayName,
  timeGutterFormat: formatTime,
  dayHeaderFormat: formatShortDay,
  selectRangeFormat: ({ start, end }: Span) => texts.span(formatTime(start), formatTime(end)),
  eventTimeRangeFormat: unshown,
  eventTimeRangeStartFormat: unshown,
  eventTimeRangeEndFormat: unshown,
  monthHeaderFormat: unshown,
  dayRangeHeaderFormat: unshown,
};

/** The actions that the event buttons in the grid need. */
interface GridActions {
  readonly mayMove: (occurrence: Occurrence) => boolean;
  readonly onStep: (occurrence: Occurrence, step: Step) => void;
}
const ActionsContext = createContext<GridActions | undefined>(undefined);
const ViewContext = createContext<View>('week');

const EventContent = ({ event: occurrence }: EventProps<Occurrence>) => {
  const actions = useContext(ActionsContext);
  const view = useContext(ViewContext);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.event}
      data-event={occurrence.event.id}
      data-date={occurrence.key}
      aria-keyshortcuts={
        actions?.mayMove(occurrence) ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight' : undefined
      }
      onKeyDown={(event) => {
        const step = keyStep(event, view === 'month' || occurrence.allDay);
        if (step === undefined) return;
        // Alt with an arrow key would navigate away in the browser.
        event.preventDefault();
        event.stopPropagation();
        actions?.onStep(occurrence, step);
      }}
    >
      <EventFace occurrence={occurrence} look={view === 'month' || occurrence.allDay ? 'line' : 'block'} />
    </button>
  );
};

/**
 * Renders an event as a button with a full accessible name. The box around it handles the pointer. Compares
 * only `event`, because the library passes other props that are new on each render.
 */
const EventButton = memo(EventContent, (before, after) => before.event === after.event);

type Wrapper = (props: EventWrapperProps<Occurrence> & { readonly children: ReactElement }) => ReactNode;
const wrappers = new WeakMap<object, Wrapper>();

/** Wraps the library's event box and removes its role and tab stop, because the button inside has them. */
function wrapWithoutRole(Outer: Wrapper): Wrapper {
  let wrapped = wrappers.get(Outer);
  if (wrapped === undefined) {
    wrapped = ({ children, ...props }) => (
      <Outer {...props}>
        {cloneElement(children, { role: undefined, tabIndex: undefined, onKeyDown: undefined } as object)}
      </Outer>
    );
    wrappers.set(Outer, wrapped);
  }
  return wrapped;
}

const components: GridProps['components'] = {
  event: EventButton,
  month: {
    dateHeader: ({ label, date }) => (
      <>
        <span aria-hidden="true">{label}</span>
        <VisuallyHidden>{formatShortDay(date)}</VisuallyHidden>
      </>
    ),
    header: ({ label }) => <span>{label}</span>,
  },
  week: { header: ({ label }) => <span>{label}</span> },
};

/**
 * Renders the library calendar, but only for new props. A month with a thousand events takes 30 ms to lay
 * out.
 */
const MemoCalendar = memo((props: GridProps) => <BigCalendar<Occurrence> {...props} />);

/**
 * Renders the calendar for the drag-and-drop addon. The addon re-renders on each step of a drag, with another
 * class and new `components` objects. The class goes on a wrapper and the components are memoized, so the
 * calendar does not re-render.
 */
const CalendarForAddon = ({ className, components: given, ...props }: GridProps) => {
  const { eventWrapper, eventContainerWrapper, weekWrapper } = (given ?? {}) as Record<string, Wrapper>;
  const all = useMemo(
    () =>
      ({
        ...components,
        eventContainerWrapper,
        weekWrapper,
        ...(eventWrapper && { eventWrapper: wrapWithoutRole(eventWrapper) }),
      }) as GridProps['components'],
    [eventWrapper, eventContainerWrapper, weekWrapper],
  );
  return (
    <div className={`${styles.drag} ${className ?? ''}`}>
      <MemoCalendar {...props} components={all} />
    </div>
  );
};

const DraggableCalendar = withDragAndDrop<Occurrence>(CalendarForAddon as never);

/**
 * The width of the hours column in px, as in the CSS. Without it, the library renders twice to measure it.
 */
const gutterWidth = 76;

interface CalendarGridProps extends GridActions {
  readonly view: Exclude<View, 'agenda'>;
  readonly day: number;
  readonly occurrences: readonly Occurrence[];
  readonly onSelect: (span: Span, allDay: boolean) => void;
  readonly onOpen: (occurrence: Occurrence) => void;
  readonly onMove: (occurrence: Occurrence, span: Span, allDay: boolean) => void;
  readonly onResize: (occurrence: Occurrence, span: Span) => void;
  readonly onMore: (day: Date, occurrences: readonly Occurrence[]) => void;
}

interface Drop {
  readonly event: Occurrence;
  readonly start: Date | string;
  readonly end: Date | string;
  readonly isAllDay?: boolean;
}

/**
 * Renders the month, week and day grids, and adds the keyboard and screen reader support that the library
 * lacks.
 */
export const CalendarGrid = memo(
  ({
    view,
    day,
    occurrences,
    mayMove,
    onStep,
    onSelect,
    onOpen,
    onMove,
    onResize,
    onMore,
  }: CalendarGridProps) => {
    const root = useRef<HTMLDivElement>(null);
    const actions = useMemo(() => ({ mayMove, onStep }), [mayMove, onStep]);
    useOneTabStop(root);
    const events = useMemo(() => [...occurrences], [occurrences]);
    // Scroll eight o'clock to the top on the first render.
    const scrollToTime = useMemo(() => new Date(1970, 0, 1, 8), []);

    return (
      <ActionsContext value={actions}>
        <ViewContext value={view}>
          <section ref={root} className={styles.grid} data-view={view} aria-label={texts.grid}>
            <VisuallyHidden>
              <p>{texts.keys}</p>
            </VisuallyHidden>
            <DraggableCalendar
              localizer={localizer}
              formats={formats}
              components={components}
              {...{ width: gutterWidth }}
              toolbar={false}
              views={['month', 'week', 'day']}
              view={view}
              onView={() => {}}
              date={midnightOf(day)}
              onNavigate={() => {}}
              events={events}
              titleAccessor={({ event }) => titleOf(event)}
              tooltipAccessor={null}
              selectable
              resizable
              step={30}
              timeslots={2}
              scrollToTime={scrollToTime}
              longPressThreshold={400}
              draggableAccessor={mayMove}
              resizableAccessor={mayMove}
              onSelectSlot={({ start, end, action, slots }) => {
                if (action === 'doubleClick') return;
                const isMidnight = (time: Date) => time.getHours() + time.getMinutes() === 0;
                onSelect({ start, end }, [...slots, end].every(isMidnight));
              }}
              onSelectEvent={onOpen}
              onEventDrop={({ event, start, end, isAllDay }: Drop) =>
                onMove(
                  event,
                  { start: new Date(start), end: new Date(end) },
                  view === 'month' ? event.allDay : (isAllDay ?? event.allDay),
                )
              }
              onEventResize={({ event, start, end }: Drop) =>
                onResize(event, { start: new Date(start), end: new Date(end) })
              }
              // Turn off the library's links that open a day, because they are too small. People open days
              // through the view and date controls.
              drilldownView={null}
              doShowMoreDrillDown={false}
              onShowMore={(hidden, date) => onMore(date, hidden)}
              messages={{ showMore: texts.moreOn, allDay: texts.allDay }}
            />
          </section>
        </ViewContext>
      </ActionsContext>
    );
  },
);
