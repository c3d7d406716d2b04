import { aVideo } from '@/testing/records/video';
import { type Attempts, change, keyed, moveToTrash, noteDeletion, plain, remove } from './attempts';
import { anApplication, aRequest, keyFor, otherId } from '../records/leads';
import { aCard } from '../records/proposal-records';
import { aContact, aMail, aMailEntry, contactStamps } from '../records/contact-records';
import {
  aContactNote,
  aDeletion,
  anIndexEntry,
  aNote,
  aVersion,
  deletionPath,
  entryIds,
  noteStamps,
  sharedNoteWith,
} from '../records/note-records';
import {
  aMeeting,
  anEvent,
  aProductChange,
  aSecurityEvent,
  aTask,
  aTemplate,
  aTrashEntry,
  ids,
  sharedEventWith,
  someFacts,
  someSettings,
} from '../records/records';
import { proposalAttempts } from './proposal-attempts';
import { type ActorName, emailOf, uidOf } from '../rules-backend';
import { atRest, type Fields, serverTime, toStored } from '../records/to-stored';

const contactOf = (actor: ActorName) => ({ [`manualContacts/${ids.contact}`]: aContact(actor) });
const shared = { sharedWith: [uidOf('recipient')] };
const ownAndShared: Attempts['lists'] = (source, uid) => [
  source.where('createdBy', '==', uid).limit(500),
  source.where('sharedWith', 'array-contains', uid).orderBy('updatedAt', 'desc').limit(500),
];

const anAnalyticsEvent: Fields = {
  eventName: 'calendly_scheduling',
  parameters: {},
  timestamp: serverTime(),
  userAgent: 'tests',
  referrer: 'direct',
};

/** Returns the attempts for each row of the matrix about documents, by the row's name. */
export async function matrixAttempts(): Promise<Readonly<Record<string, Attempts>>> {
  const [packKey, packFresh, waitKey, waitFresh] = await Promise.all([
    keyFor('amara@shelter.example'),
    keyFor('bo@shelter.example'),
    keyFor('amara@shelter.example', 'waitlist-application'),
    keyFor('bo@shelter.example', 'waitlist-application'),
  ]);
  const requests = keyed('bundleRequests', 'starter-pack', aRequest, { stored: packKey, fresh: packFresh });
  const activityPath = deletionPath(otherId);
  const contact = atRest(aContact('regular'));
  const note = atRest(aNote('regular', sharedNoteWith('recipient')));
  const contactNote = atRest(aContactNote('admin', sharedNoteWith('recipient')));
  const template = atRest(aTemplate('regular', shared));
  const event = atRest(anEvent('regular', sharedEventWith(['recipient', 'view'])));
  const trashPath = `trash/templates-${ids.stored}`;

  return {
    bundleRequests: requests,
    leadKeys: {
      ...requests,
      path: `leadKeys/${packKey}`,
      stored: { leadId: ids.stored },
      beside: () => ({ [requests.path]: requests.stored }),
      lists: (source) => [source.limit(1), source.where('leadId', '==', ids.stored)],
      update: change(`leadKeys/${packKey}`, () => ({ leadId: ids.fresh })),
      touched: () => [requests.path, `bundleRequests/${ids.fresh}`, `leadKeys/${packFresh}`],
    },
    waitlist: keyed('waitlist', 'waitlist-application', anApplication, { stored: waitKey, fresh: waitFresh }),
    analyticsEvents: plain('analyticsEvents', {
      stored: anAnalyticsEvent,
      fresh: () => anAnalyticsEvent,
      change: () => ({ referrer: 'direct', userAgent: 'other' }),
      lists: (source) => [source.orderBy('timestamp', 'desc').limit(20)],
    }),
    dailyFigures: plain('dailyFigures', {
      id: '2026-11-23',
      freshId: '2026-11-24',
      stored: { rows: '[]', pages: '[]', sources: '[]' },
      fresh: () => ({ rows: '[]', pages: '[]', sources: '[]' }),
      change: () => ({ rows: '[[0,"page_view",1]]' }),
      lists: (source) => [source.limit(20)],
    }),
    monthlyFigures: plain('monthlyFigures', {
      id: '2026-11',
      freshId: '2026-12',
      stored: { days: { '23': '[]' } },
      fresh: () => ({ days: { '23': '[]' } }),
      change: () => ({ days: { '24': '[]' } }),
      lists: (source) => [source.limit(20)],
    }),
    publicContacts: plain('publicContacts', {
      stored: aCard(),
      fresh: () => aCard(),
      change: () => ({ phone: '1' }),
      lists: (source) => [source.orderBy('createdAt', 'desc').limit(100)],
    }),
    users: plain('users', {
      id: uidOf('regular'),
      freshId: 'new',
      stored: { email: emailOf('regular'), role: 'regular', status: 'active' },
      fresh: () => ({ email: 'new@acf.example', role: 'regular', status: 'active' }),
      change: () => ({ displayName: 'Mia', photoURL: '', bio: '', updatedAt: serverTime() }),
      lists: (source) => [source.where('status', '==', 'active').limit(500)],
    }),
    manualContacts: {
      ...plain('manualContacts', {
        stored: contact,
        fresh: (actor) => aContact(actor),
        change: (actor) => ({ status: 'Contacted', ...contactStamps(actor) }),
        lists: (source, uid) => [
          source.where('ownerId', '==', uid),
          source
            .where('ownerId', '==', uid)
            .where('archived', '==', false)
            .orderBy('createdAt', 'desc')
            .limit(50),
        ],
      }),
      delete: moveToTrash(`manualContacts/${ids.stored}`, contact),
    },
    'emails of a contact': plain(`manualContacts/${ids.contact}/emails`, {
      stored: aMail('regular'),
      fresh: (actor) => aMail(actor),
      change: () => ({ subject: 'Once more', lastEdited: serverTime() }),
      beside: () => contactOf('regular'),
      lists: (source, uid) => [
        source.where('contactOwnerId', '==', uid).orderBy('createdAt', 'desc').limit(50),
      ],
    }),
    mailIndex: plain('mailIndex', {
      stored: aMailEntry(),
      fresh: () => aMailEntry(),
      change: () => ({ grams: ['let'] }),
      beside: () => ({
        [`manualContacts/${ids.contact}/emails/${ids.stored}`]: aMail('regular'),
        [`manualContacts/${ids.contact}/emails/${ids.fresh}`]: aMail('regular'),
      }),
      lists: (source, uid) => [
        source.where('grams', 'array-contains', 'don').where('contactOwnerId', '==', uid).limit(20),
      ],
    }),
    'notes, standalone': {
      ...plain('notes', {
        stored: note,
        fresh: (actor) => aNote(actor),
        change: (actor) => ({ title: 'Second call', ...noteStamps(actor) }),
        lists: ownAndShared,
      }),
      delete: noteDeletion(`notes/${ids.stored}`, 'standalone', () => note),
      touched: () => [`notes/${ids.fresh}`, deletionPath(ids.stored)],
    },
    'notes, of a contact': {
      ...plain('notes', {
        stored: contactNote,
        fresh: (actor) => aContactNote(actor),
        change: (actor) => ({ title: 'Second call', ...noteStamps(actor) }),
        beside: () => contactOf('regular'),
        lists: (source, uid) => [
          source.where('contactOwnerId', '==', uid),
          source
            .where('contactOwnerId', '==', uid)
            .where('contactId', '==', ids.contact)
            .orderBy('createdAt', 'desc')
            .limit(50),
        ],
      }),
      delete: noteDeletion(`notes/${ids.stored}`, 'contact', () => contactNote),
      touched: () => [`notes/${ids.fresh}`, deletionPath(ids.stored)],
    },
    'versions of a note': {
      path: `notes/${ids.note}/versions/1`,
      stored: aVersion(note),
      beside: () => ({
        [`notes/${ids.note}`]: { ...note, versionCount: 1 },
        [`notes/${ids.fresh}`]: note,
      }),
      lists: (source) => [source.limit(20)],
      create: (firestore, actor) =>
        firestore
          .batch()
          .update(firestore.doc(`notes/${ids.fresh}`), { title: 'B', versionCount: 1, ...noteStamps(actor) })
          .set(firestore.doc(`notes/${ids.fresh}/versions/0`), aVersion(note))
          .commit(),
      update: (firestore, actor) =>
        firestore
          .batch()
          .update(firestore.doc(`notes/${ids.note}`), { title: 'B', versionCount: 2, ...noteStamps(actor) })
          .set(firestore.doc(`notes/${ids.note}/versions/1`), aVersion(note))
          .commit(),
      delete: remove(`notes/${ids.note}/versions/1`),
      touched: () => [`notes/${ids.note}`, `notes/${ids.fresh}`, `notes/${ids.fresh}/versions/0`],
    },
    noteIndex: {
      ...plain('noteIndex', {
        id: entryIds.stored,
        freshId: entryIds.fresh,
        stored: anIndexEntry(['regular', 'recipient'], { noteId: ids.fresh }),
        fresh: (actor) => anIndexEntry([actor]),
        change: () => ({ grams: ['a'] }),
        lists: (source, uid) => [
          source.where('grams', 'array-contains', 'don').where(`readers.${uid}`, '==', true).limit(20),
        ],
      }),
      create: (firestore, actor) =>
        firestore
          .batch()
          .set(firestore.doc(`notes/${ids.note}`), aNote(actor, { searchIds: [entryIds.fresh] }))
          .set(firestore.doc(`noteIndex/${entryIds.fresh}`), anIndexEntry([actor]))
          .commit(),
      touched: () => [`notes/${ids.note}`, `noteIndex/${entryIds.fresh}`],
    },
    'changeLogs, activity': {
      path: activityPath,
      stored: aDeletion('regular', otherId),
      beside: (actor) => ({ [`notes/${ids.note}`]: atRest(aNote(actor)) }),
      lists: (source, uid) => [source.where('userId', '==', uid).orderBy('timestamp', 'desc').limit(10)],
      create: noteDeletion(`notes/${ids.note}`, 'standalone', (actor) => atRest(aNote(actor))),
      update: change(activityPath, () => ({ summary: 'Nothing' })),
      delete: remove(activityPath),
      touched: () => [`notes/${ids.note}`, deletionPath(ids.note)],
    },
    'changeLogs, product': plain('changeLogs', {
      stored: aProductChange(),
      fresh: () => aProductChange(),
      change: () => ({ summary: 'Nothing' }),
      lists: (source) => [
        source.where('type', '==', 'auto-generated').orderBy('timestamp', 'desc').limit(10),
        source
          .where('type', 'in', ['auto-generated', 'git-changelog'])
          .orderBy('timestamp', 'desc')
          .limit(500),
      ],
    }),
    templates: {
      ...plain('templates', {
        stored: template,
        fresh: (actor) => aTemplate(actor),
        change: () => ({ name: 'Second call', updatedAt: serverTime() }),
        lists: ownAndShared,
      }),
      delete: moveToTrash(`templates/${ids.stored}`, template),
    },
    trash: {
      path: trashPath,
      stored: atRest(aTrashEntry('regular', { collection: 'templates', id: ids.stored, record: template })),
      beside: (actor) => ({ [`templates/${ids.fresh}`]: atRest(aTemplate(actor)) }),
      lists: (source, uid) => [
        source.where('keepers', 'array-contains', uid).orderBy('deletedAt', 'desc').limit(50),
        source.where('keepers', 'array-contains', uid).where('collection', '==', 'notes').limit(50),
      ],
      create: (firestore, actor) =>
        moveToTrash(`templates/${ids.fresh}`, atRest(aTemplate(actor)))(firestore, actor),
      update: change(trashPath, () => ({ title: 'Other' })),
      delete: (firestore) =>
        firestore
          .batch()
          .delete(firestore.doc(trashPath))
          .set(firestore.doc(`templates/${ids.stored}`), template)
          .commit(),
      touched: () => [`templates/${ids.fresh}`, `templates/${ids.stored}`],
    },
    calendarEvents: {
      ...plain('calendarEvents', {
        stored: event,
        fresh: (actor) => anEvent(actor),
        change: () => ({ title: 'Close', updatedAt: serverTime() }),
        lists: (source, uid) => [
          source.where('createdBy', '==', uid).orderBy('start').limit(500),
          source
            .where('sharedUserIds', 'array-contains', uid)
            .where('seriesEnd', '>', new Date('2026-11-21T00:00:00Z'))
            .where('start', '<', new Date('2026-12-21T00:00:00Z'))
            .orderBy('seriesEnd')
            .limit(2_000),
        ],
      }),
      delete: moveToTrash(`calendarEvents/${ids.stored}`, event),
    },
    meetings: plain('meetings', {
      stored: aMeeting('admin', shared),
      fresh: (actor) => aMeeting(actor),
      change: () => ({ title: 'Committee', updatedAt: serverTime() }),
      lists: (source, uid) => [
        source
          .where('participants', 'array-contains', uid)
          .where('date', '>=', new Date('2026-11-21T00:00:00Z'))
          .orderBy('date')
          .limit(500),
        source.where('sharedWith', 'array-contains', uid).limit(500),
      ],
    }),
    tasks: plain('tasks', {
      stored: aTask('regular', shared),
      fresh: (actor) => aTask(actor),
      change: () => ({ status: 'completed', updatedAt: serverTime() }),
      lists: ownAndShared,
    }),
    security_events: plain('security_events', {
      stored: aSecurityEvent,
      fresh: () => aSecurityEvent,
      change: () => ({ level: 'info' }),
      lists: (source, uid) => [
        source.orderBy('timestamp', 'desc').limit(100),
        source.where('userId', '==', uid).limit(100),
      ],
    }),
    ...proposalAttempts,
    videos: plain('videos', {
      stored: toStored(aVideo()),
      fresh: () => toStored(aVideo()),
      change: () => ({ title: 'Other' }),
      lists: (source) => [source.limit(100)],
    }),
    settings: plain('settings', {
      id: uidOf('regular'),
      // Each actor's own id, because an actor's first settings are new.
      freshId: (actor) => uidOf(actor),
      stored: someSettings(),
      fresh: () => someSettings(),
      change: () => ({ views: { notes: 'list' }, updatedAt: serverTime() }),
      lists: (source) => [source.limit(1)],
    }),
    site: plain('site', {
      id: 'facts',
      freshId: 'facts',
      stored: someFacts(),
      fresh: () => someFacts(),
      change: () => ({ phone: '+1 416 555 0100' }),
      lists: (source) => [source.limit(1)],
    }),
    integrations: plain('integrations', {
      id: 'salesforce',
      freshId: 'other',
      stored: { enabled: true, token: 'secret' },
      fresh: () => ({ enabled: true }),
      change: () => ({ enabled: false }),
      lists: (source, uid) => [source.limit(1), source.where('userId', '==', uid)],
    }),
  };
}
