import { defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { proposalsPath } from './slug';
import { draftSchema, envelopeSchema, gateSchema, readerSchema, versionSchema, visitSchema } from './schema';

/** The drafts that administrators edit, by slug. */
export const drafts = defineCollection('proposalDrafts', draftSchema);

const versions = defineSubcollection('versions', versionSchema);

/** Returns the collection of a page's published versions, by revision. */
export const versionsOf = (slug: string) => versions.of(drafts, slug);

/** The public part of each page, by slug. */
export const gates = defineCollection(proposalsPath, gateSchema);

const sealed = defineSubcollection('sealed', envelopeSchema);

/** Returns the collection of a page's envelopes. Their ids are derived together with their keys. */
export const envelopesOf = (slug: string) => sealed.of(gates, slug);

const visits = defineSubcollection('visits', visitSchema);

/** Returns the collection of what a page's readers did. */
export const visitsOf = (slug: string) => visits.of(gates, slug);

/** The visits of all pages, as a collection group. */
export const allVisits = visits.group;

const readers = defineSubcollection('readers', readerSchema);

/** Returns the collection with one record per recipient of a page. */
export const readersOf = (slug: string) => readers.of(gates, slug);
