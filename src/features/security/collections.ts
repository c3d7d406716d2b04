import { defineCollection } from '@/shared/firebase/collection';
import { securityEventSchema } from './schema';

/** The security feed (WRK-621). Only the API writes it. */
export const securityEvents = defineCollection('security_events', securityEventSchema);
