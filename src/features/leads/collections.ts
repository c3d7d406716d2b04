import { defineCollection } from '@/shared/firebase/collection';
import { leadKeySchema, leadSchema, waitlistEntrySchema } from './schema';

/** Leads left by visitors (PUB-333, WRK-Q135). */
export const leads = defineCollection('bundleRequests', leadSchema);

/** The lead keys: one document per kind and e-mail address. */
export const leadKeys = defineCollection('leadKeys', leadKeySchema);

/** The waitlist of the data integration hub (PUB-343). */
export const waitlist = defineCollection('waitlist', waitlistEntrySchema);
