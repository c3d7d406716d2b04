import { expect } from './fixtures';
import type { Stack } from './stack';

const project = 'demo-acf';

async function asOwner(url: string, method: string, body?: unknown): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} gave ${answer.status}: ${await answer.text()}`);
  return answer;
}

const recordOf = (stack: Stack, uid: string) =>
  `${stack.backendOrigins[0]}/v1/projects/${project}/databases/(default)/documents/users/${uid}`;
const accounts = (stack: Stack) =>
  `${stack.backendOrigins[1]}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

/** Sets one field of a person's record, bypassing the rules. Other fields stay. */
export async function setInRecord(stack: Stack, uid: string, field: string, text: string): Promise<void> {
  await asOwner(`${recordOf(stack, uid)}?updateMask.fieldPaths=${field}`, 'PATCH', {
    fields: { [field]: { stringValue: text } },
  });
}

/** Deletes a person's record, bypassing the rules. The account stays. */
export async function deleteRecord(stack: Stack, uid: string): Promise<void> {
  await asOwner(recordOf(stack, uid), 'DELETE');
}

/** Revokes all sessions of an account: its refresh tokens no longer work. */
export async function revokeSessions(stack: Stack, uid: string): Promise<void> {
  // Revocation counts whole seconds, and a session that began in the current second must end, too.
  const validSince = String(Math.floor(Date.now() / 1000) + 1);
  await asOwner(`${accounts(stack)}:update`, 'POST', { localId: uid, validSince });
  // A session that begins before the next second would be refused, too.
  await expect.poll(() => Date.now() / 1000, { intervals: [50] }).toBeGreaterThan(Number(validSince));
}

/** Disables or enables an account. */
export async function disableAccount(stack: Stack, uid: string, disableUser = true): Promise<void> {
  await asOwner(`${accounts(stack)}:update`, 'POST', { localId: uid, disableUser });
}

/** Deletes an account. The record stays. */
export async function deleteAccount(stack: Stack, uid: string): Promise<void> {
  await asOwner(`${accounts(stack)}:delete`, 'POST', { localId: uid });
}

/**
 * Returns the links emailed to an address, oldest first. Only the query after the provider's own page is
 * returned.
 */
export async function mailedLinks(stack: Stack, email: string): Promise<string[]> {
  const answer = await asOwner(`${stack.backendOrigins[1]}/emulator/v1/projects/${project}/oobCodes`, 'GET');
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ oobLink }) => new URL(oobLink).search);
}
