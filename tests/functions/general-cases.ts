import { expect, vi } from 'vitest';
import { securityRefused } from '@/contracts/security';
import { invalidCredentials } from '@/contracts/session';
import type { ApiUnderTest, EndpointCases } from './endpoint-cases';

const tokenOf = (person: 'ada' | 'mia') => async (api: ApiUnderTest) => ({
  idToken: await api.tokenOf(person),
});

export const generalCases: EndpointCases = {
  'POST /admin/login': {
    rows: ['WRK-674'],
    path: '/admin/login',
    body: tokenOf('ada'),
    status: 200,
    holds: { uid: 'ada', role: 'admin' },
    invalid: [{ idToken: '' }, ['idToken']],
    refusals: [
      {
        title: 'a token of a regular user',
        rows: ['WRK-675'],
        body: tokenOf('mia'),
        status: 401,
        message: invalidCredentials,
      },
      {
        title: 'an invalid token with the same message',
        rows: ['WRK-675'],
        body: { idToken: 'a.b.c' },
        status: 401,
        message: invalidCredentials,
      },
      {
        title: 'a call while the sign-in service is down, without blaming the credentials',
        prepare: async (api) => {
          const verify = vi.spyOn(api.accounts, 'verifyIdToken').mockImplementation(() => {
            verify.mockRestore();
            return Promise.reject(Object.assign(new Error('away'), { code: 'auth/internal-error' }));
          });
        },
        status: 503,
        message: 'The service is not available now. Please try again later.',
      },
      {
        title: 'a call while the database is down, without blaming the credentials',
        prepare: async (api) => {
          const read = vi.spyOn(api.database, 'doc').mockImplementation(() => {
            read.mockRestore();
            throw new Error('The database is away.');
          });
        },
        status: 500,
        message: 'Something went wrong on the server. Please try again.',
      },
    ],
  },
  'GET /openapi.json': {
    path: '/openapi.json',
    status: 200,
    holds: { openapi: '3.0.3' },
  },
  'GET /security/rate-limits': {
    rows: ['WRK-739'],
    as: 'ada',
    path: '/security/rate-limits',
    status: 200,
    holds: {
      limits: ['read', 'write', 'users', 'ai', 'image', 'salesforce'].map((name): unknown =>
        expect.objectContaining({ name, windowSeconds: 60 }),
      ),
    },
    regular: securityRefused,
  },
  'GET /security/check': {
    as: 'ada',
    path: '/security/check',
    status: 200,
    holds: {
      findings: expect.arrayContaining([
        expect.objectContaining({
          id: 'password-length',
          level: 'warning',
          measured: '6 characters',
          target: '8 characters',
        }),
        expect.objectContaining({ id: 'session', level: 'info', measured: '1 h', target: '1 h' }),
        // The local backend has no backups and does not answer this request.
        expect.objectContaining({ id: 'backup', level: 'warning', measured: null, target: '30 days' }),
        expect.objectContaining({ id: 'sign-up', level: 'info', measured: 'yes' }),
        expect.objectContaining({ id: 'administrators', level: 'info', measured: '2 active administrators' }),
        expect.objectContaining({ id: 'accounts', level: 'warning' }),
        expect.objectContaining({ id: 'packages', level: 'warning' }),
      ]),
    },
    rows: ['WRK-506'],
    refusals: [
      {
        title: 'a regular user',
        rows: ['WRK-508', 'WRK-789'],
        as: 'mia',
        status: 403,
        message: 'Unauthorized: Admin access required',
      },
    ],
    regular: securityRefused,
  },
  'GET /security/dependencies': {
    rows: ['WRK-740'],
    as: 'ada',
    path: '/security/dependencies',
    status: 200,
    holds: {
      audit: 'none',
      packages: expect.arrayContaining([expect.objectContaining({ name: 'express', advisory: null })]),
    },
    regular: securityRefused,
  },
  'POST /security/document': {
    rows: ['WRK-738'],
    as: 'ada',
    path: '/security/document',
    body: {
      analysis: { level: 'warning', message: 'Passwords are short.', recommendations: ['Set a policy.'] },
      action: 'Security check',
    },
    status: 201,
    holds: { id: expect.any(String) },
    regular: securityRefused,
    invalid: [
      { analysis: { level: 'grave', message: '' }, action: ' ' },
      ['analysis.level', 'analysis.message', 'action'],
    ],
    after: async (api, { body }) => {
      const stored = await api.database.doc(`security_events/${body.id}`).get();
      expect(stored.data()).toMatchObject({
        type: 'report',
        level: 'warning',
        title: 'Security check',
        message: 'Passwords are short.',
        recommendations: ['Set a policy.'],
        analyzed: true,
        userId: 'ada',
      });
    },
  },
  'POST /security/failed-sign-ins': {
    rows: ['WRK-Q130'],
    path: '/security/failed-sign-ins',
    body: { email: ' Mia@acf.example ', level: 'error', userId: 'ada' },
    status: 204,
    invalid: [{ email: 'x' }, ['email']],
    after: async (api) => {
      const { docs } = await api.database.collection('security_events').get();
      expect(docs.map((each) => each.data())).toMatchObject([
        {
          type: 'auth',
          level: 'info',
          title: 'Failed sign-in',
          message: expect.stringMatching(
            /^1 failed sign-in for mia@acf.example in the hour from \d\d:00 UTC.$/,
          ),
          userId: 'mia',
        },
      ]);
    },
  },
};
