import { withDeadline } from '@/shared/lib/deadline';

/** How the backend tells this site from other callers: a token for the header `X-Firebase-AppCheck`. */
export interface AppCheckToken {
  readonly token: string;
  /** When it should be replaced, in ms since 1970; it is valid for a while longer. */
  readonly renewAt: number;
}

/** A call goes without a token when there is none after so long; the backend decides what becomes of it. */
const timeoutMs = 10_000;
/** A token may still be used on the way and by clocks that differ. */
const marginMs = 5 * 60_000;

/**
 * Holds the token that `fetchToken` gets until it should be renewed. `ask` fetches once for all who wait, again
 * after a failure, and resolves with undefined when there is none to be had; `held` never waits.
 */
export function createAppCheck(fetchToken: () => Promise<AppCheckToken>, now: () => number = Date.now) {
  let token: AppCheckToken | undefined;
  let asking: Promise<AppCheckToken | undefined> | undefined;

  const held = () => (token !== undefined && now() < token.renewAt ? token : undefined);

  async function renew(): Promise<AppCheckToken | undefined> {
    try {
      token = await fetchToken();
      return token;
    } catch (error) {
      // Blocked by the browser, or unreachable: where the backend does not insist, the site goes on working.
      console.warn('There is no App Check token.', error);
      return undefined;
    } finally {
      asking = undefined;
    }
  }

  return {
    held,
    ask(): Promise<AppCheckToken | undefined> {
      const known = held();
      if (known !== undefined) return Promise.resolve(known);
      asking ??= renew();
      return asking;
    },
  };
}

interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

const variables = import.meta.env;
const siteKey: string = variables.VITE_APP_CHECK_SITE_KEY ?? '';
const local: string | undefined = variables.VITE_AUTH_EMULATOR_HOST;
const scriptHost = local ? `http://${local}` : 'https://www.google.com';
const exchangeHost = local
  ? `http://${local}/content-firebaseappcheck.googleapis.com`
  : 'https://content-firebaseappcheck.googleapis.com';

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded.`));
    });
    document.head.append(script);
  });
}

/** reCAPTCHA's word that a person is here. */
async function proof(): Promise<string> {
  const scope = globalThis as { grecaptcha?: Recaptcha };
  if (scope.grecaptcha === undefined)
    await loadScript(`${scriptHost}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = scope;
  if (grecaptcha === undefined) throw new Error('reCAPTCHA is missing in its script.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: 'fire_app_check' });
}

/** Exchanges that word for a token, by App Check's REST API. */
async function exchange(): Promise<AppCheckToken> {
  const app = `projects/${variables.VITE_FIREBASE_PROJECT_ID}/apps/${variables.VITE_FIREBASE_APP_ID}`;
  const key = encodeURIComponent(variables.VITE_FIREBASE_API_KEY);
  const answer = await fetch(`${exchangeHost}/v1/${app}:exchangeRecaptchaV3Token?key=${key}`, {
    method: 'POST',
    // Sent as plain text, which needs no preflight; the body is read as JSON all the same.
    body: JSON.stringify({ recaptcha_v3_token: await proof() }),
  });
  if (!answer.ok) throw new Error(`App Check answered ${answer.status}.`);
  const { token, ttl } = (await answer.json()) as { token: string; ttl: string };
  const lifetimeMs = Number.parseFloat(ttl) * 1000;
  return { token, renewAt: Date.now() + Math.max(lifetimeMs - marginMs, lifetimeMs / 2) };
}

/** The token of this page, in a build with a site key. */
export const appCheck = createAppCheck(() =>
  withDeadline(exchange(), timeoutMs, new Error('reCAPTCHA or App Check gave no answer in time.')),
);
