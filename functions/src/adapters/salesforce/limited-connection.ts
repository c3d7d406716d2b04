import { Connection } from 'jsforce/lib/connection.js';
import { Transport } from 'jsforce/lib/transport.js';

/**
 * Adds a time limit and turns off retries: the client has no setting for a limit, and repeats calls for a
 * minute if the service is down.
 */
class LimitedTransport extends Transport {
  private readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super();
    this.timeoutMs = timeoutMs;
  }

  override httpRequest(...[request, options]: Parameters<Transport['httpRequest']>) {
    return super.httpRequest(request, {
      ...options,
      timeout: this.timeoutMs,
      retry: { maxRetries: 0 },
      followRedirect: false,
    });
  }
}

const apiVersion = '62.0';

/** Opens the client's connection to an organisation, with a time limit for each call. */
export function limitedConnection(instanceUrl: string, accessToken: string, timeoutMs: number): Connection {
  const connection = new Connection({ instanceUrl, accessToken, version: apiVersion });
  connection._transport = new LimitedTransport(timeoutMs);
  return connection;
}
