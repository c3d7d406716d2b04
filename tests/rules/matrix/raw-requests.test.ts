import { describe, expect, it } from 'vitest';
import { aMessage, anApplication, aRequest, leadId, leaveRequest } from '../records/leads';
import { matrix } from './matrix';
import { matrixAttempts } from './matrix-attempts';
import { uidOf, startRulesBackend } from '../rules-backend';

const backend = startRulesBackend('demo-rules-raw');
const attempts = await matrixAttempts();
const documents = matrix.filter(({ name }) => name in attempts);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const tokenOf = (uid: string) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: uid, user_id: uid })}.`;

async function post(verb: string, body: object, uid?: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(
    `http://${backend.address()}/v1/projects/${backend.projectId}/databases/(default)/documents${verb}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(uid === undefined ? {} : { authorization: `Bearer ${tokenOf(uid)}` }),
      },
      body: JSON.stringify(body),
    },
  );
  return { status: answer.status, text: await answer.text() };
}

const structuredQuery = (collectionId: string) => ({ structuredQuery: { from: [{ collectionId }] } });

describe.each([
  ['bundleRequests', aRequest(), 'starter-pack'],
  ['bundleRequests', aMessage(), undefined],
  ['waitlist', anApplication(), 'waitlist-application'],
] as const)('requests to %s that bypass the SDK', (collectionId, lead, kind) => {
  const list = structuredQuery(collectionId);
  const group = { structuredQuery: { from: [{ collectionId, allDescendants: true }] } };
  const count = { structuredAggregationQuery: { ...list, aggregations: [{ alias: 'n', count: {} }] } };
  const get = {
    documents: [`projects/demo-rules-raw/databases/(default)/documents/${collectionId}/${leadId}`],
  };

  it.each([
    [':runQuery', list],
    [':runQuery', group],
    [':runAggregationQuery', count],
    [':batchGet', get],
  ])('return requests through %s only to an admin', async (verb, body) => {
    await backend.asOwner(async (firestore) => {
      if (kind === undefined) await firestore.doc(`${collectionId}/${leadId}`).set(lead);
      else await leaveRequest(firestore, lead, { kind });
    });
    for (const uid of [undefined, uidOf('regular'), uidOf('inactive admin'), uidOf('self-made')]) {
      const { status, text } = await post(verb, body, uid);
      expect({ uid, status }).toEqual({ uid, status: 403 });
      expect(text).not.toContain('amara');
    }
    const admin = await post(verb, body, uidOf('admin'));
    expect(admin.status).toBe(body === group ? 403 : 200);
  });
});

describe.each(documents)('requests for $name that bypass the SDK', (row) => {
  const attempt = attempts[row.name];
  if (attempt === undefined) throw new Error(`No attempts for ${row.name}`);
  const collectionId = attempt.path.split('/').at(-2) ?? '';
  const parent = attempt.path.split('/').slice(0, -2).join('/');
  const below = parent === '' ? '' : `/${parent}`;
  const list = structuredQuery(collectionId);
  const count = { structuredAggregationQuery: { ...list, aggregations: [{ alias: 'n', count: {} }] } };

  it('return everything only to people who may list everything', async () => {
    await backend.asOwner(async (owner) => {
      for (const [path, fields] of Object.entries({
        ...attempt.beside?.('regular'),
        [attempt.path]: attempt.stored,
      }))
        await owner.doc(path).set(fields);
    });
    for (const actor of ['visitor', 'self-made', 'no role', 'inactive', 'regular', 'admin'] as const) {
      const uid = actor === 'visitor' ? undefined : uidOf(actor);
      const status = row.list.everything.includes(actor) ? 200 : 403;
      for (const [verb, body] of [
        [`${below}:runQuery`, list],
        [`${below}:runAggregationQuery`, count],
      ] as const)
        expect({ actor, verb, status: (await post(verb, body, uid)).status }).toEqual({
          actor,
          verb,
          status,
        });
      const group = { structuredQuery: { from: [{ collectionId, allDescendants: true }] } };
      expect((await post(':runQuery', group, uid)).status).toBe(row.group?.includes(actor) ? 200 : 403);
    }
  });
});

describe('a request that bypasses the SDK', () => {
  it('gets no admin access from a claim in its token', async () => {
    const uid = uidOf('regular');
    const token = `${encode({ alg: 'none' })}.${encode({ sub: uid, user_id: uid, role: 'admin', admin: true })}.`;
    const answer = await fetch(
      `http://${backend.address()}/v1/projects/${backend.projectId}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify(structuredQuery('bundleRequests')),
      },
    );
    expect(answer.status).toBe(403);
  });
});
