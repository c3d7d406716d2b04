import type { AddressInfo, Server, Socket } from 'node:net';

/** Thrown when another process uses the port. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError';
  readonly port: number;

  constructor(service: string, port: number) {
    super(`Port ${port} for ${service} is taken by another process.`);
    this.port = port;
  }
}

export interface RunningServer {
  readonly port: number;
  /** Stops accepting connections and drops the open ones. */
  readonly close: () => Promise<void>;
}

/**
 * Binds the server to 127.0.0.1. If the port is busy, `onPortBusy` names the next port to try. Throws
 * PortBusyError if it is missing or names none. Port 0 takes any free port.
 */
export async function runOnLoopback(
  service: string,
  server: Server,
  port: number,
  onPortBusy?: (service: string, port: number) => number | undefined,
): Promise<RunningServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  for (let attempt: number | undefined = port; attempt !== undefined; ) {
    if (await bind(server, attempt)) {
      return { port: (server.address() as AddressInfo).port, close: () => closeServer(server, sockets) };
    }
    const next: number | undefined = onPortBusy?.(service, attempt);
    if (next === undefined) throw new PortBusyError(service, attempt);
    attempt = next;
  }
  throw new PortBusyError(service, port);
}

/** Binds the server; resolves with false if the port is taken. */
function bind(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const socket of sockets) socket.destroy();
  });
}
