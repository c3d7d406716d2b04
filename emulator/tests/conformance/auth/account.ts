import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import {
  addressOf,
  ageSignIn,
  anotherAuth,
  asAdmin,
  asClient,
  mailedCode,
  messageOf,
  withConfig,
} from './raw';
import type { ConformanceCase, ConformanceContext } from '../case';
import { expectEqual, expectRejection, expectTrue } from '../check';

const SECRET = 'correct horse';
const OTHER = 'another password';

async function signedUp(context: ConformanceContext): Promise<User> {
  return (await createUserWithEmailAndPassword(context.auth, addressOf(context), SECRET)).user;
}

async function codeMailedTo(context: ConformanceContext, email: string): Promise<string> {
  const code = await mailedCode(context, email);
  expectTrue(code !== undefined, `there is a mail to ${email}`);
  return code ?? '';
}

/** Cases about sessions, changes to the caller's own account and mailed codes. */
export const AUTH_ACCOUNT_CASES: readonly ConformanceCase[] = [
  {
    id: 'AUT-20',
    behaviour: 'A refresh gives a new ID token of the same sign-in',
    async run(context) {
      const user = await signedUp(context);
      const before = await user.getIdTokenResult();
      const after = await user.getIdTokenResult(true);
      expectTrue(after.token !== before.token, 'the token is another');
      expectEqual(after.authTime, before.authTime);
    },
  },
  {
    id: 'AUT-21',
    behaviour: 'Claims that an administrator sets appear with the next refresh, not before',
    async run(context) {
      const user = await signedUp(context);
      await asAdmin(context, ':update', { localId: user.uid, customAttributes: '{"role":"admin"}' });
      expectEqual((await user.getIdTokenResult()).claims['role'], undefined);
      expectEqual((await user.getIdTokenResult(true)).claims['role'], 'admin');
    },
  },
  {
    id: 'AUT-22',
    behaviour: 'Revoked refresh tokens give no more ID tokens: auth/user-token-expired',
    async run(context) {
      const user = await signedUp(context);
      await asAdmin(context, ':update', {
        localId: user.uid,
        validSince: String(Math.floor(Date.now() / 1000)),
      });
      await expectRejection(user.getIdToken(true), 'auth/user-token-expired');
    },
  },
  {
    id: 'AUT-23',
    behaviour: 'A disabled account gets no more ID tokens: auth/user-disabled',
    async run(context) {
      const user = await signedUp(context);
      await asAdmin(context, ':update', { localId: user.uid, disableUser: true });
      await expectRejection(user.getIdToken(true), 'auth/user-disabled');
    },
  },
  {
    id: 'AUT-24',
    behaviour: 'A profile changes, and an empty text removes a property',
    async run(context) {
      const user = await signedUp(context);
      await updateProfile(user, { displayName: 'Mïa', photoURL: 'https://example.org/mia.png' });
      await reload(user);
      expectEqual([user.displayName, user.photoURL], ['Mïa', 'https://example.org/mia.png']);
      expectEqual((await user.getIdTokenResult(true)).claims['name'], 'Mïa');
      await updateProfile(user, { displayName: '' });
      await reload(user);
      expectEqual([user.displayName, user.photoURL], [null, 'https://example.org/mia.png']);
    },
  },
  {
    id: 'AUT-25',
    behaviour: 'A new password keeps this session and ends all others at once',
    async run(context) {
      const user = await signedUp(context);
      const elsewhere = await signInWithEmailAndPassword(anotherAuth(context), addressOf(context), SECRET);
      await updatePassword(user, OTHER);
      await user.getIdToken(true);
      await expectRejection(elsewhere.user.getIdToken(true), 'auth/user-token-expired');
      const old = signInWithEmailAndPassword(anotherAuth(context), addressOf(context), SECRET);
      await expectRejection(old, 'auth/invalid-credential');
      await signInWithEmailAndPassword(anotherAuth(context), addressOf(context), OTHER);
    },
  },
  {
    id: 'AUT-26',
    behaviour: 'A new password or a deletion needs a sign-in within five minutes: auth/requires-recent-login',
    async run(context) {
      const user = await signedUp(context);
      await ageSignIn(context, user, 6);
      await expectRejection(updatePassword(user, OTHER), 'auth/requires-recent-login');
      await expectRejection(deleteUser(user), 'auth/requires-recent-login');
      await signInWithEmailAndPassword(anotherAuth(context), addressOf(context), SECRET);
    },
  },
  {
    id: 'AUT-27',
    behaviour: 'Signing in again counts as a recent sign-in; with a wrong password it fails',
    async run(context) {
      const user = await signedUp(context);
      const credential = (secret: string) => EmailAuthProvider.credential(addressOf(context), secret);
      const wrong = reauthenticateWithCredential(user, credential('wrong'));
      await expectRejection(wrong, 'auth/invalid-credential');
      await reauthenticateWithCredential(user, credential(SECRET));
      await updatePassword(user, OTHER);
    },
  },
  {
    id: 'AUT-28',
    behaviour: 'A deleted account’s token is refused, and its address is free again',
    async run(context) {
      const user = await signedUp(context);
      const idToken = await user.getIdToken();
      await deleteUser(user);
      expectEqual(messageOf(await asClient(context, 'lookup', { idToken })), 'USER_NOT_FOUND');
      const again = await signedUp(context);
      expectTrue(again.uid !== user.uid, 'the new account is another');
    },
  },
  {
    id: 'AUT-39',
    behaviour: 'Deleting one’s account is refused if only admins may: auth/admin-restricted-operation',
    async run(context) {
      const user = await signedUp(context);
      await withConfig(context, { selfDeletion: false }, () =>
        expectRejection(deleteUser(user), 'auth/admin-restricted-operation'),
      );
      await deleteUser(user);
    },
  },
  {
    id: 'AUT-29',
    behaviour:
      'An account deleted by an administrator is signed out at its next lookup: auth/user-token-expired',
    async run(context) {
      const user = await signedUp(context);
      await asAdmin(context, ':delete', { localId: user.uid });
      await expectRejection(reload(user), 'auth/user-token-expired');
      expectEqual(context.auth.currentUser, null);
    },
  },
  {
    id: 'AUT-30',
    behaviour: 'A forgotten password is reset with the mailed code, once',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET });
      await sendPasswordResetEmail(context.auth, email);
      const code = await codeMailedTo(context, email);
      expectEqual(await verifyPasswordResetCode(context.auth, code), email);
      await confirmPasswordReset(context.auth, code, OTHER);
      await signInWithEmailAndPassword(context.auth, email, OTHER);
      const again = confirmPasswordReset(context.auth, code, 'third password');
      await expectRejection(again, 'auth/invalid-action-code');
    },
  },
  {
    id: 'AUT-31',
    behaviour: 'A reset for an unknown address looks like one for a known address but sends nothing',
    async run(context) {
      const nobody = addressOf(context, 'nobody');
      await sendPasswordResetEmail(context.auth, nobody);
      expectEqual(await mailedCode(context, nobody), undefined);
      await withConfig(context, { emailEnumerationProtection: false }, async () => {
        await expectRejection(sendPasswordResetEmail(context.auth, nobody), 'auth/user-not-found');
      });
    },
  },
  {
    id: 'AUT-32',
    behaviour: 'Two reset codes are both valid until one is used',
    async run(context) {
      const email = addressOf(context);
      await asAdmin(context, '', { email, password: SECRET });
      await sendPasswordResetEmail(context.auth, email);
      const first = await codeMailedTo(context, email);
      await sendPasswordResetEmail(context.auth, email);
      const second = await codeMailedTo(context, email);
      await confirmPasswordReset(context.auth, first, OTHER);
      const late = confirmPasswordReset(context.auth, second, 'third password');
      await expectRejection(late, 'auth/invalid-action-code');
    },
  },
  {
    id: 'AUT-33',
    behaviour: 'An address is verified with the mailed code',
    async run(context) {
      const user = await signedUp(context);
      await sendEmailVerification(user);
      await applyActionCode(context.auth, await codeMailedTo(context, addressOf(context)));
      await reload(user);
      expectEqual(user.emailVerified, true);
      expectEqual((await user.getIdTokenResult(true)).claims['email_verified'], true);
    },
  },
  {
    id: 'AUT-34',
    behaviour: 'An address changes after its owner confirms the new one',
    async run(context) {
      const user = await signedUp(context);
      const [before, after] = [addressOf(context), addressOf(context, 'mia.new')];
      await verifyBeforeUpdateEmail(user, after);
      const code = await codeMailedTo(context, before);
      const { data } = await checkActionCode(context.auth, code);
      expectEqual([data.email, data.previousEmail], [after, before]);
      await applyActionCode(context.auth, code);
      const again = await signInWithEmailAndPassword(anotherAuth(context), after, SECRET);
      expectEqual([again.user.uid, again.user.emailVerified], [user.uid, true]);
    },
  },
  {
    id: 'AUT-35',
    behaviour:
      'Without enumeration protection an address changes at once, otherwise auth/operation-not-allowed',
    async run(context) {
      const user = await signedUp(context);
      const address = addressOf(context, 'mia.new');
      await expectRejection(updateEmail(user, address), 'auth/operation-not-allowed');
      await withConfig(context, { emailEnumerationProtection: false }, () => updateEmail(user, address));
      expectEqual(user.email, address);
    },
  },
  {
    id: 'AUT-36',
    behaviour: 'An unknown code, or one for another purpose, is refused: auth/invalid-action-code',
    async run(context) {
      await expectRejection(applyActionCode(context.auth, 'none'), 'auth/invalid-action-code');
      await sendEmailVerification(await signedUp(context));
      const code = await codeMailedTo(context, addressOf(context));
      await expectRejection(confirmPasswordReset(context.auth, code, OTHER), 'auth/invalid-action-code');
    },
  },
  {
    id: 'AUT-37',
    behaviour: 'The password policy can be requested',
    async run({ auth }) {
      const short = await validatePassword(auth, '12345');
      expectEqual([short.isValid, short.meetsMinPasswordLength], [false, false]);
      expectEqual((await validatePassword(auth, '123456')).isValid, true);
    },
  },
];
