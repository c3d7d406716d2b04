import { securityRefused } from '@/contracts/security';
import { invalidCredentials } from '@/contracts/session';
import type { ApiUnderTest, EndpointCases } from './endpoint-cases';

const tokenOf = (person: 'ada' | 'mia') => async (api: ApiUnderTest) => ({
  idToken: await api.tokenOf(person),
});

export const generalCases: EndpointCases = {
  'POST /admin/login': {
    rows: '[WRK-674]',
    path: '/admin/login',
    body: tokenOf('ada'),
    status: 200,
    holds: { uid: 'ada', role: 'admin' },
    invalid: [{ idToken: '' }, ['idToken']],
    refusals: [
      {
        title: 'a token of a regular user [WRK-675]',
        body: tokenOf('mia'),
        status: 401,
        message: invalidCredentials,
      },
      {
        title: 'what is no token in the same words [WRK-675]',
        body: { idToken: 'a.b.c' },
        status: 401,
        message: invalidCredentials,
      },
    ],
  },
  'GET /openapi.json': {
    path: '/openapi.json',
    status: 200,
    holds: { openapi: '3.0.3' },
  },
  'GET /security/rate-limits': {
    rows: '[WRK-739]',
    as: 'ada',
    path: '/security/rate-limits',
    status: 200,
    regular: securityRefused,
  },
};
