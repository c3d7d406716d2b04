import type { Endpoint } from '../pipeline/endpoint';
import { aiEndpoints } from './ai';
import { calendarEndpoints } from './calendar';
import { contactEndpoints } from './contacts';
import { openApiEndpoint } from './openapi';
import { salesforceEndpoints } from './salesforce';
import { securityEndpoints } from './security';
import { sessionEndpoints } from './session';
import { userEndpoints } from './users';

/** Every area's endpoints; a new one is mounted, described and tried by the tests of all as soon as it stands here. */
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
