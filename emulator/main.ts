import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatDenials } from './denials';
import { type Backend, OFFICIAL_PORTS, startBackend } from './start';

const USAGE = `Local Firestore, Auth and Storage for development and tests, on 127.0.0.1 only.

  --project ID         project id, starts with demo- (default demo-acf)
  --firestore-port N   (${OFFICIAL_PORTS.firestore})
  --auth-port N        (${OFFICIAL_PORTS.auth})
  --storage-port N     (${OFFICIAL_PORTS.storage})
  --strict-ports       fail when a port is busy, instead of taking the next free one
  --rules FILE         Firestore rules, reloaded when the file changes
  --storage-rules FILE Storage rules, reloaded when the file changes
  --data DIR           store data there across restarts
  --import FILE        load an export at the start
  --export FILE        write an export at the end
  --no-sign-up         only administrators create accounts
  --no-self-deletion   people cannot delete their own account
  --explain            print why the rules denied a request
  --help`;

class UsageError extends Error {}

function readArguments() {
  try {
    return parseArgs({
      strict: true,
      allowPositionals: false,
      options: {
        project: { type: 'string', default: 'demo-acf' },
        'firestore-port': { type: 'string' },
        'auth-port': { type: 'string' },
        'storage-port': { type: 'string' },
        'strict-ports': { type: 'boolean', default: false },
        rules: { type: 'string' },
        'storage-rules': { type: 'string' },
        data: { type: 'string' },
        import: { type: 'string' },
        export: { type: 'string' },
        'no-sign-up': { type: 'boolean', default: false },
        'no-self-deletion': { type: 'boolean', default: false },
        explain: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portOf(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--${flag} must be a port, not "${text}".`);
  return Number(text);
}

function nextPort(service: string, port: number): number | undefined {
  if (port >= 65_535) return undefined;
  console.log(`Port ${port} for ${service} is taken by another process; trying ${port + 1}.`);
  return port + 1;
}

function optional<Key extends string, T>(key: Key, value: T | undefined): { [key in Key]?: T } {
  return value === undefined ? {} : ({ [key]: value } as { [key in Key]: T });
}

function importFile(backend: Backend, file: string): void {
  try {
    backend.importState(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} was not imported and nothing changed: ${reason}`, { cause: error });
  }
}

function endOn(backend: Backend, exportFile: string | undefined): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    if (exportFile !== undefined) {
      writeFileSync(exportFile, `${JSON.stringify(backend.exportState(), null, 1)}\n`, { mode: 0o600 });
      console.log(`Exported to ${exportFile}.`);
    }
    await backend.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        },
      );
    });
  }
}

async function main(): Promise<void> {
  const flags = readArguments();
  if (flags.help) {
    console.log(USAGE);
    return;
  }
  const backend = await startBackend({
    projectId: flags.project,
    ports: {
      ...optional('firestore', portOf('firestore-port', flags['firestore-port'])),
      ...optional('auth', portOf('auth-port', flags['auth-port'])),
      ...optional('storage', portOf('storage-port', flags['storage-port'])),
    },
    rules: {
      ...optional('firestore', flags.rules),
      ...optional('storage', flags['storage-rules']),
      watch: true,
    },
    log: (line) => console.log(line),
    ...optional('data', flags.data),
    ...(flags.explain ? { onDenied: (denial) => console.log(formatDenials([denial])) } : {}),
    auth: {
      ...(flags['no-sign-up'] ? { selfSignUp: false } : {}),
      ...(flags['no-self-deletion'] ? { selfDeletion: false } : {}),
    },
    ...optional('onPortBusy', flags['strict-ports'] ? undefined : nextPort),
  });
  endOn(backend, flags.export);
  if (flags.import !== undefined) importFile(backend, flags.import);
  console.log(
    [
      `Backend of ${backend.projectId} is ready after ${Math.round(performance.now())} ms.`,
      `  Firestore  127.0.0.1:${backend.firestorePort}`,
      `  Auth       127.0.0.1:${backend.authPort}`,
      `  Storage    127.0.0.1:${backend.storagePort}`,
      ...(flags.rules === undefined ? ['  No --rules, so only administrators have access.'] : []),
    ].join('\n'),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exit(error instanceof UsageError ? 2 : 1);
});
