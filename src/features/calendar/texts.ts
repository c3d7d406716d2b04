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
  whoseLabels: { mine: 'Mine and shared', all: 'Everybody’s' },
  goTo: 'Go to day',
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day', agenda: 'Earlier' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day', agenda: 'Later' },
  arrows: { previous: '‹', next: '›' },
  loading: 'Loading events…',
  notLoaded: 'Failed to load calendar events. Please try again later.',
  notStarted: 'Failed to initialize calendar. Please try again later.',
  notSaved: 'Failed to save event. Please try again.',
  notDeleted: 'Failed to delete event. Please try again.',
  tooMany: (most: number) =>
    `Only ${formatNumber(most)} events are shown. Choose a shorter time to see all of it.`,
  unreadable: (count: number) =>
    plural(count, {
      one: 'One event cannot be read and is not shown.',
      other: `${formatNumber(count)} events cannot be read and are not shown.`,
    }),
  untitled: 'Event without a title',
  none: 'Nothing is planned in this time.',
  noneHint: 'Make an event, or look further.',
  later: 'Show later days',
  grid: 'Calendar',
  keys: 'Alt with the arrow keys moves an event, Alt with Shift and the arrow keys changes its length.',
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
  zoneNote: (zone: string) => `Times are those of your device. It was made in the zone ${zone}.`,
  edit: 'Edit',
  move: 'Move…',
  resize: 'Change length…',
  share: 'Share…',
  download: 'Download .ics',
  delete: 'Delete',
  notThere: 'This event does not exist any more, or it is not shared with you.',
  cannotRead: (id: string) => `The event ${id} does not have the form that the calendar expects.`,

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
    timeZoneHint: 'A repeated event stays at its time of the day in this zone.',
    repeat: 'Repeat',
    once: 'Does not repeat',
    interval: 'Every how many',
    intervalHint: 'Every how many days, weeks, months or years.',
    weekdays: 'On these days, beside the first',
    ends: 'Ends',
    endLabels: { never: 'Never', count: 'After a number of dates', until: 'On a day' },
    count: 'Number of dates',
    until: 'Last day',
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
  titleTooLong: 'A title has at most 200 characters',
  locationTooLong: 'A place has at most 200 characters',
  descriptionTooLong: 'A description has at most 5,000 characters',
  dateMissing: 'Enter a day',
  timeMissing: 'Enter a time',
  notADay: 'This is no day of the calendar',
  endBeforeStart: 'End time must be after start time',
  tooLong: 'An event lasts 31 days at most',
  outOfTime: 'The calendar reaches from 2000 to 2099',
  badZone: 'Choose a time zone from the list',
  badInterval: 'Enter a number from 1 to 99',
  badCount: 'Enter a number from 1 to 999',
  untilBeforeStart: 'The last day must not be before the first',
  datesReplaced: 'The stored dates could not be read. The form begins with now.',
  created: 'Event created',
  updated: 'Event saved',
  deleted: 'Event deleted',
  undone: 'Undone',
  undo: 'Undo',

  moved: (title: string, when: string) => `${title} moved to ${when}`,
  resized: (title: string, when: string) => `${title} now lasts ${when}`,
  mayNotMove: 'You may look at this event, but not move it.',
  moveTitle: (title: string) => `Move ${title}`,
  resizeTitle: (title: string) => `Change the length of ${title}`,
  at: 'At',
  contactGone: 'A contact that is gone or not yours',
  hours: 'Hours',
  minutes: 'Minutes',
  days: 'Days',
  badLength: 'Enter how long it lasts',
  lengthTooLong: 'An event lasts 31 days at most',
  apply: 'Apply',

  scopeTitle: { change: 'Change a repeated event', deletion: 'Delete a repeated event' },
  scopeQuestion: {
    change: 'Which dates do you want to change?',
    deletion: 'Which dates do you want to delete?',
  },
  onlyAll: 'Only who made a repeated event can change single dates of it. Your change is for all of them.',
  noMoreSingles: (most: number) =>
    `${formatNumber(most)} single dates of this event were changed or deleted already, and there can be no more. Choose the following events too, or all of them.`,
  continue: 'Continue',
  deleteTitle: 'Delete event',
  deleteQuestion: 'Are you sure you want to delete this event?',

  shareTitle: 'Share event',
  shareOf: (name: string) => `What ${name} may do`,
  noAccess: 'No access',
  noColleagues: 'There is nobody else to share it with.',
  notActive: 'No longer active',
  shareSave: 'Save sharing',
  sharedNow: 'Sharing saved',

  section: 'Calendar',
  showToday: 'Show today',
  showView: (view: string) => `Show as ${view.toLowerCase()}`,
  clearWhose: 'Show my events only',

  rule: {
    every: (frequency: Frequency, interval: number) => intervals[frequency](interval),
    on: (rule: string, weekdays: string) => `${rule} on ${weekdays}`,
    times: (rule: string, count: number) =>
      plural(count, { one: `${rule}, once`, other: `${rule}, ${formatNumber(count)} times` }),
    until: (rule: string, day: string) => `${rule}, until ${day}`,
    unknown: 'In a way that this calendar does not know',
  },

  suggestions: {
    open: 'AI suggestions…',
    title: 'Suggested meetings',
    contact: 'Contact',
    hint: 'Your notes about this contact are sent to the AI service.',
    noContact: 'Please select a contact to generate suggestions',
    generate: 'Generate suggestions',
    generating: 'Generating…',
    failed: 'Failed to generate suggestions. Please try again.',
    notConfigured: 'The AI service is not set up. Ask an administrator, or plan the meeting yourself.',
    fallback: 'The AI service did not answer. Try again later, or plan the meeting yourself.',
    time: 'Suggested time',
    duration: 'Duration',
    minutes: (count: number) => plural(count, { one: '1 minute', other: `${formatNumber(count)} minutes` }),
    priority: 'Priority',
    priorities: { high: 'High', medium: 'Medium', low: 'Low' },
    attendees: 'Attendees',
    with: (people: string) => `With ${people}`,
    use: 'Plan this meeting',
    timeNotRead: (time: string) => `“${time}” names no exact time. The form begins with now.`,
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
    exceptions: 'Dates taken out',
    contactId: 'Contact',
    sharedUsers: 'Shared with',
    sharedUserIds: 'Shared with',
    sharedPermissions: 'Permissions',
  },
  changeOf: {
    event: (title: string) => `Event ${title}`,
    deletion: (title: string) => `Deletion of the event ${title}`,
    sharing: (title: string) => `Sharing of the event ${title}`,
  },
} as const;
