import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { eventSchema } from '@/features/calendar/schema';
import { contactSchema, mailSchema } from '@/features/contacts/schema';
import { leadSchema, waitlistEntrySchema } from '@/features/leads/schema';
import { noteSchema } from '@/features/notes/schema';
import {
  draftSchema,
  envelopeSchema,
  gateSchema,
  readerSchema,
  versionSchema,
  visitSchema,
} from '@/features/proposals/schema';
import { templateSchema } from '@/features/templates/schema';
import { videoSchema } from '@/features/videos/schema';
import { profileSchema } from '@/shared/auth/profile';
import { people } from '../actors';
import { aContact, aMail } from './contact';
import { anEvent, sharedWith } from './event';
import { aLead, aMessage, anApplication, aSubscription, aWaitlistEntry } from './lead';
import { aNote } from './note';
import { aProfile } from './profile';
import { aDraft, aGate, anEnvelope, aPublication, aReader, aRecipient, aVisit } from './proposal';
import { aTemplate } from './template';
import { aVideo } from './video';

const records: readonly (readonly [string, z.core.$ZodType, () => object])[] = [
  ['a request', leadSchema, aLead],
  ['a subscription', leadSchema, aSubscription],
  ['a message', leadSchema, aMessage],
  ['an address on the waitlist', waitlistEntrySchema, aWaitlistEntry],
  ['an application', waitlistEntrySchema, anApplication],
  ['a contact', contactSchema, aContact],
  ['an email', mailSchema, aMail],
  ['a note', noteSchema, aNote],
  ['a shared note of a contact', noteSchema, () => aNote({ contactId: 'amara', sharedWith: ['theo'] })],
  ['an event', eventSchema, anEvent],
  ['a shared event', eventSchema, () => anEvent(sharedWith({ theo: 'view', ada: 'edit' }))],
  ['a template', templateSchema, aTemplate],
  ['a video', videoSchema, aVideo],
  ['a proposal', draftSchema, () => aDraft({ recipients: { amara: aRecipient() } })],
  ['a publication', versionSchema, aPublication],
  ['a gate', gateSchema, aGate],
  ['an envelope', envelopeSchema, anEnvelope],
  ['a visit', visitSchema, aVisit],
  ['a reader', readerSchema, aReader],
  ['a profile', profileSchema, aProfile],
  ...people.map(({ uid, profile }) => [uid, profileSchema, () => profile] as const),
];

/** Returns a record as it is stored, without its id. */
const stored = (build: () => object) => {
  const { id: _, ...fields } = build() as { id?: string };
  return fields;
};

describe('A test record', () => {
  it.each(records)('is parsed by its schema without loss: %s', (_, schema, build) => {
    expect(z.parse(schema, stored(build))).toEqual(stored(build));
  });

  it.each([
    ['a note', aNote],
    ['an event', anEvent],
    ['a template', aTemplate],
    ['a proposal', aDraft],
  ])('is equal each time and independent of changes by other tests: %s', (_, build) => {
    const [one, other] = [build() as object, build()];
    expect(one).toEqual(other);
    for (const value of Object.values(one)) if (Array.isArray(value)) value.push('changed');
    expect(build()).toEqual(other);
  });
});
