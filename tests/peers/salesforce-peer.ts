import { jsonAnswer, type PeerAnswer, type PeerServer, type ReceivedRequest, startPeer } from './peer-server';
import {
  answered,
  idOf,
  type PeerField,
  refusalOf,
  type SaveResult,
  standardObjects,
} from './salesforce-objects';
import { clientId, clientSecret, createSignIn } from './salesforce-sign-in';
import { type PeerRecord, readSoql } from './soql';

/** The fault of the next call to the REST API. */
export type SalesforceFault = 'hangs' | 'breaks' | 'html' | 'resets' | 'limit';

/** A Salesforce organisation with one connected app. */
export interface SalesforcePeer extends PeerServer {
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * Returns the address to which the browser returns after the person allows or denies the request in
   * `authUrl`.
   */
  readonly decide: (authUrl: string, decision: 'allow' | 'deny') => string;
  /** Returns the records of an object. */
  readonly records: (object: string) => readonly PeerRecord[];
  /** Stores a record, as a user of the organisation would, and returns its id. */
  readonly store: (object: string, values: Readonly<Record<string, unknown>>) => string;
  /** Adds a field to an object. */
  readonly addField: (object: string, field: Partial<PeerField> & Pick<PeerField, 'name' | 'label'>) => void;
  /** Ends all sessions: access tokens are refused with 401, refresh tokens still work. */
  readonly expireSessions: () => void;
  /** Revokes all grants, so that no token works any more. */
  readonly revokeGrants: () => void;
  /** Sets the faults of the next calls to the REST API, one each. */
  readonly fail: (...faults: readonly SalesforceFault[]) => void;
  /** Sets the faults of the next calls to the token address, one each. */
  readonly failTokens: (...faults: readonly SalesforceFault[]) => void;
  /** Holds back the next answer with tokens until the returned function is called. */
  readonly holdTokens: () => () => void;
  /** The calls since the last `forget`, such as `PATCH /services/data/v62.0/composite/sobjects`. */
  readonly called: readonly string[];
  readonly received: readonly ReceivedRequest[];
  /** Returns how many refresh and access tokens are valid now. */
  readonly liveTokens: () => number;
  /** Resets to an empty organisation without sessions. */
  readonly forget: () => void;
}

const restError = (status: number, errorCode: string, message: string): PeerAnswer =>
  jsonAnswer(status, [{ message, errorCode }]);

/** Starts Salesforce's sign-in and REST API on loopback. Refresh tokens rotate and PKCE is required. */
export async function startSalesforcePeer(): Promise<SalesforcePeer> {
  let objects: Record<string, PeerField[]> = {};
  let stored: Record<string, PeerRecord[]> = {};
  let faults: SalesforceFault[] = [];
  let tokenFaults: SalesforceFault[] = [];
  let tokensHeld: Promise<void> | undefined;
  let received: ReceivedRequest[] = [];
  let count = 0;
  let url = '';
  const signIn = createSignIn(() => url);

  const forget = () => {
    objects = Object.fromEntries(
      Object.entries(standardObjects).map(([name, fields]) => [name, [...fields]]),
    );
    stored = {};
    signIn.forget();
    faults = [];
    tokenFaults = [];
    tokensHeld = undefined;
    received = [];
    count = 0;
  };
  forget();

  const store = (object: string, values: Readonly<Record<string, unknown>>): string => {
    count += 1;
    const Id = idOf(object, count);
    (stored[object] ??= []).push({ ...values, Id });
    return Id;
  };

  const query = (text: string, version: string): PeerAnswer => {
    let selection: ReturnType<typeof readSoql>;
    try {
      selection = readSoql(text);
    } catch (error) {
      return restError(400, 'MALFORMED_QUERY', error instanceof Error ? error.message : '');
    }
    const { fields, from, matches, limit } = selection;
    const known = objects[from];
    if (known === undefined)
      return restError(400, 'INVALID_TYPE', `sObject type '${from}' is not supported.`);
    const strange = fields.find((name) => !known.some((each) => each.name === name));
    if (strange !== undefined)
      return restError(400, 'INVALID_FIELD', `No such column '${strange}' on entity '${from}'.`);
    const found = (stored[from] ?? []).filter(matches).slice(0, limit);
    return jsonAnswer(200, {
      totalSize: found.length,
      done: true,
      records: found.map((record) => answered(from, record, fields, version)),
    });
  };

  const collection = (kind: 'create' | 'update', body: string): PeerAnswer => {
    const { records } = JSON.parse(body) as {
      records: ({ attributes: { type: string }; id?: string } & Record<string, unknown>)[];
    };
    if (records.length > 200)
      return restError(
        400,
        'EXCEEDED_ID_LIMIT',
        'record limit reached. cannot submit more than 200 records into this call',
      );
    for (const { attributes, id: _, ...values } of records) {
      const known = objects[attributes.type] ?? [];
      const strange = Object.keys(values).find((name) => !known.some((each) => each.name === name));
      if (strange !== undefined)
        return restError(
          400,
          'INVALID_FIELD',
          `No such column '${strange}' on sobject of type ${attributes.type}`,
        );
    }
    return jsonAnswer(
      200,
      records.map(({ attributes: { type }, id, ...values }): SaveResult => {
        const refused = refusalOf(values, objects[type] ?? [], kind);
        if (refused) return refused;
        if (kind === 'create') return { id: store(type, values), success: true, errors: [] };
        const record = (stored[type] ?? []).find(({ Id }) => Id === id);
        if (record === undefined)
          return {
            success: false,
            errors: [
              {
                statusCode: 'INVALID_CROSS_REFERENCE_KEY',
                message: 'invalid cross reference id',
                fields: [],
              },
            ],
          };
        Object.assign(record, values);
        return { id: record.Id, success: true, errors: [] };
      }),
    );
  };

  const rest = (request: ReceivedRequest): PeerAnswer => {
    if (!signIn.isOpen(request)) return restError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    const [, version = '', path = ''] = /^\/services\/data\/(v\d+\.0)\/(.*)$/.exec(request.path) ?? [];
    const described = /^sobjects\/(\w+)\/describe$/.exec(path)?.[1];
    if (described !== undefined) {
      const fields = objects[described];
      if (fields === undefined) return restError(404, 'NOT_FOUND', 'The requested resource does not exist');
      return jsonAnswer(200, {
        name: described,
        label: described,
        custom: false,
        createable: true,
        updateable: true,
        fields,
      });
    }
    if (path === 'query') return query(request.query.get('q') ?? '', version);
    if (path === 'composite/sobjects' && request.method === 'POST') return collection('create', request.body);
    if (path === 'composite/sobjects' && request.method === 'PATCH')
      return collection('update', request.body);
    return restError(404, 'NOT_FOUND', 'The requested resource does not exist');
  };

  const server = await startPeer(async (request, response) => {
    received.push(request);
    const isRest = request.path.startsWith('/services/data/');
    const isToken = request.path === '/services/oauth2/token';
    const fault = isRest ? faults.shift() : isToken ? tokenFaults.shift() : undefined;
    switch (fault) {
      case 'hangs':
        return undefined;
      case 'resets':
        response.destroy();
        return undefined;
      case 'breaks':
        return restError(503, 'SERVER_UNAVAILABLE', 'Server unavailable');
      case 'limit':
        return restError(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');
      case 'html':
        return {
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: '<!doctype html><p>Maintenance',
        };
      default:
    }
    if (isRest) return rest(request);
    if (isToken) {
      // Salesforce has already issued the tokens; only its answer is late.
      const answer = signIn.token(request);
      const held = tokensHeld;
      tokensHeld = undefined;
      await held;
      return answer;
    }
    if (request.path === '/services/oauth2/authorize') return signIn.authorize(request);
    if (request.path === '/services/oauth2/revoke') return signIn.revoke(request);
    return restError(404, 'NOT_FOUND', 'The requested resource does not exist');
  });
  ({ url } = server);

  return {
    ...server,
    clientId,
    clientSecret,
    decide: signIn.decide,
    records: (object) => stored[object] ?? [],
    store,
    addField: (object, field) =>
      (objects[object] ??= []).push({
        type: 'string',
        length: 255,
        nillable: true,
        custom: field.name.endsWith('__c'),
        createable: true,
        updateable: true,
        defaultedOnCreate: false,
        ...field,
      }),
    expireSessions: signIn.expireSessions,
    revokeGrants: signIn.revokeGrants,
    fail: (...next) => faults.push(...next),
    failTokens: (...next) => tokenFaults.push(...next),
    holdTokens: () => {
      let release = () => {};
      tokensHeld = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    get called() {
      return received.map(({ method, path }) => `${method} ${path}`);
    },
    get received() {
      return received;
    },
    liveTokens: signIn.liveTokens,
    forget,
  };
}
