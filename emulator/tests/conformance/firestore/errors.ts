import { doc, getDocFromServer, setDoc } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection } from '../check';
import { stored } from './documents';
import { documentsOf, nameOf, post, refusalOf } from './raw';

function listed({ collection }: ConformanceContext, rest: object = {}): object {
  return { from: [{ collectionId: collection }], ...rest };
}

export const cases: readonly ConformanceCase[] = [
  {
    id: 'ERR-01',
    behaviour: 'A refusal over REST has the HTTP status, the code and the name of its reason.',
    async run(context) {
      const url = `${context.addresses.firestore}/v1/${nameOf(context, 'none')}`;
      const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
      const { error } = (await response.json()) as {
        error: { code: number; status: string; message: string };
      };
      expectEqual([response.status, error.code, error.status], [404, 404, 'NOT_FOUND']);
      expectEqual(typeof error.message, 'string');
    },
  },
  {
    id: 'ERR-02',
    behaviour: 'Only an administrator can list collections.',
    async run(context) {
      const url = `${context.addresses.firestore}/v1/${documentsOf(context)}:listCollectionIds`;
      const response = await fetch(url, { method: 'POST', body: '{}' });
      expectEqual(response.status, 403);
      expectEqual(refusalOf({ status: 403, body: await response.json() }), 'PERMISSION_DENIED');
    },
  },
  {
    id: 'ERR-03',
    behaviour: 'Vector search fails with UNIMPLEMENTED.',
    async run(context) {
      const findNearest = {
        vectorField: { fieldPath: 'v' },
        queryVector: { mapValue: { fields: {} } },
        distanceMeasure: 'EUCLIDEAN',
        limit: 1,
      };
      const answer = await post(context, 'runQuery', { structuredQuery: listed(context, { findNearest }) });
      expectEqual([answer.status, refusalOf(answer)], [501, 'UNIMPLEMENTED']);
    },
  },
  {
    id: 'ERR-04',
    behaviour: 'Explaining queries fails with UNIMPLEMENTED.',
    async run(context) {
      const structuredQuery = listed(context);
      const explainOptions = { analyze: true };
      const answer = await post(context, 'runQuery', { structuredQuery, explainOptions });
      expectEqual(refusalOf(answer), 'UNIMPLEMENTED');
    },
  },
  {
    id: 'ERR-05',
    behaviour: 'Pipelines fail with UNIMPLEMENTED.',
    async run(context) {
      const answer = await post(context, 'executePipeline', {
        structuredPipeline: { pipeline: { stages: [] } },
      });
      expectEqual(refusalOf(answer), 'UNIMPLEMENTED');
    },
  },
  {
    id: 'ERR-06',
    behaviour: 'Unknown members, unknown value types and values of two types are refused.',
    async run(context) {
      const refused = async (message: object) => refusalOf(await post(context, 'commit', message));
      const update = (value: object) => ({
        writes: [{ update: { name: nameOf(context, 'd'), fields: { a: value } } }],
      });
      expectEqual(await refused({ writes: [], surprise: 1 }), 'INVALID_ARGUMENT');
      expectEqual(await refused(update({ moneyValue: '1' })), 'INVALID_ARGUMENT');
      expectEqual(await refused(update({ stringValue: 'a', integerValue: '1' })), 'INVALID_ARGUMENT');
      expectEqual(await refused(update({})), 'INVALID_ARGUMENT');
      expectEqual(await stored(context.firestore, `${context.collection}/d`), undefined);
    },
  },
  {
    id: 'ERR-07',
    behaviour: 'Text that is not JSON is refused.',
    async run(context) {
      const url = `${context.addresses.firestore}/v1/${documentsOf(context)}:commit`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner' },
        body: '{"writes": [',
      });
      expectEqual(response.status, 400);
      expectEqual(refusalOf({ status: 400, body: await response.json() }), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'ERR-08',
    behaviour: 'A refused write does not affect other writes.',
    async run({ firestore, collection: path }) {
      const before = setDoc(doc(firestore, path, 'before'), { n: 1 });
      const refused = setDoc(doc(firestore, path, '__x__'), { n: 2 });
      const after = setDoc(doc(firestore, path, 'after'), { n: 3 });
      await expectRejection(refused, 'invalid-argument');
      await Promise.all([before, after]);
      expectEqual(await stored(firestore, `${path}/before`), { n: 1 });
      expectEqual(await stored(firestore, `${path}/after`), { n: 3 });
    },
  },
  {
    id: 'ERR-09',
    behaviour: 'Reading a document by a reserved id is refused in both SDKs.',
    async run({ firestore, lite: small, collection: path }) {
      // The small SDK derives its code from the HTTP status, which is 400 for both reasons.
      await expectRejection(lite.getDoc(lite.doc(small, path, '__x__')), 'failed-precondition', /reserved/);
      await expectRejection(getDocFromServer(doc(firestore, path, '__x__')), 'invalid-argument');
    },
  },
  {
    id: 'ERR-10',
    behaviour: 'Read times in the future and before the kept history are refused.',
    async run(context) {
      const structuredQuery = listed(context);
      const future = await post(context, 'runQuery', { structuredQuery, readTime: '2200-01-01T00:00:00Z' });
      expectEqual(refusalOf(future), 'INVALID_ARGUMENT');
      const past = await post(context, 'runQuery', { structuredQuery, readTime: '2001-01-01T00:00:00Z' });
      expectEqual(refusalOf(past), 'FAILED_PRECONDITION');
    },
  },
  {
    id: 'ERR-11',
    behaviour: 'Two preconditions at once, and a mask for a deletion, are refused.',
    async run(context) {
      const name = nameOf(context, 'd');
      const currentDocument = { exists: true, updateTime: '2020-01-01T00:00:00Z' };
      const both = await post(context, 'commit', { writes: [{ delete: name, currentDocument }] });
      expectEqual(refusalOf(both), 'INVALID_ARGUMENT');
      const masked = await post(context, 'commit', {
        writes: [{ delete: name, updateMask: { fieldPaths: ['a'] } }],
      });
      expectEqual(refusalOf(masked), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'ERR-12',
    behaviour: 'Documents of another database are refused in a commit.',
    async run(context) {
      const name = `projects/${context.projectId}/databases/other/documents/${context.collection}/d`;
      const answer = await post(context, 'commit', { writes: [{ update: { name, fields: {} } }] });
      expectEqual(refusalOf(answer), 'INVALID_ARGUMENT');
    },
  },
  {
    id: 'ERR-13',
    behaviour: 'Only an administrator can send independent writes in one request.',
    async run(context) {
      const url = `${context.addresses.firestore}/v1/${documentsOf(context)}:batchWrite`;
      const writes = [{ update: { name: nameOf(context, 'a'), fields: {} } }];
      const response = await fetch(url, { method: 'POST', body: JSON.stringify({ writes }) });
      expectEqual(response.status, 403);
      expectEqual(refusalOf({ status: 403, body: await response.json() }), 'PERMISSION_DENIED');
      expectEqual(await stored(context.firestore, `${context.collection}/a`), undefined);
    },
  },
];
