import { createUserWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  increment,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { addressOf } from '../auth/raw';
import type { ConformanceCase } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';
import { putRules, rulesProject, rulesSource } from './clients';

const DENIED = 'permission-denied';

/** Cases about the values in conditions and their evaluation. */
export const RULES_CONDITION_CASES: readonly ConformanceCase[] = [
  {
    id: 'RUL-20',
    behaviour: '`request.auth` is null for a visitor, and has uid and claims of whoever is signed in',
    async run(context) {
      const { visitor, as } = await rulesProject(
        context,
        `match /anybody/{id} { allow get: if request.auth == null; }
         match /own/{uid} { allow get: if request.auth.uid == uid; }
         match /staff/{id} { allow get: if request.auth.token.role == 'coach'; }`,
      );
      await getDoc(doc(visitor, 'anybody/a'));
      await expectRejection(getDoc(doc(visitor, 'own/alice')), DENIED);
      const alice = as('alice', { role: 'coach' });
      await expectRejection(getDoc(doc(alice, 'anybody/a')), DENIED);
      await getDoc(doc(alice, 'own/alice'));
      await expectRejection(getDoc(doc(alice, 'own/bob')), DENIED);
      await getDoc(doc(alice, 'staff/a'));
      await expectRejection(getDoc(doc(as('bob'), 'staff/a')), DENIED);
    },
  },
  {
    id: 'RUL-21',
    behaviour: 'The rules know a person signed in with the Auth SDK, with address and provider',
    async run(context) {
      await putRules(
        context,
        context.projectId,
        rulesSource(`match /${context.collection}/{uid} { allow get: if request.auth.uid == uid
          && request.auth.token.email == '${addressOf(context)}' && !request.auth.token.email_verified
          && request.auth.token.firebase.sign_in_provider == 'password'; }`),
      );
      const firestore = initializeFirestore(context.auth.app, {});
      const port = Number(new URL(context.addresses.firestore).port);
      connectFirestoreEmulator(firestore, context.newHost(), port);
      await expectRejection(getDoc(doc(firestore, context.collection, 'x')), DENIED);
      const { user } = await createUserWithEmailAndPassword(
        context.auth,
        addressOf(context),
        'correct horse',
      );
      await getDoc(doc(firestore, context.collection, user.uid));
      await expectRejection(getDoc(doc(firestore, context.collection, 'x')), DENIED);
    },
  },
  {
    id: 'RUL-22',
    behaviour:
      '`resource` is the stored document, and `request.resource` the merged document after the write',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        `match /c/{id} { allow update: if resource.data.n == 1 && request.resource.data.n == 1
          && request.resource.data.m == 2; }`,
      );
      await setDoc(doc(owner, 'c/a'), { n: 1 });
      await expectRejection(setDoc(doc(visitor, 'c/a'), { m: 2 }), DENIED);
      await updateDoc(doc(visitor, 'c/a'), { m: 2 });
      expectEqual((await getDoc(doc(owner, 'c/a'))).data(), { n: 1, m: 2 });
    },
  },
  {
    id: 'RUL-23',
    behaviour: 'Rules see transforms applied: server time equals `request.time`, and sums are final',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        'match /c/{id} { allow write: if request.resource.data.at == request.time && request.resource.data.n == 3; }',
      );
      await setDoc(doc(owner, 'c/a'), { n: 1 });
      await updateDoc(doc(visitor, 'c/a'), { at: serverTimestamp(), n: increment(2) });
      // A minute ago, because the server's time could equal the current time to the millisecond.
      const claimed = { at: Timestamp.fromMillis(Date.now() - 60_000), n: 3 };
      await expectRejection(setDoc(doc(visitor, 'c/b'), claimed), DENIED);
    },
  },
  {
    id: 'RUL-24',
    behaviour: '`diff().affectedKeys()` names exactly the fields that a write changes',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        `match /c/{id} { allow update:
          if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n', 'm']); }`,
      );
      await setDoc(doc(owner, 'c/a'), { n: 1, role: 'user', deep: { a: 1 } });
      await updateDoc(doc(visitor, 'c/a'), { n: 2, m: 1, role: 'user' });
      await expectRejection(updateDoc(doc(visitor, 'c/a'), { role: 'admin' }), DENIED);
      await expectRejection(updateDoc(doc(visitor, 'c/a'), { 'deep.a': 2 }), DENIED);
    },
  },
  {
    id: 'RUL-25',
    behaviour:
      'A form is checked by keys, types, sizes and patterns, and a pattern must match the whole text',
    async run(context) {
      const { visitor } = await rulesProject(
        context,
        `match /forms/{id} {
           function isText(value, most) { return value is string && value.size() > 0 && value.size() <= most; }
           allow create: if request.resource.data.keys().hasOnly(['name', 'email', 'age'])
             && request.resource.data.keys().hasAll(['name', 'email'])
             && isText(request.resource.data.name, 3)
             && request.resource.data.email.matches('[^@ ]+@[^@ ]+')
             && (!('age' in request.resource.data) || request.resource.data.age is int);
         }`,
      );
      let count = 0;
      const submit = (data: object) => {
        count += 1;
        return setDoc(doc(visitor, `forms/f${count}`), data);
      };
      const form = { name: 'Mïa', email: 'mia@example.org' };
      await submit(form);
      await submit({ ...form, age: 7 });
      for (const wrong of [
        { name: 'Mïa' },
        { ...form, name: '' },
        { ...form, name: 'Mïaa' },
        { ...form, name: 5 },
        { ...form, email: 'mia@example.org x' },
        { ...form, age: 7.5 },
        { ...form, role: 'admin' },
      ]) {
        await expectRejection(submit(wrong), DENIED);
      }
    },
  },
  {
    id: 'RUL-26',
    behaviour: 'A missing field is an error, and an error denies, unless the other side of `||` is true',
    async run(context) {
      const { owner, visitor } = await rulesProject(
        context,
        `match /strict/{id} { allow get: if resource.data.hidden == false; }
         match /lenient/{id} { allow get: if resource.data.hidden == false || id == 'a'; }
         match /careful/{id} { allow get: if resource.data.get('hidden', false) == false; }`,
      );
      for (const name of ['strict', 'lenient', 'careful']) await setDoc(doc(owner, `${name}/a`), { n: 1 });
      await expectRejection(getDoc(doc(visitor, 'strict/a')), DENIED);
      await getDoc(doc(visitor, 'lenient/a'));
      await getDoc(doc(visitor, 'careful/a'));
    },
  },
  {
    id: 'RUL-27',
    behaviour: 'For a missing document `resource` is null',
    async run(context) {
      const { visitor } = await rulesProject(
        context,
        'match /c/{id} { allow get: if resource == null; allow create: if resource == null; }',
      );
      expectEqual((await getDoc(doc(visitor, 'c/a'))).exists(), false);
      await setDoc(doc(visitor, 'c/a'), {});
      await expectRejection(getDoc(doc(visitor, 'c/a')), DENIED);
    },
  },
  {
    id: 'RUL-28',
    behaviour: '`get()` and `exists()` read other documents regardless of the rules',
    async run(context) {
      const { owner, as } = await rulesProject(
        context,
        `function record() { return /databases/$(database)/documents/users/$(request.auth.uid); }
         match /c/{id} { allow get: if exists(record()) && get(record()).data.role == 'admin'; }`,
      );
      await setDoc(doc(owner, 'users/alice'), { role: 'admin' });
      await setDoc(doc(owner, 'users/bob'), { role: 'user' });
      await getDoc(doc(as('alice'), 'c/a'));
      await expectRejection(getDoc(doc(as('bob'), 'c/a')), DENIED);
      await expectRejection(getDoc(doc(as('eve'), 'c/a')), DENIED);
    },
  },
  {
    id: 'RUL-29',
    behaviour:
      '`getAfter()` and `existsAfter()` see the state after the whole batch, and `get()` the one before',
    async run(context) {
      const { visitor } = await rulesProject(
        context,
        `function other(id) { return /databases/$(database)/documents/b/$(id); }
         match /a/{id} { allow create: if !exists(other(id)) && existsAfter(other(id))
           && getAfter(other(id)).data.n == request.resource.data.n; }
         match /b/{id} { allow write; }`,
      );
      const both = (first: number, second: number) => {
        const batch = writeBatch(visitor);
        batch.set(doc(visitor, 'a/x'), { n: first });
        batch.set(doc(visitor, 'b/x'), { n: second });
        return batch.commit();
      };
      await expectRejection(setDoc(doc(visitor, 'a/x'), { n: 1 }), DENIED);
      await expectRejection(both(1, 2), DENIED);
      await both(1, 1);
    },
  },
  {
    id: 'RUL-30',
    behaviour:
      'A request that looks up an eleventh document is denied, even if another statement would allow it',
    async run(context) {
      const lookUps = (count: number) =>
        Array.from({ length: count }, (_, n) => `exists(/databases/$(database)/documents/u/u${n})`).join(
          ' || ',
        );
      const { visitor } = await rulesProject(
        context,
        `match /ten/{id} { allow get: if ${lookUps(10)} || true; }
         match /eleven/{id} { allow get: if ${lookUps(11)} || true; allow get: if true; }
         match /same/{id} { allow get: if ${Array.from({ length: 12 }, () => lookUps(1)).join(' || ')} || true; }`,
      );
      await getDoc(doc(visitor, 'ten/a'));
      await getDoc(doc(visitor, 'same/a'));
      await expectRejection(getDoc(doc(visitor, 'eleven/a')), DENIED);
    },
  },
  {
    id: 'RUL-31',
    behaviour: 'Rules for one project do not change another project',
    async run(context) {
      const { visitor } = await rulesProject(context, 'match /c/{id} { allow write; }');
      await setDoc(doc(visitor, 'c/a'), {});
      const foreign = initializeFirestore(
        context.newApp(`demo-${context.collection.toLowerCase()}-other`),
        {},
      );
      const port = Number(new URL(context.addresses.firestore).port);
      connectFirestoreEmulator(foreign, context.newHost(), port);
      await expectRejection(setDoc(doc(foreign, 'c/a'), {}), DENIED);
    },
  },
  {
    id: 'RUL-32',
    behaviour: 'Invalid rules are refused with file, line and column, and the old ones stay',
    async run(context) {
      const { projectId, visitor } = await rulesProject(context, 'match /c/{id} { allow write; }');
      const { status, body } = await putRules(
        context,
        projectId,
        rulesSource('match /c/{id} {\n allow write: if 1 + ; }'),
      );
      const { error } = body as { error: { message: string } };
      expectEqual(status, 400);
      expectTrue(/^firestore\.rules:5:\d+: ./.test(error.message), `"${error.message}" names the place`);
      await setDoc(doc(visitor, 'c/a'), {});
    },
  },
  {
    id: 'RUL-33',
    behaviour: 'An explanation of a denial names the rule, its condition, the deciding part and its value',
    async run(context) {
      const { as, denials } = await rulesProject(
        context,
        'match /c/{id} { allow create: if request.auth != null && request.resource.data.name.size() < 3; }',
      );
      await setDoc(doc(as('alice'), 'c/a'), { name: 'ab' });
      expectEqual(await denials(), []);
      await expectRejection(setDoc(doc(as('alice'), 'c/b'), { name: 'abcd' }), DENIED);
      const [denial] = await denials();
      expectEqual(denial?.caller, 'alice');
      expectTrue(denial?.request.endsWith('/documents/c/b') === true, 'the request is named');
      const text = denial?.explanation ?? '';
      for (const part of [
        'firestore.rules:4:',
        'allow create: if request.auth != null && request.resource.data.name.size() < 3',
        'request.resource.data.name.size() < 3 → false',
        'request.resource.data.name.size() is 4',
      ]) {
        expectTrue(text.includes(part), `"${text}" contains "${part}"`);
      }
    },
  },
  {
    id: 'RUL-34',
    behaviour: 'A refused write does not reveal whether the document exists',
    async run(context) {
      const { visitor, owner } = await rulesProject(
        context,
        "match /c/{id} { allow write: if request.auth.uid == 'alice'; }",
      );
      await setDoc(doc(owner, 'c/a'), {});
      for (const id of ['a', 'none']) {
        await expectRejection(updateDoc(doc(visitor, 'c', id), { n: 1 }), DENIED);
        await expectRejection(deleteDoc(doc(visitor, 'c', id)), DENIED);
      }
    },
  },
];
