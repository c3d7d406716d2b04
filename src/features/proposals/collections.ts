import { defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { proposalsPath } from './slug';
import { draftSchema, envelopeSchema, gateSchema, readerSchema, versionSchema, visitSchema } from './schema';

/** What administrators work on, by slug. */
export const drafts = defineCollection('proposalDrafts', draftSchema);

const versions = defineSubcollection('versions', versionSchema);

/** The publications of a page, by revision. */
export const versionsOf = (slug: string) => versions.of(drafts, slug);

/** What the public may know of a page, by slug. */
export const gates = defineCollection(proposalsPath, gateSchema);

const sealed = defineSubcollection('sealed', envelopeSchema);

/** The envelopes of a page, by the ids that their keys come with. */
export const envelopesOf = (slug: string) => sealed.of(gates, slug);

const visits = defineSubcollection('visits', visitSchema);

/** What the readers of a page did. */
export const visitsOf = (slug: string) => visits.of(gates, slug);

/** What the readers of all pages did. */
export const allVisits = visits.group;

const readers = defineSubcollection('readers', readerSchema);

/** What a page remembers of each recipient. */
export const readersOf = (slug: string) => readers.of(gates, slug);
