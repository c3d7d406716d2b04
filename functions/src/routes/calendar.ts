import { type DocumentData, FieldPath, FieldValue, Filter } from 'firebase-admin/firestore';
import { createEvent, deleteEvent, eventMessages, listEvents, updateEvent } from '@/contracts/calendar';
import { endOfTime } from '@/features/calendar/dates/repeats';
import { can, mayChangeTimes } from '@/features/calendar/policy';
import { calendarTexts } from '@/features/calendar/texts';
import { isAdmin } from '@/shared/auth/actor';
import { entryFields } from '@/shared/trash/entry';
import type { Api } from '../api';
import { ApiError } from '../pipeline/api-error';
import type { Caller } from '../pipeline/caller';
import { endpoint } from '../pipeline/endpoint';
import { limits } from '../pipeline/limits';
import { createOnce } from '../services/created-once';
import {
  cursorOf,
  type EventRecord,
  momentOf,
  placeOf,
  readEvent,
  tryEvent,
  writtenEvent,
} from '../services/event-writing';

const pageSize = 50;

const present = ({ start, end, createdAt, updatedAt, ...event }: EventRecord) => ({
  ...event,
  start: start.toISOString(),
  end: end.toISOString(),
  createdAt: createdAt?.toISOString() ?? null,
  updatedAt: updatedAt?.toISOString() ?? null,
});

/** Reads an event without checking the caller's permission. */
async function stored({ api, params }: Addressed): Promise<DocumentData> {
  const data = (await api.backend.database.doc(`calendarEvents/${params.id}`).get()).data();
  if (data === undefined) throw new ApiError('not-found', eventMessages.notFound);
  return data;
}

interface Addressed {
  readonly api: Api;
  readonly params: { readonly id: string };
}

/**
 * Reads an event that the caller may see. A hidden event gives the same answer as a missing one (decision
 * 055).
 */
async function load(call: Addressed & { readonly caller: Caller }): Promise<EventRecord> {
  const data = await stored(call);
  const { createdBy, sharedUserIds } = data;
  const people = {
    createdBy: typeof createdBy === 'string' ? createdBy : '',
    sharedUserIds: Array.isArray(sharedUserIds) ? sharedUserIds : [],
  };
  if (!can(call.caller, 'calendarEvent.get', people)) throw new ApiError('not-found', eventMessages.notFound);
  return readEvent(call.params.id, data);
}

/** Parses a time limit from a query, or returns the default. */
function boundOf(name: 'from' | 'to', text: string | undefined, usual: Date): Date {
  const moment = text === undefined ? usual : momentOf(text);
  if (Number.isNaN(moment.getTime()))
    throw new ApiError('invalid', undefined, { fields: { [name]: calendarTexts.notADay } });
  return moment;
}

/** The fields that only the event's owner and administrators may change. */
const keepersFields = ['location', 'status', 'contactId'] as const;

export const calendarEndpoints = [
  endpoint(listEvents, {
    limit: limits.read,
    policy: (caller, _, { query }) =>
      can(caller, 'calendarEvent.list') && (query.whose !== 'all' || isAdmin(caller)),
    refusal: eventMessages.everybody,
    async serve({ api, caller, query: { from, to, whose, limit, cursor } }) {
      const size = Number(limit ?? pageSize);
      const all = api.backend.database.collection('calendarEvents');
      const chosen =
        whose === 'all'
          ? all
          : all.where(
              Filter.or(
                Filter.where('createdBy', '==', caller.uid),
                Filter.where('sharedUserIds', 'array-contains', caller.uid),
              ),
            );
      const ordered = chosen
        .where('seriesEnd', '>', boundOf('from', from, new Date(0)))
        .where('start', '<', boundOf('to', to, endOfTime))
        .orderBy('seriesEnd')
        .orderBy('start')
        .orderBy(FieldPath.documentId());
      const page = cursor === undefined ? ordered : ordered.startAfter(...placeOf(cursor));
      const { docs } = await page.limit(size).get();
      const last = docs.length === size ? docs.at(-1) : undefined;
      const events: EventRecord[] = [];
      const unreadable: string[] = [];
      for (const each of docs) {
        const event = tryEvent(each.id, each.data());
        if (event === undefined) unreadable.push(each.id);
        else events.push(event);
      }
      return {
        events: events.map(present),
        unreadable,
        next: last === undefined ? null : cursorOf(last.data(), last.id),
      };
    },
  }),
  endpoint(createEvent, {
    limit: limits.write,
    policy: (caller) => can(caller, 'calendarEvent.create'),
    async serve(call) {
      const { api, body, caller } = call;
      const { database } = api.backend;
      const id = await createOnce(database, 'calendarEvents', call, {
        ...(await writtenEvent({ database, caller }, body)),
        sharedUsers: [],
        sharedUserIds: [],
        sharedPermissions: {},
        createdBy: caller.uid,
        userId: caller.uid,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      return present(readEvent(id, await stored({ api, params: { id } })));
    },
  }),
  endpoint(updateEvent, {
    limit: limits.write,
    load,
    policy: (caller, event, { body }) =>
      can(caller, 'calendarEvent.update', event) ||
      (mayChangeTimes(caller, event) && keepersFields.every((name) => body[name] === undefined)),
    refusal: eventMessages.forbidden,
    async serve(call) {
      const { api, caller, params } = call;
      const { updatedAt, ...body } = call.body;
      const { database } = api.backend;
      const reference = database.doc(`calendarEvents/${params.id}`);
      await database.runTransaction(async (transaction) => {
        const data = (await transaction.get(reference)).data();
        if (data === undefined) throw new ApiError('not-found', eventMessages.notFound);
        const before = readEvent(params.id, data);
        if (updatedAt !== undefined && updatedAt !== before.updatedAt?.toISOString())
          throw new ApiError('conflict', eventMessages.changed);
        const fields = await writtenEvent({ database, caller }, body, before);
        transaction.update(reference, { ...fields, updatedAt: FieldValue.serverTimestamp() });
      });
      return present(await load(call));
    },
  }),
  endpoint(deleteEvent, {
    limit: limits.write,
    load,
    policy: (caller, event) => can(caller, 'calendarEvent.delete', event),
    refusal: eventMessages.forbidden,
    async serve({ api, caller, params: { id } }, event) {
      const { database } = api.backend;
      const reference = database.doc(`calendarEvents/${id}`);
      await database.runTransaction(async (transaction) => {
        const record = (await transaction.get(reference)).data();
        if (record === undefined) return;
        transaction.set(database.doc(`trash/calendarEvents-${id}`), {
          ...entryFields('calendarEvents', event, event.title),
          record,
          deletedBy: caller.uid,
          deletedAt: FieldValue.serverTimestamp(),
        });
        transaction.delete(reference);
      });
      return undefined;
    },
  }),
];
