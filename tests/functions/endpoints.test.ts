import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '../../functions/src/routes/endpoints';
import { commonMessages } from '@/contracts/contract';
import { covers } from '@/testing/covers';
import { type Received, startApi } from './api-under-test';
import { aiCases } from './ai-cases';
import { captureCases } from './capture-cases';
import type { EndpointCase, EndpointCases } from './endpoint-cases';
import { calendarCases } from './calendar-cases';
import { contactCases } from './contact-cases';
import { eventCases } from './event-cases';
import { generalCases } from './general-cases';
import { salesforceCases } from './salesforce/salesforce-cases';
import { salesforceSettings } from './service-peers';
import { userCases } from './user-cases';

/** Every endpoint, by method and path. Add the cases of a new area here. */
const cases: EndpointCases = {
  ...generalCases,
  ...userCases,
  ...contactCases,
  ...calendarCases,
  ...eventCases,
  ...aiCases,
  ...captureCases,
  ...salesforceCases,
};

const api = await startApi({ settings: salesforceSettings });
const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const usualMaxBytes = 64 * 1024;

const errorForm = (code: string, message: string) => ({
  error: expect.objectContaining({ code, message, requestId: expect.stringMatching(/^[\w-]{36}$/) }),
});

/** Returns an ID token in the local backend's format with other claims. */
async function forged(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const [header = '', payload = ''] = (await api.tokenOf('ada')).split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `Bearer ${header}.${Buffer.from(JSON.stringify({ ...own, ...claims })).toString('base64url')}.`;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

/** Checks that an answer matches the endpoint's description in `/api/openapi.json`. */
async function expectAsDescribed(
  { method, path }: { readonly method: string; readonly path: string },
  { status, headers, body }: Received,
): Promise<void> {
  const { paths, components } = (await api.call('GET', '/openapi.json')).body as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
    components: { schemas: { Error: object } };
  };
  const response = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses[status];
  expect(response, `${status} is described`).toBeDefined();
  const [content] = Object.entries(response?.content ?? {});
  const schema = content?.[1].schema;
  if (schema === undefined) {
    expect(body).toBe('');
    return;
  }
  expect(headers['content-type']).toContain(content?.[0]);
  const referred = '$ref' in schema ? components.schemas.Error : schema;
  const parsed = z
    .fromJSONSchema(referred as z.core.JSONSchema.JSONSchema, { defaultTarget: 'openapi-3.0' })
    .safeParse(body);
  expect(parsed.error?.issues ?? []).toEqual([]);
}

it('every endpoint has a case, and every case has an endpoint', () => {
  expect(Object.keys(cases).sort()).toEqual(endpoints.map(({ contract }) => nameOf(contract)).sort());
});

describe.each(endpoints.map(({ contract }) => [nameOf(contract), contract] as const))(
  '%s',
  (name, contract) => {
    const found = cases[name];
    const prepared = async (): Promise<EndpointCase> => {
      if (found === undefined) throw new Error(`${name} has no case.`);
      await found.prepare?.(api);
      return { ...found, body: await bodyOf(found.body) };
    };
    const bodyOf = async (body: EndpointCase['body']): Promise<unknown> =>
      typeof body === 'function' ? ((await body(api)) as unknown) : body;
    const ask = (given: EndpointCase, sent: Parameters<typeof api.call>[2] = {}) =>
      api.call(contract.method, given.path, {
        ...(given.as && { as: given.as }),
        ...(given.body !== undefined && { body: given.body }),
        ...sent,
      });

    it('answers allowed callers according to the contract', covers(...(found?.rows ?? [])), async () => {
      const given = await prepared();
      const answer = await ask(given);
      expect(answer).toMatchObject({
        status: given.status,
        ...(given.holds !== undefined && { body: given.holds }),
      });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(answer.headers).not.toHaveProperty('x-powered-by');
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      await expectAsDescribed(contract, answer);
      await given.after?.(api, answer);
    });

    if (contract.caller === 'staff') {
      it(
        'refuses a missing and an invalid token, each with its message',
        covers('WRK-671', 'WRK-728'),
        async () => {
          const given = await prepared();
          const { as: _as, ...unsigned } = given;
          const { status, body } = await ask(unsigned);
          expect({ status, body }).toEqual({
            status: 401,
            body: errorForm('unauthenticated', commonMessages.noToken),
          });
          const expired = await forged({ exp: Math.floor(Date.now() / 1000) - 60 });
          const foreign = await forged({ aud: 'demo-other' });
          for (const authorization of ['Bearer', 'Basic YTpi', 'Bearer a.b.c', expired, foreign]) {
            expect(await ask(given, { authorization }), authorization).toMatchObject({
              status: 401,
              body: errorForm('unauthenticated', commonMessages.badToken),
            });
          }
        },
      );

      it('refuses a revoked token and one of a disabled or deleted account', async () => {
        const given = await prepared();
        const { as = 'ada' } = given;
        const authorization = `Bearer ${await api.tokenOf(as)}`;
        const refused = { status: 401, body: errorForm('unauthenticated', commonMessages.badToken) };
        const since = (seconds: number) =>
          api.local.auth.accounts.update(as, { validSince: Math.floor(Date.now() / 1000) + seconds });
        since(5);
        expect(await ask(given, { authorization })).toMatchObject(refused);
        since(-3600);
        await api.accounts.updateUser(as, { disabled: true });
        expect(await ask(given, { authorization })).toMatchObject(refused);
        await api.accounts.deleteUser(as);
        expect(await ask(given, { authorization })).toMatchObject(refused);
      });

      it(
        'refuses a person who is inactive or has no record',
        covers('WRK-Q2', 'WRK-Q3', 'WRK-798'),
        async () => {
          const given = await prepared();
          expect(await ask(given, { as: 'nobody' })).toMatchObject({
            status: 403,
            body: errorForm('forbidden', commonMessages.noRole),
          });
          await api.database.doc(`users/${given.as ?? 'ada'}`).update({ status: 'inactive' });
          expect(await ask(given)).toMatchObject({
            status: 403,
            body: errorForm('forbidden', commonMessages.inactive),
          });
        },
      );

      it('allows or refuses a regular user according to its case', async () => {
        const given = await prepared();
        const { status, body } = await ask(given, { as: 'theo' });
        if (given.unseen !== undefined)
          expect({ status, body }).toEqual({ status: 404, body: errorForm('not-found', given.unseen) });
        else if (given.regular === undefined) expect(status).toBe(given.status);
        else expect({ status, body }).toEqual({ status: 403, body: errorForm('forbidden', given.regular) });
      });
    }

    if (contract.body !== undefined) {
      it(
        'refuses a body that is not JSON, has another type, or is too large',
        covers('ATT-010'),
        async () => {
          const given = await prepared();
          expect(await ask(given, { raw: '{"a":' })).toMatchObject({
            status: 400,
            body: errorForm('malformed', commonMessages.malformed),
          });
          expect(await ask(given, { raw: Buffer.from([0x22, 0xff, 0x22]) })).toMatchObject({ status: 400 });
          expect(await ask(given, { raw: `${'{"a":'.repeat(20)}1${'}'.repeat(20)}` })).toMatchObject({
            status: 400,
          });
          expect(await ask(given, { headers: { 'content-type': 'text/plain' } })).toMatchObject({
            status: 415,
            body: errorForm('unsupported-type', commonMessages.notJson),
          });
          const long = Buffer.alloc((contract.maxBytes ?? usualMaxBytes) + 1, ' ');
          expect(await ask(given, { raw: long })).toMatchObject({
            status: 413,
            body: errorForm('too-large', commonMessages.tooLarge),
          });
        },
      );

      it('ignores keys that every object inherits', covers('ATT-008'), async () => {
        const empty = await ask(await prepared(), { raw: '{}' });
        const given = await prepared();
        const nested = JSON.stringify(given.body);
        const raw = `{"__proto__":${nested},"constructor":{"prototype":${nested}}}`;
        const { status, body } = await ask(given, { raw });
        expect({ status, fields: body?.error?.fields }).toEqual({
          status: empty.status,
          fields: empty.body?.error?.fields,
        });
        for (const key of Object.keys(given.body as object)) expect({}).not.toHaveProperty(key);
      });

      it('names the invalid fields', covers('ATT-010'), async () => {
        const given = await prepared();
        if (given.invalid === undefined) throw new Error(`${name} has no invalid body.`);
        const [body, fields] = given.invalid;
        const answer = await ask(given, { body });
        const [message = commonMessages.invalid] = [contract.errors?.invalid ?? []].flat();
        expect(answer).toMatchObject({ status: 422, body: errorForm('invalid', message) });
        expect(Object.keys(answer.body.error.fields).sort()).toEqual([...fields].sort());
      });
    }

    if (contract.path.includes(':')) {
      it('finds nothing under an id with path characters', covers('ATT-009'), async () => {
        const given = await prepared();
        for (const id of ['..%2Fusers', 'a%2Fb', '%2E%2E', '%00', '__x__', 'a'.repeat(2_000)]) {
          const path = contract.path.replaceAll(/:\w+/g, id);
          const { status } = await ask({ ...given, path });
          expect([404, 422], `${path.slice(0, 60)}: ${status}`).toContain(status);
        }
      });
    }

    for (const refusal of found?.refusals ?? [])
      it(`refuses ${refusal.title}`, covers(...(refusal.rows ?? [])), async () => {
        const given = await prepared();
        const {
          title: _title,
          rows: _rows,
          path = given.path,
          body,
          prepare,
          status,
          message,
          fields,
          after,
          ...sent
        } = refusal;
        await prepare?.(api);
        const answer = await ask(
          { ...given, path },
          { ...sent, ...(body !== undefined && { body: await bodyOf(body) }) },
        );
        const error = expect.objectContaining({ message, ...(fields && { fields }) });
        expect(answer).toMatchObject({ status, body: { error } });
        await expectAsDescribed(contract, answer);
        await after?.(api);
      });
  },
);
