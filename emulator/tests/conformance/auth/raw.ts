import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import type { ConformanceContext } from '../case';

type Json = Record<string, unknown>;

const OWNER = { authorization: 'Bearer owner' };

async function send(
  method: string,
  url: string,
  body?: Json,
  credential: Readonly<Record<string, string>> = OWNER,
): Promise<Json> {
  const response = await fetch(url, {
    method,
    headers: { ...credential, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Json;
}

/** Sends a call of the administrator: POST …/accounts, with a verb such as ':update'. */
export function asAdmin(
  { addresses, projectId }: ConformanceContext,
  verb: string,
  body: Json,
): Promise<Json> {
  return send(
    'POST',
    `${addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts${verb}`,
    body,
  );
}

/** Sends a call of a client with an API key. Resolves with the answer or its error's message. */
export async function asClient({ addresses }: ConformanceContext, verb: string, body: Json): Promise<Json> {
  return send('POST', `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=k`, body, {});
}

/** Returns the message of an error answer, such as 'EMAIL_EXISTS'. */
export function messageOf(answer: Json): string {
  const { error } = answer as { error?: { message?: string } };
  return error?.message ?? `no error: ${JSON.stringify(answer)}`;
}

/** Changes the project's settings while `work` runs. */
export async function withConfig(
  { addresses, projectId }: ConformanceContext,
  config: {
    readonly emailEnumerationProtection?: boolean;
    readonly selfSignUp?: boolean;
    readonly selfDeletion?: boolean;
  },
  work: () => Promise<void>,
): Promise<void> {
  const set = ({ emailEnumerationProtection = true, selfSignUp = true, selfDeletion = true }) =>
    send('PATCH', `${addresses.auth}/emulator/v1/projects/${projectId}/config`, {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: emailEnumerationProtection },
      client: { permissions: { disabledUserSignup: !selfSignUp, disabledUserDeletion: !selfDeletion } },
    });
  await set(config);
  try {
    await work();
  } finally {
    await set({});
  }
}

/** Returns the code of the newest mail to an address. */
export async function mailedCode(context: ConformanceContext, email: string): Promise<string | undefined> {
  const { addresses, projectId } = context;
  const { oobCodes } = (await send(
    'GET',
    `${addresses.auth}/emulator/v1/projects/${projectId}/oobCodes`,
  )) as {
    oobCodes: { email: string; oobCode: string }[];
  };
  return oobCodes.findLast((code) => code.email === email)?.oobCode;
}

/** Creates a second, independent client of the sign-in service. */
export function anotherAuth(context: ConformanceContext): Auth {
  const auth = initializeAuth(context.newApp(), { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, context.addresses.auth, { disableWarnings: true });
  return auth;
}

/** Returns an address that no other case uses. */
export const addressOf = ({ collection }: ConformanceContext, name = 'mia'): string =>
  `${name}.${collection.toLowerCase()}@example.org`;

const base64Url = (value: Json): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Encodes an unsigned JWT; ASCII only. */
export function unsignedJwt(payload: Json): string {
  return `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url(payload)}.`;
}

/** Replaces the user's token by one whose sign-in is `minutes` older. */
export async function ageSignIn(context: ConformanceContext, user: User, minutes: number): Promise<void> {
  const { claims } = await user.getIdTokenResult();
  await asAdmin(context, ':update', { localId: user.uid, validSince: '1' });
  const token = unsignedJwt({ ...claims, auth_time: Number(claims['auth_time']) - minutes * 60 });
  Object.assign(user, { getIdToken: () => Promise.resolve(token) });
}

/** Creates a token in the format of the administrator SDK's `createCustomToken` for an emulator. */
export function customToken(uid: string, members: Json = {}): string {
  const now = Math.floor(Date.now() / 1000);
  return unsignedJwt({
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    iat: now,
    exp: now + 3600,
    iss: 'firebase-auth-emulator@example.com',
    sub: 'firebase-auth-emulator@example.com',
    uid,
    ...members,
  });
}
