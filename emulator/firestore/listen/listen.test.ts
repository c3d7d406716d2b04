import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../caller';
import { compileRules } from '../../rules/compile';
import type { FirestoreService, Json } from '../contract';
import {
  LISTEN_DATABASE as DATABASE,
  LISTEN_DOCUMENTS as DOCUMENTS,
  ModelClient,
} from './listen-model-client';
import { createFirestoreService } from '../service';

const ADMIN: Caller = { kind: 'admin' };
const USER: Caller = { kind: 'user', uid: 'u', token: { sub: 'u' } };
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} { allow read; }
    match /mine/{id} { allow read: if resource.data.owner == request.auth.uid; }
  }
}`;

const ruleset = compileRules(RULES, 'firestore.rules');
let service: FirestoreService;

beforeEach(() => {
  service = createFirestoreService({ rulesFor: () => ruleset });
});

function write(path: string, fields: Json): Json {
  return { update: { name: `${DOCUMENTS}/${path}`, fields } };
}

function number(n: number): Json {
  return { integerValue: String(n) };
}

function commit(...writes: Json[]): Promise<Json> {
  return service.commit(ADMIN, { database: DATABASE, writes });
}

const set = (path: string, n: number) => commit(write(path, { n: number(n) }));
const remove = (path: string) => commit({ delete: `${DOCUMENTS}/${path}` });
const ALL = { from: [{ collectionId: 'c' }] };
const FIRST_TWO = { ...ALL, orderBy: [{ field: { fieldPath: 'n' }, direction: 'ASCENDING' }], limit: 2 };
const SMALL = {
  ...ALL,
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: number(3) } },
};

describe('a listen session', () => {
  it('sends the state once and then only changes', async () => {
    await set('c/a', 1);
    const client = new ModelClient(service, ADMIN);
    client.add(2, ALL);
    expect(client.news()).toEqual(['ADD', '+c/a', 'CURRENT', 'SNAPSHOT']);
    await commit(write('c/b', {}), write('other/x', {}), { delete: `${DOCUMENTS}/c/a` });
    expect(client.news().sort()).toEqual(['+c/b', 'SNAPSHOT', 'documentDelete c/a']);
    await set('other/y', 1);
    expect(client.news()).toEqual([]);
  });

  it('sends one snapshot for all targets of a commit', async () => {
    const client = new ModelClient(service, ADMIN);
    client.add(2, ALL);
    client.add(4, SMALL);
    client.addDocument(6, 'c/a');
    client.news();
    await set('c/a', 1);
    expect(client.news()).toEqual(['+c/a', '+c/a', '+c/a', 'SNAPSHOT']);
  });

  it('sends the document that leaves a limit together with its replacement', async () => {
    for (const n of [1, 2, 3]) await set(`c/d${n}`, n);
    const client = new ModelClient(service, ADMIN);
    client.add(2, FIRST_TWO);
    client.news();
    await set('c/d1', 9);
    expect(client.news()).toEqual(['+c/d3', '-c/d1', 'SNAPSHOT']);
    await set('c/d9', 9);
    expect(client.news()).toEqual([]);
    await remove('c/d2');
    expect(client.news()).toEqual(['+c/d1', 'documentDelete c/d2', 'SNAPSHOT']);
  });

  it('removes a document that the caller may no longer read without sending its content', async () => {
    const owned = (owner: string) => write('mine/a', { owner: { stringValue: owner } });
    await commit(owned('u'));
    const client = new ModelClient(service, USER);
    const where = {
      fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'u' } },
    };
    client.add(2, { from: [{ collectionId: 'mine' }], where });
    expect(client.news()).toEqual(['ADD', '+mine/a', 'CURRENT', 'SNAPSHOT']);
    await commit(owned('v'));
    expect(client.news()).toEqual(['documentRemove mine/a', 'SNAPSHOT']);
  });

  it('refuses targets with a cause, immediately or later, and keeps serving the others', async () => {
    await commit(write('mine/a', { owner: { stringValue: 'u' } }));
    const client = new ModelClient(service, USER);
    client.add(2, { from: [{ collectionId: 'mine' }] });
    client.add(4, { from: [{ collectionId: 'c' }], limit: -1 });
    client.addDocument(6, 'mine/a');
    expect(client.news()).toEqual(['REMOVE', 'REMOVE', 'ADD', '+mine/a', 'CURRENT', 'SNAPSHOT']);
    expect(client.causes).toMatchObject([{ code: 7 }, { code: 3 }]);
    await commit(write('mine/a', { owner: { stringValue: 'v' } }));
    expect(client.news()).toEqual(['REMOVE', 'SNAPSHOT']);
    expect(client.causes).toHaveLength(3);
  });

  it('acknowledges every removed target and sends nothing more about it', async () => {
    const client = new ModelClient(service, ADMIN);
    client.add(2, ALL);
    client.session.receive({ database: DATABASE, removeTarget: 2 });
    client.session.receive({ database: DATABASE, removeTarget: 77 });
    await set('c/a', 1);
    expect(client.news()).toEqual(['ADD', 'CURRENT', 'SNAPSHOT', 'REMOVE', 'REMOVE']);
  });

  it('keeps serving other sessions when one stops', async () => {
    const clients = [new ModelClient(service, ADMIN), new ModelClient(service, ADMIN)];
    for (const client of clients) client.add(2, ALL);
    clients[0]?.session.close();
    for (const client of clients) client.news();
    await set('c/a', 1);
    expect(clients.map((client) => client.news())).toEqual([[], ['+c/a', 'SNAPSHOT']]);
  });

  it('ends after an invalid message and then does nothing', async () => {
    for (const message of [
      {},
      { database: 'nonsense', removeTarget: 2 },
      { database: DATABASE, addTarget: 'x' },
      { database: DATABASE, addTarget: { targetId: 0 } },
      { database: DATABASE, addTarget: { targetId: 2 }, removeTarget: 2 },
    ]) {
      const client = new ModelClient(service, ADMIN);
      client.session.receive(message);
      client.add(2, ALL);
      expect(client.errors).toMatchObject([{ status: 'INVALID_ARGUMENT' }]);
      expect(client.news()).toEqual([]);
    }
  });

  it('sends only the changes when a client resumes', async () => {
    for (const n of [1, 2]) await set(`c/d${n}`, n);
    const client = new ModelClient(service, ADMIN);
    client.add(2, SMALL);
    client.session.close();
    await set('c/d1', 7);
    await remove('c/d2');
    await set('c/d0', 0);
    await set('c/other', 8);
    const again = new ModelClient(service, ADMIN);
    again.add(2, SMALL, { resumeToken: client.resumeToken, expectedCount: 2 });
    expect(again.news()).toEqual(['ADD', '+c/d0', '-c/d1', 'documentDelete c/d2', 'CURRENT', 'SNAPSHOT']);
  });

  it('starts over after tokens of another run, wrong counts and cleared databases', async () => {
    await set('c/a', 1);
    const client = new ModelClient(service, ADMIN);
    client.add(2, ALL);
    const { resumeToken } = client;
    const whole = ['ADD', 'RESET', '+c/a', 'CURRENT', 'SNAPSHOT'];
    const { runId } = service.database(DATABASE);
    const foreign = Buffer.from(
      Buffer.from(String(resumeToken), 'base64').toString().replace(runId, 'another'),
    ).toString('base64');
    for (const resume of [{ resumeToken: foreign }, { resumeToken, expectedCount: 5 }]) {
      const again = new ModelClient(service, ADMIN);
      again.add(2, ALL, resume);
      expect(again.news()).toEqual(whole);
    }
    client.news();
    service.clear(DATABASE);
    expect(client.news()).toEqual(['RESET', 'CURRENT', 'SNAPSHOT']);
    await set('c/a', 1);
    const late = new ModelClient(service, ADMIN);
    late.add(2, ALL, { resumeToken, expectedCount: 1 });
    expect(late.news()).toEqual(whole);
  });

  it('sends only selected fields when the query selects', async () => {
    await commit(write('c/a', { n: number(1), other: number(2) }));
    const client = new ModelClient(service, ADMIN);
    client.add(2, { ...ALL, select: { fields: [{ fieldPath: 'n' }] } });
    expect([...(client.held.get(2)?.values() ?? [])]).toEqual([{ n: number(1) }]);
  });

  it('does not run a query again for each of a hundred listeners', async () => {
    for (let n = 0; n < 200; n += 1) await set(`c/d${n}`, n);
    const clients = Array.from({ length: 100 }, () => new ModelClient(service, ADMIN));
    for (const client of clients) client.add(2, FIRST_TWO);
    let executions = 0;
    const database = service.database(DATABASE);
    const execute = database.execute.bind(database);
    database.execute = (query) => {
      executions += 1;
      return execute(query);
    };
    await set('c/d0', 50);
    await set('c/d150', 151);
    expect(executions).toBe(1);
    expect(new Set(clients.map((client) => client.shown.get(2))).size).toBe(1);
  });
});
