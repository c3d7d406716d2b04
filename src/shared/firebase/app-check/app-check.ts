import { withDeadline } from '@/shared/lib/deadline';

/** A token for the header `X-Firebase-AppCheck`, which lets the backend tell this site from other callers. */
export interface AppCheckToken {
  readonly token: string;
  /** The time to replace it, in ms since 1970. It stays valid for a while after that. */
  readonly renewAt: number;
}

/**
 * The time limit for getting a token, in ms. After it, calls are sent without one, and the backend decides
 * whether to accept them.
 */
const timeoutMs = 10_000;
/** The margin in ms between renewal and expiry, for requests under way and for clocks that differ. */
const marginMs = 5 * 60_000;

/**
 * Caches the token from `fetchToken` until it should be renewed. `ask` shares one fetch among all callers,
 * fetches again after a failure, and resolves with undefined if there is no token. `held` returns the cached
 * token without waiting.
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
      // The browser blocks it or the network is down. The site keeps working if the backend does not require
      // a token.
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

/** Returns reCAPTCHA's token, which says that a person is here. */
async function proof(): Promise<string> {
  const scope = globalThis as { grecaptcha?: Recaptcha };
  if (scope.grecaptcha === undefined)
    await loadScript(`${scriptHost}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = scope;
  if (grecaptcha === undefined) throw new Error('reCAPTCHA is missing in its script.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: 'fire_app_check' });
}

/** Exchanges reCAPTCHA's token for one of App Check, through its REST API. */
async function exchange(): Promise<AppCheckToken> {
  const app = `projects/${variables.VITE_FIREBASE_PROJECT_ID}/apps/${variables.VITE_FIREBASE_APP_ID}`;
  const key = encodeURIComponent(variables.VITE_FIREBASE_API_KEY);
  const answer = await fetch(`${exchangeHost}/v1/${app}:exchangeRecaptchaV3Token?key=${key}`, {
    method: 'POST',
    // Sent as plain text to avoid a preflight request. The server parses it as JSON all the same.
    body: JSON.stringify({ recaptcha_v3_token: await proof() }),
  });
  if (!answer.ok) throw new Error(`App Check answered ${answer.status}.`);
  const { token, ttl } = (await answer.json()) as { token: string; ttl: string };
  const lifetimeMs = Number.parseFloat(ttl) * 1000;
  return { token, renewAt: Date.now() + Math.max(lifetimeMs - marginMs, lifetimeMs / 2) };
}

/** The App Check token of this page. Used only in builds with a site key. */
export const appCheck = createAppCheck(() =>
  withDeadline(exchange(), timeoutMs, new Error('reCAPTCHA or App Check gave no answer in time.')),
);
