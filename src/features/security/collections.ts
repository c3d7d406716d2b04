import { defineCollection } from '@/shared/firebase/collection';
import { securityEventSchema } from './schema';

/** The security feed (WRK-621); the API alone writes it. */
export const securityEvents = defineCollection('security_events', securityEventSchema);
