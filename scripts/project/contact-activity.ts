import { notes } from '@/features/notes/collections';
import { defaultPreferences } from '@/features/contacts/schema';
import { decodeFields } from '@/shared/firebase/decode';
import type { RestFields } from '@/shared/firebase/values';
import { differing } from './lacking';
import type { ProjectAccess } from './project-access';
import { pagesOf } from './stored-pages';

/** A contact's activity, counted from its notes and sent emails. */
export interface Activity {
  readonly notes: number;
  readonly mails: number;
  readonly last: Date | undefined;
}

export const noActivity: Activity = { notes: 0, mails: 0, last: undefined };

const laterOf = (...times: readonly unknown[]): Date | undefined =>
  times.filter((time) => time instanceof Date).toSorted((one, other) => other.getTime() - one.getTime())[0];

/** Counts the notes and sent emails of all contacts, by contact. */
export async function activities(project: ProjectAccess): Promise<ReadonlyMap<string, Activity>> {
  const found = new Map<string, Activity>();
  const add = (contactId: string, { notes = 0, mails = 0, last }: Partial<Activity>) => {
    const known = found.get(contactId) ?? noActivity;
    found.set(contactId, {
      notes: known.notes + notes,
      mails: known.mails + mails,
      last: laterOf(known.last, last),
    });
  };
  const ofNotes = { fields: ['contactId', 'createdAt', 'timestamp'] };
  for await (const page of pagesOf(project, notes.path, ofNotes))
    for (const { fields } of page) {
      const { contactId, createdAt, timestamp } = decodeFields(fields);
      if (typeof contactId === 'string') add(contactId, { notes: 1, last: laterOf(createdAt ?? timestamp) });
    }
  const ofMails = { allDescendants: true, fields: ['status', 'sentAt'] };
  for await (const page of pagesOf(project, 'emails', ofMails))
    for (const { name, fields } of page) {
      const { status, sentAt } = decodeFields(fields);
      const contactId = contactOfMail(name);
      if (status === 'sent' && contactId !== undefined) add(contactId, { mails: 1, last: laterOf(sentAt) });
    }
  return found;
}

const mailName = /\/manualContacts\/([^/]+)\/emails\/[^/]+$/;

/** Returns the id of the contact that an email belongs to, from the email's resource name. */
export const contactOfMail = (name: string): string | undefined => mailName.exec(name)?.[1];

/**
 * Returns the fields that a contact lacks about the number and time of its interactions (WRK-Q48). A contact
 * changed since `began` waits for the next run.
 */
export function lackingActivity(
  record: Readonly<Record<string, unknown>>,
  activity: Activity,
  began: Date,
): RestFields {
  const { updatedAt, lastInteraction, communicationPreferences } = record;
  if (updatedAt instanceof Date && updatedAt >= began) return {};
  const isUnused = activity.notes + activity.mails === 0;
  const preferences = {
    ...defaultPreferences,
    ...(typeof communicationPreferences === 'object' ? communicationPreferences : {}),
  } as Readonly<Record<string, unknown>>;
  const last = laterOf(lastInteraction, activity.last);
  const lastContactDate = laterOf(preferences['lastContactDate'], last);
  return differing(
    { interactions: 0, emailCount: 0, ...record },
    {
      interactions: activity.notes + activity.mails,
      emailCount: activity.mails,
      ...(!isUnused && last && { lastInteraction: last }),
      ...(!isUnused && lastContactDate && { communicationPreferences: { ...preferences, lastContactDate } }),
    },
  );
}
