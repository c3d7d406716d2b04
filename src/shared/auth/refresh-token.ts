import { project } from '@/shared/firebase/project';

// Read directly, as in project.ts, because the build has parsed it.
const localBackend: string | undefined = import.meta.env.VITE_AUTH_EMULATOR_HOST;

const host = localBackend
  ? `http://${localBackend}/securetoken.googleapis.com`
  : 'https://securetoken.googleapis.com';

/** The time limit in ms. After it, the Auth client is asked, which reports what is wrong. */
const timeoutMs = 5_000;

/** The provider's answer, unchecked. */
export interface TokenAnswer {
  readonly access_token?: unknown;
  readonly refresh_token?: unknown;
  readonly expires_in?: unknown;
}

/**
 * Exchanges a refresh token at the provider, as the Auth client would. Sent as a form without custom headers,
 * so it needs no preflight. Rejects if the provider refuses or does not answer in time.
 */
export async function exchangeRefreshToken(refreshToken: string): Promise<TokenAnswer> {
  const headers: Record<string, string> = {};
  if (import.meta.env.VITE_APP_CHECK_SITE_KEY) {
    const { appCheck } = await import('@/shared/firebase/app-check/app-check');
    const held = await appCheck.ask();
    if (held !== undefined) headers['X-Firebase-AppCheck'] = held.token;
  }
  const answer = await fetch(`${host}/v1/token?key=${encodeURIComponent(project.apiKey)}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}.`);
  return (await answer.json()) as TokenAnswer;
}
