import { defineCollection, defineSubcollection } from '@/shared/firebase/collection';
import { draftSchema, envelopeSchema, gateSchema, versionSchema, visitSchema } from './schema';

/** What administrators work on, by slug. */
export const drafts = defineCollection('proposalDrafts', draftSchema);

const versions = defineSubcollection('versions', versionSchema);

/** The publications of a page, by revision. */
export const versionsOf = (slug: string) => versions.of(drafts, slug);

/** What the public may know of a page, by slug. */
export const gates = defineCollection('proposals', gateSchema);

const sealed = defineSubcollection('sealed', envelopeSchema);

/** The envelopes of a page, by the ids that their keys come with. */
export const envelopesOf = (slug: string) => sealed.of(gates, slug);

const visits = defineSubcollection('visits', visitSchema);

/** What the readers of a page did. */
export const visitsOf = (slug: string) => visits.of(gates, slug);
