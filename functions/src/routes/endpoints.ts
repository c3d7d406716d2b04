import type { Endpoint } from '../pipeline/endpoint';
import { aiEndpoints } from './ai';
import { calendarEndpoints } from './calendar';
import { contactEndpoints } from './contacts';
import { openApiEndpoint } from './openapi';
import { salesforceEndpoints } from './salesforce';
import { securityEndpoints } from './security';
import { sessionEndpoints } from './session';
import { userEndpoints } from './users';

/**
 * The endpoints of every area. Those listed here are mounted, described and covered by the tests of all
 * endpoints.
 */
const areas: readonly Endpoint[] = [
  ...sessionEndpoints,
  ...userEndpoints,
  ...contactEndpoints,
  ...calendarEndpoints,
  ...securityEndpoints,
  ...aiEndpoints,
  ...salesforceEndpoints,
];

export const endpoints: readonly Endpoint[] = [...areas, openApiEndpoint(areas)];
