import type { Connection } from 'jsforce/lib/connection.js';
import { SalesforceUnreachable } from './oauth';

/** The parts of a Salesforce field description that we use. */
export interface DescribedField {
  readonly name: string;
  readonly label: string;
  readonly custom: boolean;
  readonly required: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  /** The most characters that the field holds; 0 if it is not a text field. */
  readonly length: number;
}

export type SalesforceRecord = Readonly<Record<string, unknown>> & { readonly Id: string };

/** The result for one record of a bulk write. */
export interface WriteResult {
  readonly id: string | undefined;
  readonly error: string | undefined;
}

/**
 * The calls that we make to one organisation. Each throws SessionExpired, SalesforceRefusal or
 * SalesforceUnreachable.
 */
export interface Organisation {
  readonly describe: (object: string) => Promise<readonly DescribedField[]>;
  /** Finds records in which one of the fields has one of the values. */
  readonly find: (
    object: string,
    fields: readonly string[],
    where: Readonly<Record<string, readonly string[]>>,
  ) => Promise<readonly SalesforceRecord[]>;
  readonly create: (object: string, records: readonly object[]) => Promise<readonly WriteResult[]>;
  readonly update: (
    object: string,
    records: readonly { readonly Id: string }[],
  ) => Promise<readonly WriteResult[]>;
}

/** Thrown when the access token is no longer accepted. */
export class SessionExpired extends Error {
  override readonly name = 'SessionExpired';
}

/** Thrown when Salesforce refuses the whole call. `message` is Salesforce's own. */
export class SalesforceRefusal extends Error {
  override readonly name = 'SalesforceRefusal';
}

// Failures of the network and of the service, for which a later retry may help.
const passing = /^(ERROR_HTTP_5\d\d|SERVER_UNAVAILABLE|REQUEST_LIMIT_EXCEEDED|FetchError|AbortError)$/;

function toError(error: unknown): Error {
  const { errorCode, name, message } = error as { errorCode?: string; name?: string; message?: string };
  if (errorCode === 'INVALID_SESSION_ID') return new SessionExpired('The session at Salesforce is over.');
  const kind = errorCode ?? name ?? '';
  if (passing.test(kind) || errorCode === undefined)
    return new SalesforceUnreachable('Salesforce did not answer.', { cause: error });
  return new SalesforceRefusal(message ?? kind, { cause: error });
}

/** Turns Salesforce's result for a record into a `WriteResult`, with the errors as one sentence. */
function resultOf(result: unknown): WriteResult {
  const { id, success, errors } = (result ?? {}) as {
    id?: unknown;
    success?: unknown;
    errors?: readonly { readonly message?: unknown }[];
  };
  if (success === true && typeof id === 'string') return { id, error: undefined };
  const said = (errors ?? []).flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
  return { id: undefined, error: said.join(' ') || 'Salesforce gave no reason.' };
}

interface Session {
  readonly instanceUrl: string;
  readonly accessToken: string;
}

/**
 * Doubles backslashes. The client escapes only quotes, so `\\'` in a value would end its string and inject
 * into the query.
 */
const escapeBackslashes = (value: string): string => value.replaceAll('\\', '\\\\');

/**
 * Opens an organisation with an access token. Each call ends when the signal aborts or its own time limit
 * passes.
 */
export function openOrganisation(
  { instanceUrl, accessToken }: Session,
  signal: AbortSignal,
  timeoutMs: number,
): Organisation {
  // Loaded on first use: most instances never call Salesforce, and its client takes long to load.
  let opening: ReturnType<typeof open> | undefined;
  const open = async () =>
    (await import('./limited-connection')).limitedConnection(instanceUrl, accessToken, timeoutMs);
  const connected = () => (opening ??= open());

  const within = async <T>(call: (connection: Connection) => PromiseLike<T>): Promise<T> => {
    const connection = await connected();
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs + 500)]);
    const ended = new Promise<never>((_, reject) => {
      deadline.addEventListener(
        'abort',
        () => reject(new SalesforceUnreachable('Salesforce took too long.')),
        {
          once: true,
        },
      );
    });
    try {
      signal.throwIfAborted();
      return await Promise.race([Promise.resolve(call(connection)), ended]);
    } catch (error) {
      throw error instanceof SalesforceUnreachable ? error : toError(error);
    }
  };

  const written = async (
    call: (connection: Connection) => PromiseLike<unknown>,
    count: number,
  ): Promise<readonly WriteResult[]> => {
    const answer = await within(call);
    if (!Array.isArray(answer) || answer.length !== count)
      throw new SalesforceUnreachable('The answer of Salesforce cannot be read.');
    return answer.map(resultOf);
  };

  return {
    async describe(object) {
      const { fields } = (await within((connection) => connection.describe(object))) as {
        fields?: unknown;
      };
      if (!Array.isArray(fields)) throw new SalesforceUnreachable('The fields cannot be read.');
      return (fields as Record<string, unknown>[]).map((field) => ({
        name: String(field['name']),
        label: String(field['label']),
        custom: field['custom'] === true,
        required:
          field['createable'] === true && field['nillable'] === false && field['defaultedOnCreate'] === false,
        createable: field['createable'] === true,
        updateable: field['updateable'] === true,
        length: typeof field['length'] === 'number' ? field['length'] : 0,
      }));
    },
    async find(object, fields, where) {
      const either = Object.entries(where).flatMap(([field, values]) =>
        values.length === 0 ? [] : [{ [field]: { $in: values.map(escapeBackslashes) } }],
      );
      if (either.length === 0) return [];
      const answer: unknown = await within((connection) =>
        connection
          .sobject(object)
          .find({ $or: either }, [...new Set(['Id', ...fields])], { limit: 2000 })
          .execute(),
      );
      if (!Array.isArray(answer)) throw new SalesforceUnreachable('The records cannot be read.');
      return answer as SalesforceRecord[];
    },
    create: async (object, records) =>
      records.length === 0
        ? []
        : written(
            (connection) => connection.sobject(object).create([...records], { allOrNone: false }),
            records.length,
          ),
    update: async (object, records) =>
      records.length === 0
        ? []
        : written(
            (connection) => connection.sobject(object).update([...records], { allOrNone: false }),
            records.length,
          ),
  };
}
