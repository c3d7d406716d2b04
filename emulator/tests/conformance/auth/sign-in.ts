import {
  createUserWithEmailAndPassword,
  fetchSignInMethodsForEmail,
  onAuthStateChanged,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { addressOf, anotherAuth, asAdmin, asClient, customToken, messageOf, withConfig } from './raw';
import type { ConformanceCase } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';

const SECRET = 'correct horse';

/** Cases about signing up and signing in, with every error that clients distinguish. */
export const AUTH_SIGN_IN_CASES: readonly ConformanceCase[] = [
  {
    id: 'AUT-01',
    behaviour: 'Signing up creates an account and signs in, and the address is stored in lower case',
    async run(context) {
      const email = addressOf(context);
      const { user } = await createUserWithEmailAndPassword(context.auth, email.toUpperCase(), SECRET);
      expectEqual([user.email, user.emailVerified, user.displayName], [email, false, null]);
      expectEqual(
        user.providerData.map(({ providerId, uid }) => [providerId, uid]),
        [['password', email]],
      );
      expectTrue(context.auth.currentUser?.uid === user.uid, 'the new account is signed in');
    },
  },
  {
    id: 'AUT-02',
    behaviour: 'Signing in with the address in any letter case gives the same account',
    async run(context) {
      const email = addressOf(context);
      const made = await createUserWithEmailAndPassword(context.auth, email, SECRET);
      await signOut(context.auth);
      const again = await signInWithEmailAndPassword(context.auth, email.toUpperCase(), SECRET);
      expectEqual(again.user.uid, made.user.uid);
    },
  },
  {
    id: 'AUT-03',
    behaviour: 'An ID token has audience, issuer, subject, address, sign-in time and provider for one hour',
    async run(context) {
      const email = addressOf(context);
      const { user } = await createUserWithEmailAndPassword(context.auth, email, SECRET);
      const { claims, signInProvider } = await user.getIdTokenResult();
      expectEqual(signInProvider, 'password');
      const { aud, iss, sub, user_id, email_verified } = claims;
      expectEqual(
        [aud, iss, sub, user_id, claims['email'], email_verified],
        [
          context.projectId,
          `https://securetoken.google.com/${context.projectId}`,
          user.uid,
          user.uid,
          email,
          false,
        ],
      );
      expectEqual(Number(claims.exp) - Number(claims.iat), 3600);
      expectTrue(Math.abs(Number(claims.auth_time) - Date.now() / 1000) < 60, 'auth_time is now, in seconds');
    },
  },
  {
    id: 'AUT-04',
    behaviour: 'A wrong password and an unknown address give the same error: auth/invalid-credential',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET });
      const wrong = signInWithEmailAndPassword(context.auth, email, 'wrong');
      await expectRejection(wrong, 'auth/invalid-credential');
      const unknown = signInWithEmailAndPassword(context.auth, addressOf(context, 'nobody'), 'wrong');
      await expectRejection(unknown, 'auth/invalid-credential');
      const answers = await Promise.all(
        [email, addressOf(context, 'nobody')].map((address) =>
          asClient(context, 'signInWithPassword', { email: address, password: 'wrong' }),
        ),
      );
      expectEqual(answers[0], answers[1], 'the raw answers');
      expectEqual(messageOf(answers[0] ?? {}), 'INVALID_LOGIN_CREDENTIALS');
    },
  },
  {
    id: 'AUT-05',
    behaviour:
      'Without enumeration protection the errors differ: auth/wrong-password and auth/user-not-found',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET });
      await withConfig(context, { emailEnumerationProtection: false }, async () => {
        await expectRejection(
          signInWithEmailAndPassword(context.auth, email, 'wrong'),
          'auth/wrong-password',
        );
        const unknown = signInWithEmailAndPassword(context.auth, addressOf(context, 'nobody'), 'wrong');
        await expectRejection(unknown, 'auth/user-not-found');
      });
    },
  },
  {
    id: 'AUT-06',
    behaviour: 'An address’s sign-in methods are returned only without enumeration protection',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET });
      expectEqual(await fetchSignInMethodsForEmail(context.auth, email), []);
      await withConfig(context, { emailEnumerationProtection: false }, async () => {
        expectEqual(await fetchSignInMethodsForEmail(context.auth, email), ['password']);
      });
    },
  },
  {
    id: 'AUT-07',
    behaviour: 'A second account for one address is refused: auth/email-already-in-use',
    async run(context) {
      const email = addressOf(context);
      await createUserWithEmailAndPassword(context.auth, email, SECRET);
      const second = createUserWithEmailAndPassword(anotherAuth(context), email.toUpperCase(), SECRET);
      await expectRejection(second, 'auth/email-already-in-use');
    },
  },
  {
    id: 'AUT-08',
    behaviour: 'A password below six characters is refused: auth/weak-password',
    async run(context) {
      const attempt = createUserWithEmailAndPassword(context.auth, addressOf(context), '12345');
      await expectRejection(attempt, 'auth/weak-password', /at least 6 characters/);
      const six = await createUserWithEmailAndPassword(context.auth, addressOf(context), '123456');
      expectTrue(six.user.uid !== '', 'six characters are enough');
    },
  },
  {
    id: 'AUT-09',
    behaviour:
      'An invalid address is refused with auth/invalid-email, an empty password with auth/missing-password',
    async run({ auth }) {
      await expectRejection(createUserWithEmailAndPassword(auth, 'mia', SECRET), 'auth/invalid-email');
      await expectRejection(signInWithEmailAndPassword(auth, 'mia', SECRET), 'auth/invalid-email');
      await expectRejection(signInWithEmailAndPassword(auth, 'mia@example.org', ''), 'auth/missing-password');
      await expectRejection(
        createUserWithEmailAndPassword(auth, 'mia@example.org', ''),
        'auth/missing-password',
      );
    },
  },
  {
    id: 'AUT-10',
    behaviour: 'Signing up is refused if only admins may create accounts: auth/admin-restricted-operation',
    async run(context) {
      await withConfig(context, { selfSignUp: false }, async () => {
        const attempt = createUserWithEmailAndPassword(context.auth, addressOf(context), SECRET);
        await expectRejection(attempt, 'auth/admin-restricted-operation');
        await asAdmin(context, '', { email: addressOf(context), password: SECRET });
        await signInWithEmailAndPassword(context.auth, addressOf(context), SECRET);
      });
    },
  },
  {
    id: 'AUT-11',
    behaviour: 'A disabled account cannot sign in: auth/user-disabled',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET, disabled: true });
      await expectRejection(signInWithEmailAndPassword(context.auth, email, SECRET), 'auth/user-disabled');
      const wrong = signInWithEmailAndPassword(context.auth, email, 'wrong');
      await expectRejection(wrong, 'auth/invalid-credential');
    },
  },
  {
    id: 'AUT-12',
    behaviour:
      'After ten failures an address is locked (auth/too-many-requests), even with the right password',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET });
      const attempts = Array.from({ length: 10 }, () =>
        signInWithEmailAndPassword(context.auth, email, 'wrong'),
      );
      await Promise.allSettled(attempts);
      await expectRejection(
        signInWithEmailAndPassword(context.auth, email, SECRET),
        'auth/too-many-requests',
      );
    },
  },
  {
    id: 'AUT-13',
    behaviour:
      'An administrator’s custom token creates the account and signs in, and its claims survive refreshes',
    async run(context) {
      const uid = `uid-${context.collection}`;
      const token = customToken(uid, { claims: { team: 'east' } });
      const { user } = await signInWithCustomToken(context.auth, token);
      expectEqual(user.uid, uid);
      const { claims, signInProvider } = await user.getIdTokenResult(true);
      expectEqual([signInProvider, claims['team']], ['custom', 'east']);
    },
  },
  {
    id: 'AUT-14',
    behaviour: 'A custom token that is signed, expired or for another audience is refused',
    async run(context) {
      const refused = ['abc', customToken('a', { exp: 1 }), customToken('a', { aud: 'x' }), customToken('')];
      const [head = '', body = ''] = customToken('a').split('.');
      const signed = [head.replace(/.*/, btoa('{"alg":"RS256"}').replaceAll('=', '')), body, 'c2ln'].join(
        '.',
      );
      for (const token of [...refused, signed]) {
        await expectRejection(signInWithCustomToken(context.auth, token), 'auth/invalid-custom-token');
      }
    },
  },
  {
    id: 'AUT-15',
    behaviour: 'Anonymous sign-in is refused: auth/admin-restricted-operation',
    async run({ auth }) {
      await expectRejection(signInAnonymously(auth), 'auth/admin-restricted-operation');
    },
  },
  {
    id: 'AUT-16',
    behaviour: 'Listeners receive null first, then each sign-in and sign-out',
    async run(context) {
      const seen: (string | null)[] = [];
      const stop = onAuthStateChanged(context.auth, (user) => seen.push(user?.email ?? null));
      await context.auth.authStateReady();
      await createUserWithEmailAndPassword(context.auth, addressOf(context), SECRET);
      await signOut(context.auth);
      stop();
      expectEqual(seen, [null, addressOf(context), null]);
    },
  },
];
