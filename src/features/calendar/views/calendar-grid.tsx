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
import { formatShortDay, titleOf } from '../event-words';
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
/** Stands for formats of what is not shown: the toolbar's title, and the label above an event. */
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

/** What the events of the grid do, for their buttons. */
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
        // Alt with an arrow would leave the page.
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
 * An event as a button with a full name; the pointer's own listeners are those of the box around it. The library passes more, which
 * is new each time.
 */
const EventButton = memo(EventContent, (before, after) => before.event === after.event);

type Wrapper = (props: EventWrapperProps<Occurrence> & { readonly children: ReactElement }) => ReactNode;
const wrappers = new WeakMap<object, Wrapper>();

/** The library's box around an event without the role and the tab stop that the button inside it has. */
function plainBox(Outer: Wrapper): Wrapper {
  let known = wrappers.get(Outer);
  if (known === undefined) {
    known = ({ children, ...props }) => (
      <Outer {...props}>
        {cloneElement(children, { role: undefined, tabIndex: undefined, onKeyDown: undefined } as object)}
      </Outer>
    );
    wrappers.set(Outer, known);
  }
  return known;
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

/** The calendar itself: a month of a thousand events takes 30 ms to lay out, so it renders for new props only. */
const StillCalendar = memo((props: GridProps) => <BigCalendar<Occurrence> {...props} />);

/**
 * The calendar that the drag and drop addon renders. The addon renders it with every step of a drag, with a class of its
 * own and new objects of the same components: the class stands around the calendar, which stays as it is.
 */
const PlainCalendar = ({ className, components: given, ...props }: GridProps) => {
  const { eventWrapper, eventContainerWrapper, weekWrapper } = (given ?? {}) as Record<string, Wrapper>;
  const all = useMemo(
    () =>
      ({
        ...components,
        eventContainerWrapper,
        weekWrapper,
        ...(eventWrapper && { eventWrapper: plainBox(eventWrapper) }),
      }) as GridProps['components'],
    [eventWrapper, eventContainerWrapper, weekWrapper],
  );
  return (
    <div className={`${styles.drag} ${className ?? ''}`}>
      <StillCalendar {...props} components={all} />
    </div>
  );
};

const DraggableCalendar = withDragAndDrop<Occurrence>(PlainCalendar as never);

/** The width of the hours, as the styles have it: without it the library renders twice to measure it. */
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

/** Month, week and day as a grid, with what its library lacks for people who do not use a pointer. */
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
    // Eight o'clock stands at the top, unless the person has scrolled.
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
              // Days open by the view and the day that is gone to; the library's buttons for it are too small.
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
