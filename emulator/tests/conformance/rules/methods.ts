import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { ConformanceCase } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';
import { rulesProject } from './clients';

const DENIED = 'permission-denied';

/** Cases about the method of each request, and about what a query must prove. */
export const RULES_METHOD_CASES: readonly ConformanceCase[] = [
  {
    id: 'RUL-01',
    behaviour: 'A path without a match statement is denied, even below a matched document',
    async run(context) {
      const { visitor } = await rulesProject(context, 'match /c/{id} { allow read, write; }');
      await setDoc(doc(visitor, 'c/a'), { n: 1 });
      await expectRejection(setDoc(doc(visitor, 'd/a'), {}), DENIED);
      await expectRejection(getDoc(doc(visitor, 'd/a')), DENIED);
      await expectRejection(setDoc(doc(visitor, 'c/a/sub/s'), {}), DENIED);
    },
  },
  {
    id: 'RUL-02',
    behaviour: '`allow get` allows reading documents by name but no query',
    async run(context) {
      const { visitor } = await rulesProject(context, 'match /c/{id} { allow get; }');
      expectEqual((await getDoc(doc(visitor, 'c/a'))).exists(), false);
      await expectRejection(getDocs(collection(visitor, 'c')), DENIED);
    },
  },
  {
    id: 'RUL-03',
    behaviour: '`allow list` allows queries but no document by name',
    async run(context) {
      const { owner, visitor } = await rulesProject(context, 'match /c/{id} { allow list; }');
      await setDoc(doc(owner, 'c/a'), {});
      expectEqual((await getDocs(collection(visitor, 'c'))).size, 1);
      await expectRejection(getDoc(doc(visitor, 'c/b')), DENIED);
    },
  },
  {
    id: 'RUL-04',
    behaviour: '`allow create` allows new documents, and writing to an existing one is an update',
    async run(context) {
      const { visitor } = await rulesProject(context, 'match /c/{id} { allow create; }');
      await setDoc(doc(visitor, 'c/a'), { n: 1 });
      await addDoc(collection(visitor, 'c'), { n: 1 });
      await expectRejection(setDoc(doc(visitor, 'c/a'), { n: 2 }), DENIED);
      await expectRejection(updateDoc(doc(visitor, 'c/a'), { n: 2 }), DENIED);
      await expectRejection(deleteDoc(doc(visitor, 'c/a')), DENIED);
    },
  },
  {
    id: 'RUL-05',
    behaviour: '`allow update` allows changing existing documents but creating none',
    async run(context) {
      const { owner, visitor } = await rulesProject(context, 'match /c/{id} { allow update; }');
      await setDoc(doc(owner, 'c/a'), { n: 1 });
      await setDoc(doc(visitor, 'c/a'), { n: 2 });
      await updateDoc(doc(visitor, 'c/a'), { m: 3 });
      expectEqual((await getDoc(doc(owner, 'c/a'))).data(), { n: 2, m: 3 });
      await expectRejection(setDoc(doc(visitor, 'c/b'), {}), DENIED);
      await expectRejection(deleteDoc(doc(visitor, 'c/a')), DENIED);
    },
  },
  {
    id: 'RUL-06',
    behaviour: '`allow delete` allows only deleting',
    async run(context) {
      const { owner, visitor } = await rulesProject(context, 'match /c/{id} { allow delete; }');
      await setDoc(doc(owner, 'c/a'), { n: 1 });
      await expectRejection(updateDoc(doc(visitor, 'c/a'), { n: 2 }), DENIED);
      await deleteDoc(doc(visitor, 'c/a'));
      expectEqual((await getDoc(doc(owner, 'c/a'))).exists(), false);
    },
  },
  {
    id: 'RUL-07',
    behaviour: 'One statement that allows is enough, and no other can revoke it',
    async run(context) {
      const { visitor } = await rulesProject(
        context,
        `match /c/{id} { allow get: if false; allow get: if id == 'a'; }
         match /{path=**} { allow get: if false; }`,
      );
      await getDoc(doc(visitor, 'c/a'));
      await expectRejection(getDoc(doc(visitor, 'c/b')), DENIED);
    },
  },
  {
    id: 'RUL-08',
    behaviour: 'A query that could return an unreadable document is denied completely',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        "match /c/{id} { allow read: if resource.data.state == 'public'; }",
      );
      await setDoc(doc(owner, 'c/a'), { state: 'public' });
      const all = collection(visitor, 'c');
      await expectRejection(getDocs(all), DENIED);
      await expectRejection(getDocs(query(all, where('state', 'in', ['public', 'draft']))), DENIED);
      const found = await getDocs(query(all, where('state', '==', 'public')));
      expectEqual(
        found.docs.map(({ id }) => id),
        ['a'],
      );
    },
  },
  {
    id: 'RUL-09',
    behaviour: 'A query for a person’s own documents is proved by its filter on the owner',
    async run(context) {
      const { as } = await rulesProject(
        context,
        'match /c/{id} { allow read, write: if resource == null || resource.data.owner == request.auth.uid; }',
      );
      const mine = as('alice');
      await setDoc(doc(mine, 'c/a'), { owner: 'alice' });
      const own = (owner: string) => query(collection(mine, 'c'), where('owner', '==', owner));
      expectEqual((await getDocs(own('alice'))).size, 1);
      await expectRejection(getDocs(own('bob')), DENIED);
    },
  },
  {
    id: 'RUL-10',
    behaviour: '`request.query.limit` is the limit of the query, and comparing a missing one fails',
    async run(context) {
      const { visitor } = await rulesProject(
        context,
        'match /c/{id} { allow list: if request.query.limit <= 10; }',
      );
      const all = collection(visitor, 'c');
      await getDocs(query(all, orderBy('n'), limit(10)));
      await expectRejection(getDocs(query(all, limit(11))), DENIED);
      await expectRejection(getDocs(all), DENIED);
    },
  },
  {
    id: 'RUL-11',
    behaviour: 'A collection group needs a statement for that collection at any depth',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        'match /c/{id}/songs/{song} { allow read; } match /{path=**}/notes/{note} { allow read; }',
      );
      for (const name of ['songs', 'notes']) await setDoc(doc(owner, `c/a/${name}/s`), {});
      expectEqual((await getDocs(collectionGroup(visitor, 'notes'))).size, 1);
      await getDocs(collection(visitor, 'c/a/songs'));
      await expectRejection(getDocs(collectionGroup(visitor, 'songs')), DENIED);
    },
  },
  {
    id: 'RUL-12',
    behaviour: 'Counting needs the same proof as listing',
    async run(context) {
      const { visitor } = await rulesProject(
        context,
        'match /c/{id} { allow list: if resource.data.n == 1; }',
      );
      const all = collection(visitor, 'c');
      expectEqual((await getCountFromServer(query(all, where('n', '==', 1)))).data().count, 0);
      await expectRejection(getCountFromServer(all), DENIED);
    },
  },
  {
    id: 'RUL-13',
    behaviour: 'A refused listener ends with permission-denied, and others of the same client continue',
    async run(context) {
      const { visitor } = await rulesProject(context, 'match /c/{id} { allow read, write; }');
      const code = await new Promise<string>((resolve) => {
        onSnapshot(
          collection(visitor, 'd'),
          () => resolve('a snapshot'),
          (error) => resolve(error.code),
        );
      });
      expectEqual(code, DENIED);
      await setDoc(doc(visitor, 'c/a'), { n: 1 });
      const seen = await new Promise<number>((resolve, reject) => {
        onSnapshot(collection(visitor, 'c'), (snapshot) => resolve(snapshot.size), reject);
      });
      expectEqual(seen, 1);
    },
  },
  {
    id: 'RUL-14',
    behaviour: 'A listener on a document ends when the document becomes unreadable',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        'match /c/{id} { allow get: if resource.data.open; }',
      );
      await setDoc(doc(owner, 'c/a'), { open: true });
      let opened = () => {};
      const open = new Promise<void>((resolve) => {
        opened = resolve;
      });
      const ended = new Promise<string>((resolve) => {
        onSnapshot(
          doc(visitor, 'c/a'),
          () => opened(),
          (error) => resolve(error.code),
        );
      });
      await Promise.race([open, ended]);
      await setDoc(doc(owner, 'c/a'), { open: false });
      expectEqual(await ended, DENIED);
    },
  },
  {
    id: 'RUL-15',
    behaviour: 'A transaction’s reads follow the rules, and a refused read makes it fail',
    async run(context) {
      const { visitor } = await rulesProject(context, 'match /c/{id} { allow get, create: if id == "a"; }');
      await runTransaction(visitor, async (transaction) => {
        expectEqual((await transaction.get(doc(visitor, 'c/a'))).exists(), false);
        transaction.set(doc(visitor, 'c/a'), {});
      });
      const refused = runTransaction(visitor, (transaction) => transaction.get(doc(visitor, 'c/b')));
      await expectRejection(refused, DENIED);
    },
  },
  {
    id: 'RUL-16',
    behaviour: 'A batch with one refused write writes nothing',
    async run(context) {
      const { owner, visitor } = await rulesProject(context, 'match /c/{id} { allow create; }');
      const batch = writeBatch(visitor);
      batch.set(doc(visitor, 'c/a'), {});
      batch.set(doc(visitor, 'd/a'), {});
      await expectRejection(batch.commit(), DENIED);
      expectTrue((await getDocs(collection(owner, 'c'))).empty, 'the allowed write was not made either');
    },
  },
  {
    id: 'RUL-17',
    behaviour: 'The administrator bypasses the rules',
    async run(context) {
      const { owner } = await rulesProject(context, 'match /{path=**} { allow read, write: if false; }');
      await setDoc(doc(owner, 'c/a'), { n: 1 });
      expectEqual((await getDocs(collection(owner, 'c'))).size, 1);
    },
  },
];
