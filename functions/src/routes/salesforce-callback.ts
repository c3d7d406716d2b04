import { createHash } from 'node:crypto';
import { popupMessages, salesforceCallback } from '@/contracts/salesforce';
import type { Endpoint } from '../pipeline/endpoint';
import { addressLimits } from '../pipeline/limits';
import { connectionFor } from './salesforce-parts';

/** The limit for one address, which stops guesses at states. */
const limit = addressLimits.salesforceReturn;

const integrations = '/admin/dashboard/integrations';

interface Outcome {
  readonly type: string;
  readonly came: string;
  readonly words: string;
}

/**
 * Returns the page's script. It sends the outcome of the sign-in to the window that opened this one, which
 * compares the state, and closes. Without an opener, for example if popups are blocked, it goes back to the
 * integrations (WRK-Q112).
 */
const scriptFor = ({ type, came }: Outcome): string => `(() => {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  history.replaceState(null, '', location.pathname);
  if (opener) {
    opener.postMessage({ type: '${type}', state }, location.origin);
    close();
  } else location.replace('${integrations}?salesforce=${came}');
})();`;

/** Renders a page of fixed text. No part of the address gets into it. */
function pageFor(outcome: Outcome) {
  const script = scriptFor(outcome);
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${outcome.words}</title><h1>${outcome.words}</h1><p>You can close this window.</p><script>${script}</script></html>`,
    policy: `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'; frame-ancestors 'none'`,
  };
}

const success = pageFor({
  type: popupMessages.success,
  came: 'connected',
  words: 'Salesforce is connected',
});
const failure = pageFor({
  type: popupMessages.error,
  came: 'failed',
  words: 'Salesforce could not be connected',
});

const textIn = (value: unknown): string => (typeof value === 'string' && value.length <= 2_000 ? value : '');

/** Serves the return from Salesforce (WRK-048): a page, unlike every other answer of the API. */
export const salesforceCallbackEndpoint: Endpoint = {
  contract: salesforceCallback,
  limit,
  async run(api, request, response) {
    api.counts.take(api.limits.address, api.addressOf(request));
    api.counts.take(api.limits[limit.name] ?? limit, api.addressOf(request));
    const connection = connectionFor(api);
    const { state, code } = request.query;
    const isConnected =
      (await connection?.finish({ state: textIn(state), code: textIn(code) }, AbortSignal.timeout(20_000))) ??
      false;
    const { html, policy } = isConnected ? success : failure;
    response
      .status(200)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        // The opener must stay reachable to receive the message.
        'Cross-Origin-Opener-Policy': 'unsafe-none',
      })
      .end(html);
  },
};
