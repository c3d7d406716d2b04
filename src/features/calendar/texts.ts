import { formatNumber } from '@/shared/i18n/format';
import { plural } from '@/shared/i18n/plural';
import type { Scope } from './dates/series';
import type { View } from './queries';
import type { Frequency } from './dates/repeats';
import type { CalendarEvent, EventType, Permission } from './schema';

export const typeLabels: Readonly<Record<EventType, string>> = {
  meeting: 'Meeting',
  task: 'Task',
  'follow-up': 'Follow-up',
  presentation: 'Presentation',
  social: 'Social',
};

export const statusLabels: Readonly<Record<CalendarEvent['status'], string>> = {
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const permissionLabels: Readonly<Record<Permission, string>> = {
  view: 'Can view',
  edit: 'Can edit',
};

export const viewLabels: Readonly<Record<View, string>> = {
  month: 'Month',
  week: 'Week',
  day: 'Day',
  agenda: 'Agenda',
};

export const frequencyLabels: Readonly<Record<Frequency, string>> = {
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
  yearly: 'Every year',
};

export const scopeLabels: Readonly<Record<Scope, string>> = {
  this: 'This event',
  following: 'This and following events',
  all: 'All events',
};

const every = (count: number, unit: string, units: string): string =>
  plural(count, { one: `Every ${unit}`, other: `Every ${formatNumber(count)} ${units}` });

const intervals: Readonly<Record<Frequency, (count: number) => string>> = {
  daily: (count) => every(count, 'day', 'days'),
  weekly: (count) => every(count, 'week', 'weeks'),
  monthly: (count) => every(count, 'month', 'months'),
  yearly: (count) => every(count, 'year', 'years'),
};

/** Texts of the calendar. The requirements fix some of them word for word. */
export const calendarTexts = {
  back: 'Back to Dashboard',
  views: 'View',
  today: 'Today',
  create: 'New event',
  more: 'More',
  whose: 'Whose events',
  whoseLabels: { mine: 'Mine and shared', all: 'Everyone’s' },
  goTo: 'Go to date',
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day', agenda: 'Earlier' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day', agenda: 'Later' },
  arrows: { previous: '‹', next: '›' },
  loading: 'Loading events…',
  notLoaded: 'Failed to load calendar events. Please try again later.',
  notStarted: 'Failed to initialize calendar. Please try again later.',
  notSaved: 'Failed to save event. Please try again.',
  notDeleted: 'Failed to delete event. Please try again.',
  tooMany: (most: number) =>
    `Only ${formatNumber(most)} events are shown. Choose a shorter period to see all events.`,
  unreadable: (count: number) =>
    plural(count, {
      one: '1 event can’t be shown.',
      other: `${formatNumber(count)} events can’t be shown.`,
    }),
  untitled: 'Untitled event',
  none: 'No events in this period.',
  noneHint: 'Add an event or look further ahead.',
  later: 'Show later days',
  grid: 'Calendar',
  keys: 'Move an event with Alt and the arrow keys. Change its length with Alt, Shift and the arrow keys.',
  moreOn: (count: number) => `+${formatNumber(count)} more`,
  moreTitle: (day: string) => `Events on ${day}`,
  close: 'Close',

  allDay: 'All day',
  allDayUntil: (day: string) => `All day until ${day}`,
  repeats: 'Repeats',
  shared: 'Shared',
  /** Joins all details of an event into the accessible name of its button. */
  label: (parts: readonly string[]) => parts.filter((part) => part !== '').join(', '),
  span: (from: string, to: string) => `${from} – ${to}`,
  when: (day: string, times: string) => `${day}, ${times}`,

  details: {
    when: 'When',
    zone: 'Time zone',
    repeats: 'Repeats',
    place: 'Place',
    type: 'Type',
    status: 'Status',
    contact: 'Contact',
    description: 'Description',
    sharedWith: 'Shared with',
    createdBy: 'Created by',
  },
  zoneNote: (zone: string) => `Times are in your device’s time zone. The event was created in ${zone}.`,
  edit: 'Edit',
  move: 'Move…',
  resize: 'Change length…',
  share: 'Share…',
  download: 'Download .ics',
  delete: 'Delete',
  notThere: 'This event no longer exists, or it is not shared with you.',
  cannotRead: (id: string) => `The event ${id} can’t be shown because its record is not valid.`,

  newTitle: 'Create New Event',
  editTitle: 'Edit Event',
  fields: {
    title: 'Title',
    type: 'Type',
    status: 'Status',
    allDay: 'All day',
    start: 'Start',
    end: 'End',
    date: 'Date',
    time: 'Time',
    timeZone: 'Time zone',
    timeZoneHint: 'Repeats at this local time, also after clocks change.',
    repeat: 'Repeat',
    once: 'Does not repeat',
    interval: 'Repeat every',
    intervalHint: 'The number of days, weeks, months or years.',
    weekdays: 'Repeat on',
    ends: 'Ends',
    endLabels: { never: 'Never', count: 'After a number of times', until: 'On a date' },
    count: 'Number of times',
    until: 'Last date',
    location: 'Place',
    contact: 'Contact',
    description: 'Description',
  },
  save: 'Save event',
  saving: 'Saving…',
  cancel: 'Cancel',
  unsaved: 'Your changes to the event are not saved.',
  unsavedNew: 'Your new event is not saved.',
  titleMissing: 'Event title is required',
  titleTooLong: 'Use 200 characters or fewer',
  locationTooLong: 'Use 200 characters or fewer',
  descriptionTooLong: 'Use 5,000 characters or fewer',
  dateMissing: 'Enter a date',
  timeMissing: 'Enter a time',
  notADay: 'This date does not exist',
  endBeforeStart: 'End time must be after start time',
  tooLong: 'An event can last 31 days at most',
  outOfTime: 'Choose a date from 2000 to 2099',
  badZone: 'Choose a time zone from the list',
  badInterval: 'Enter a number from 1 to 99',
  badCount: 'Enter a number from 1 to 999',
  untilBeforeStart: 'The last date must not be before the first',
  datesReplaced: 'The saved dates couldn’t be read, so the form starts at the current time.',
  created: 'Event created',
  updated: 'Event saved',
  deleted: 'Event deleted',
  undone: 'Undone',
  undo: 'Undo',

  moved: (title: string, when: string) => `${title} moved to ${when}`,
  resized: (title: string, when: string) => `${title} now lasts ${when}`,
  mayNotMove: 'You can view this event, but not move it.',
  moveTitle: (title: string) => `Move ${title}`,
  resizeTitle: (title: string) => `Change the length of ${title}`,
  at: 'At',
  contactGone: 'Deleted contact, or not yours',
  hours: 'Hours',
  minutes: 'Minutes',
  days: 'Days',
  badLength: 'Enter a length',
  lengthTooLong: 'An event can last 31 days at most',
  apply: 'Apply',

  scopeTitle: { change: 'Change a repeated event', deletion: 'Delete a repeated event' },
  scopeQuestion: {
    change: 'Which dates do you want to change?',
    deletion: 'Which dates do you want to delete?',
  },
  onlyAll: 'Only the event’s owner can change a single date. Your change applies to the whole series.',
  noMoreSingles: (most: number) =>
    `${formatNumber(most)} single dates of this event are already changed or deleted, which is the limit. Change the following events too, or all events.`,
  continue: 'Continue',
  deleteTitle: 'Delete event',
  deleteQuestion: 'Are you sure you want to delete this event?',

  shareTitle: 'Share event',
  shareOf: (name: string) => `What ${name} can do`,
  noAccess: 'No access',
  noColleagues: 'There are no colleagues to share with yet.',
  notActive: 'No longer active',
  shareSave: 'Save sharing',
  sharedNow: 'Sharing updated',

  section: 'Calendar',
  showToday: 'Show today',
  showView: (view: string) => `Show as ${view.toLowerCase()}`,
  clearWhose: 'Show only my events',

  rule: {
    every: (frequency: Frequency, interval: number) => intervals[frequency](interval),
    on: (rule: string, weekdays: string) => `${rule} on ${weekdays}`,
    times: (rule: string, count: number) =>
      plural(count, { one: `${rule}, once`, other: `${rule}, ${formatNumber(count)} times` }),
    until: (rule: string, day: string) => `${rule}, until ${day}`,
    unknown: 'On a schedule we cannot show',
  },

  suggestions: {
    open: 'AI suggestions…',
    title: 'Suggested meetings',
    contact: 'Contact',
    hint: 'We send your notes about this contact to the AI service.',
    noContact: 'Please select a contact to generate suggestions',
    generate: 'Generate suggestions',
    generating: 'Generating…',
    failed: 'Failed to generate suggestions. Please try again.',
    notConfigured: 'No AI service is connected. Ask an administrator, or plan the meeting yourself.',
    fallback: 'The AI service didn’t answer. Try again later, or plan the meeting yourself.',
    time: 'Suggested time',
    duration: 'Duration',
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${formatNumber(count)} minutes` }),
    priority: 'Priority',
    priorities: { high: 'High', medium: 'Medium', low: 'Low' },
    attendees: 'Attendees',
    with: (people: string) => `With ${people}`,
    use: 'Plan this meeting',
    timeNotRead: (time: string) => `“${time}” is not an exact time, so the form starts at the current time.`,
  },

  labels: {
    title: 'Title',
    description: 'Description',
    location: 'Place',
    type: 'Type',
    status: 'Status',
    start: 'Start',
    end: 'End',
    allDay: 'All day',
    timeZone: 'Time zone',
    repeat: 'Repeat',
    exceptions: 'Skipped dates',
    contactId: 'Contact',
    sharedUsers: 'Shared with',
    sharedUserIds: 'Shared with',
    sharedPermissions: 'Permissions',
  },
  changeOf: {
    event: (title: string) => `Event ${title}`,
    deletion: (title: string) => `Delete event ${title}`,
    sharing: (title: string) => `Share event ${title}`,
  },
} as const;
