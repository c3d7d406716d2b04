import type { Backend } from './backend';

/**
 * Asks the sign-in service to mail a link to choose a password. The service sends its own mail, so neither an
 * administrator nor this server sees the link. Throws if the service refuses.
 */
export async function mailPasswordLink(
  { accessToken, projectId }: Backend,
  email: string,
  signal?: AbortSignal,
): Promise<void> {
  const local = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = local
    ? `http://${local}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${origin}/v1/projects/${projectId}/accounts:sendOobCode`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`The mail was refused with ${answer.status}.`);
}
