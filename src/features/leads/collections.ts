import { defineCollection } from '@/shared/firebase/collection';
import { leadIdentitySchema, leadKeySchema, leadSchema, waitlistEntrySchema } from './schema';

const path = 'bundleRequests';

/** Requests left by visitors (PUB-333, WRK-Q135). */
export const leads = defineCollection(path, leadSchema);

/** One document per kind and e-mail address. */
export const leadKeys = defineCollection('leadKeys', leadKeySchema);

/** The same requests, read only for what names their key: a damaged one has to be deleted with its key, too. */
export const leadIdentities = defineCollection(path, leadIdentitySchema);

/** Who waits for the data integration hub (PUB-343). */
export const waitlist = defineCollection('waitlist', waitlistEntrySchema);
