import { createHash, randomUUID } from 'node:crypto';
import express, { type ErrorRequestHandler, type Express, type Request, type Response } from 'express';
import type { ReleasedVersion } from '@/contracts/changelog';
import { commonMessages, type ErrorAnswer } from '@/contracts/contract';
import type { DependencyReport } from '@/contracts/security';
import type { Backend } from './adapters/backend';
import type { Api, Settings } from './api';
import { addressOf, hopOf, isByHosting } from './pipeline/address';
import { ApiError } from './pipeline/api-error';
import type { Endpoint } from './pipeline/endpoint';
import { describeFailure } from './pipeline/failure';
import { addressLimits, CallCounts, type Limit } from './pipeline/limits';
import { endpoints } from './routes/endpoints';

export interface AppOptions {
  readonly backend: Backend;
  readonly settings?: Settings;
  /** Limits that replace those in the code, by name. */
  readonly limits?: Readonly<Record<string, Limit>>;
  /**
   * The number of our own proxies that append to `X-Forwarded-For`. The address that the outermost of them
   * saw counts; 0 uses the connection's address. With proxies, calls that did not come through hosting are
   * refused.
   */
  readonly proxies?: number;
  /** The build's report about packages; undefined if there is none. */
  readonly dependencies?: DependencyReport | undefined;
  /** The versions of the public change log; none if omitted. */
  readonly releases?: readonly ReleasedVersion[];
  readonly log?: (line: Readonly<Record<string, unknown>>) => void;
  readonly now?: () => Date;
}

/** Hosting's headers are not added to answers of functions, so they are repeated here. */
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
} as const;

const hashed = (uid: unknown): string | undefined =>
  typeof uid === 'string' ? createHash('sha256').update(uid).digest('hex').slice(0, 12) : undefined;

/** Turns an unexpected failure into an `internal` error that hides its message. */
const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError
    ? error
    : error instanceof URIError
      ? new ApiError('not-found', undefined, { cause: error })
      : new ApiError('internal', undefined, { cause: error });

function sendError(response: Response, error: ApiError): void {
  const answer: ErrorAnswer = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.fields && { fields: error.fields }),
      requestId: String(response.getHeader('X-Request-Id')),
    },
  };
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  // Otherwise the unread rest of the body would be taken for the next request.
  if (error.code === 'too-large' || error.code === 'unsupported-type')
    response.setHeader('Connection', 'close');
  response.status(error.status).json(answer);
}

function createApi({ backend, settings = {}, now = () => new Date(), ...options }: AppOptions): Api {
  if (![undefined, 'enforced'].includes(settings['APP_CHECK']))
    throw new Error('APP_CHECK: must be "enforced", or not set.');
  return {
    backend,
    settings,
    counts: new CallCounts(() => now().getTime()),
    limits: { address: addressLimits.address, hop: addressLimits.hop, ...options.limits },
    addressOf: (request) => addressOf(request, options.proxies ?? 0),
    noteCaller: (response, uid) => {
      response.locals['uid'] = uid;
    },
    dependencies: options.dependencies ?? { madeAt: null, audit: 'none', packages: [] },
    releases: options.releases ?? [],
    now,
  };
}

/**
 * Creates the API as an Express app. Every answer is JSON with a request id, also for unknown addresses. It
 * answers below `/api`, as hosting passes calls on.
 */
export function createApp(options: AppOptions, served: readonly Endpoint[] = endpoints): Express {
  const api = createApi(options);
  const { log = () => {} } = options;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');

  app.use((request, response, next) => {
    const began = performance.now();
    response.set({ ...headers, 'X-Request-Id': randomUUID() });
    response.on('finish', () => {
      const { statusCode: status } = response;
      const failure = response.locals['failure'] as unknown;
      log({
        severity: status >= 500 ? 'ERROR' : 'INFO',
        message: `${request.method} ${response.locals['route'] ?? 'unknown path'} ${status}`,
        requestId: response.getHeader('X-Request-Id'),
        ms: Math.round(performance.now() - began),
        person: hashed(response.locals['uid']),
        ...(status >= 500 && { failure: describeFailure(failure) }),
      });
    });
    next();
  });

  if ((options.proxies ?? 0) > 0) {
    app.use((request, _response, next) => {
      api.counts.take(api.limits.hop, hopOf(request));
      if (!isByHosting(request)) throw new ApiError('forbidden', commonMessages.direct);
      next();
    });
  }

  const router = express.Router({ caseSensitive: true });
  for (const { contract, run } of served) {
    const method = contract.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    router[method](contract.path, async (request: Request, response: Response) => {
      response.locals['route'] = contract.path;
      await run(api, request, response);
    });
  }
  for (const path of new Set(served.map(({ contract }) => contract.path))) {
    const methods = served.filter(({ contract }) => contract.path === path);
    router.all(path, (_, response) => {
      response.set('Allow', methods.map(({ contract }) => contract.method).join(', '));
      throw new ApiError('not-found', commonMessages.noMethod);
    });
  }
  app.use('/api', router);
  app.use((request) => {
    // Calls to unknown addresses count against the limit too.
    api.counts.take(api.limits.address, api.addressOf(request));
    throw new ApiError('not-found');
  });

  const failed: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    const known = toApiError(error);
    response.locals['failure'] = known.cause ?? known;
    if (response.headersSent) next(error);
    else sendError(response, known);
  };
  app.use(failed);
  return app;
}
