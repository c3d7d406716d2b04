import type { Actor } from '@/shared/auth/actor';
import type { WithId } from '@/shared/firebase/collection';
import { readForUpdate } from '@/shared/firebase/database';
import { type Fields, serverTime } from '@/shared/firebase/fields';
import { randomId } from '@/shared/lib/random-id';
import { batchChange, type ChangePart, createPart, patchPart } from '@/shared/saving/change';
import { save } from '@/shared/saving/current';
import type { SaveHandle } from '@/shared/saving/saving';
import { restorePart, trashPart } from '@/shared/trash/trash';
import { calendarEvents } from './collections';
import { type Occurrence, repeatOf, seriesEndOf, type Span } from './dates/occurrences';
import { formatRepeat, repeatBefore } from './dates/repeats';
import { hasOccurrencesLeft, effectiveScope, type Scope } from './dates/series';
import { type EventPatch, splitSeries } from './dates/split';
import { parseDay } from './dates/wall-clock';
import { refusedWith, titleOf } from './event-format';
import type { CalendarEvent, EventInput } from './schema';
import { shareEvent } from './sharing';
import { calendarTexts as texts } from './texts';

type Event = WithId<CalendarEvent>;

/** A pending change and its undo function. */
export interface Saved {
  readonly handle: SaveHandle;
  readonly undo: () => SaveHandle;
}

const saved = (parts: readonly ChangePart[], title: string): SaveHandle =>
  save(
    batchChange(parts, {
      what: texts.changeOf.event(title),
      labels: texts.labels,
      reasons: refusedWith(texts.notSaved),
    }),
  );

/** Returns the fields of a new event that this person owns and has not shared (WRK-425). */
const newFields = (
  { repeat, ...input }: EventInput & { readonly exceptions?: readonly string[] },
  { uid }: Pick<Actor, 'uid'>,
): Fields<CalendarEvent> => ({
  title: input.title,
  description: input.description,
  location: input.location,
  type: input.type,
  contactId: input.contactId,
  start: input.start,
  end: input.end,
  allDay: input.allDay,
  timeZone: input.timeZone,
  repeat,
  exceptions: [...(input.exceptions ?? [])],
  seriesEnd: seriesEndOf({ ...input, repeat }),
  status: 'scheduled',
  sharedUsers: [],
  sharedUserIds: [],
  sharedPermissions: {},
  createdBy: uid,
  userId: uid,
  createdAt: serverTime,
  updatedAt: serverTime,
});

const trashCreated = (event: Pick<Event, 'id' | 'title' | 'createdBy'>): ChangePart =>
  trashPart(calendarEvents, event, { title: titleOf(event) });

/** Creates an event. `exceptions` is set for imported events only. */
export function createEvent(
  input: EventInput & { readonly exceptions?: readonly string[] },
  actor: Actor,
  id = randomId(),
): Saved {
  const title = titleOf(input);
  return {
    handle: saved([createPart(calendarEvents, id, newFields(input, actor))], title),
    undo: () => saved([trashCreated({ id, title, createdBy: actor.uid })], title),
  };
}

/** Returns the part of a change that patches an event. It computes `seriesEnd` from the other fields. */
const patchOf = (event: Event, patch: EventPatch): ChangePart =>
  patchPart(calendarEvents, event.id, {
    patch: { ...patch, seriesEnd: seriesEndOf({ ...event, ...patch }), updatedAt: serverTime },
    base: event,
    derived: { by: 'calendar-event', fields: ['seriesEnd'] },
  });

/** Returns the part of a change that undoes a patch by restoring the previous values. */
const undoPatch = (event: Event, patch: EventPatch): ChangePart =>
  patchOf(
    { ...event, ...patch },
    Object.fromEntries(Object.keys(patch).map((field) => [field, event[field as keyof EventPatch]])),
  );

const patched = (event: Event, patch: EventPatch): Saved => ({
  handle: saved([patchOf(event, patch)], titleOf(event)),
  undo: () => saved([undoPatch(event, patch)], titleOf(event)),
});

/**
 * Saves a person's edit of one occurrence. With scope `this`, the occurrence becomes a single event. With
 * `following`, it and all later ones become a new series. With `all`, the whole series changes.
 *
 * `input` has the times of that occurrence and the rule of the whole series. `scopesFor` returns the scopes
 * a person may choose. The new event is shared with the same people through further changes.
 */
export function saveOccurrence(
  occurrence: Occurrence,
  input: EventInput & Pick<CalendarEvent, 'status'>,
  scope: Scope,
  actor: Actor,
): Saved {
  const { event } = occurrence;
  const { patch, created } = splitSeries(occurrence, input, scope);
  if (created === undefined) return patched(event, patch);
  const id = randomId();
  const handle = saved(
    [patchOf(event, patch), createPart(calendarEvents, id, newFields(created, actor))],
    titleOf(event),
  );
  const empty = { sharedUsers: [], sharedUserIds: [], sharedPermissions: {} };
  shareEvent(
    { ...event, ...empty, id, title: input.title },
    event.sharedUsers.map(({ userId: uid, ...share }) => ({ uid, ...share })),
    actor,
  );
  return {
    handle,
    undo: () =>
      saved(
        [undoPatch(event, patch), trashCreated({ id, title: input.title, createdBy: actor.uid })],
        titleOf(event),
      ),
  };
}

/** Returns the fields of an event that its owners edit, without the rest of its record. */
export const inputOf = (event: CalendarEvent): EventInput & Pick<CalendarEvent, 'status'> => ({
  title: event.title,
  description: event.description,
  location: event.location,
  type: event.type,
  status: event.status,
  contactId: event.contactId,
  start: event.start,
  end: event.end,
  allDay: event.allDay,
  timeZone: event.timeZone,
  repeat: event.repeat,
});

/** Moves an occurrence, or several by `scope`, to other times. `times` are in stored form. */
export const moveOccurrence = (
  occurrence: Occurrence,
  times: Span & { readonly allDay?: boolean },
  scope: Scope,
  actor: Actor,
): Saved => saveOccurrence(occurrence, { ...inputOf(occurrence.event), ...times }, scope, actor);

/**
 * Replaces stored times that cannot be read. It reads the raw stored values first, because the save compares
 * against them (WRK-422). Rejects with the database's error.
 */
export async function replaceTimes(
  event: Event,
  input: EventInput & Pick<CalendarEvent, 'status'>,
): Promise<SaveHandle> {
  const found = await readForUpdate(calendarEvents, event.id);
  const unread = { start: found?.fields['start'], end: found?.fields['end'] } as Pick<Event, 'start' | 'end'>;
  return saved([patchOf({ ...event, ...unread }, input)], titleOf(event));
}

/** Deletes occurrences of an event. Moves the event to the trash if none are left. */
export function deleteOccurrence(occurrence: Occurrence, scope: Scope): Saved {
  const { event, day } = occurrence;
  const repeat = repeatOf(event);
  const which = effectiveScope(occurrence, scope);
  const words = {
    what: texts.changeOf.deletion(titleOf(event)),
    labels: texts.labels,
    reasons: refusedWith(texts.notDeleted),
  };
  if (which !== 'all' && repeat !== undefined) {
    const patch: EventPatch =
      which === 'this'
        ? { exceptions: [...event.exceptions, day].toSorted() }
        : { repeat: formatRepeat(repeatBefore(repeat, parseDay(day) ?? 0)) };
    if (hasOccurrencesLeft({ ...event, ...patch }))
      return {
        handle: save(batchChange([patchOf(event, patch)], words)),
        undo: () => saved([undoPatch(event, patch)], titleOf(event)),
      };
  }
  return {
    handle: save(
      batchChange([trashPart(calendarEvents, event, { title: titleOf(event), base: event })], words),
    ),
    undo: () => saved([restorePart({ collection: calendarEvents.path, recordId: event.id })], titleOf(event)),
  };
}
