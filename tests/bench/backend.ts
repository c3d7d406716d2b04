import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { type BackendProcess, startBackendProcess } from '@acf/emulator';
import { agent, BATCH, fill, IN_FLIGHT, memoryOf, post, PROJECT, timed, write } from './backend-calls';
import { searches } from './backend-searches';
import { type Measurement, measurementOf } from './measurement';

const STARTS = 5;
const SEQUENTIAL = 500;
const PARALLEL = 2_000;
const QUERIES = 60;
const LISTENERS = 100;
const LISTENED_WRITES = 30;

const openByRank = (collectionId: string) => ({
  structuredQuery: {
    from: [{ collectionId }],
    where: {
      fieldFilter: { field: { fieldPath: 'state' }, op: 'EQUAL', value: { stringValue: 'open' } },
    },
    orderBy: [{ field: { fieldPath: 'rank' }, direction: 'DESCENDING' }],
    limit: 20,
  },
});

async function queryTimes(backend: BackendProcess, collectionId: string): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < QUERIES; run += 1) {
    times.push(await timed(() => post(backend.firestore, 'runQuery', openByRank(collectionId))));
  }
  return times;
}

/** Measures a write until its answer, and until the last of a hundred listening queries has shown it. */
async function listenedWrites(backend: BackendProcess): Promise<{ answered: number[]; shown: number[] }> {
  setLogLevel('silent');
  const app = initializeApp({ projectId: PROJECT, apiKey: 'k' });
  const firestore = initializeFirestore(app, {});
  const { hostname, port } = new URL(backend.firestore);
  connectFirestoreEmulator(firestore, hostname, Number(port), { mockUserToken: 'owner' });
  const listened = collection(firestore, 'listened');
  const sizes = Array.from({ length: LISTENERS }, () => -1);
  let wake = () => {};
  const all = async (size: number) => {
    while (sizes.some((seen) => seen !== size)) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  let failure: Error | undefined;
  for (const index of sizes.keys()) {
    onSnapshot(
      query(listened, where('rank', '>', -1 - index)),
      ({ size, metadata }) => {
        if (!metadata.fromCache) sizes[index] = size;
        wake();
      },
      (error) => {
        failure = error;
        wake();
      },
    );
  }
  const answered: number[] = [];
  const shown: number[] = [];
  await all(0);
  for (let number = 0; number < LISTENED_WRITES; number += 1) {
    const started = performance.now();
    await write(backend, 'listened', number);
    answered.push(performance.now() - started);
    await all(number + 1);
    shown.push(performance.now() - started);
    if (failure !== undefined) throw failure;
  }
  await deleteApp(app);
  return { answered, shown };
}

/** Measures the local backend in a separate process, over HTTP and, for the listeners, gRPC. */
export async function benchBackend(progress: (line: string) => void): Promise<Measurement[]> {
  const flags = ['--project', PROJECT];
  const rows: Measurement[] = [];
  progress('start-up');
  const starts: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const started = await startBackendProcess(flags);
    starts.push(started.readyAfter);
    await started.end('SIGKILL');
  }
  rows.push(measurementOf('start until ready', 'ms', starts, 700));

  const backend = await startBackendProcess(flags);
  try {
    progress('single writes');
    const single: number[] = [];
    for (let number = 0; number < SEQUENTIAL; number += 1) {
      single.push(await timed(() => write(backend, 'sequential', number)));
    }
    rows.push(measurementOf('one write, one after the other', 'ms', single));
    const total = single.reduce((sum, ms) => sum + ms, 0) / 1000;
    rows.push(measurementOf('sequential writes', 'per s', [SEQUENTIAL / total]));
    let next = 0;
    const seconds = await timed(() =>
      Promise.all(
        Array.from({ length: IN_FLIGHT }, async () => {
          while (next < PARALLEL) {
            next += 1;
            await write(backend, 'parallel', next);
          }
        }),
      ),
    );
    rows.push(
      measurementOf(`parallel writes, ${IN_FLIGHT} at a time`, 'per s', [PARALLEL / (seconds / 1000)]),
    );

    progress('listeners');
    const { answered, shown } = await listenedWrites(backend);
    rows.push(measurementOf(`write with ${LISTENERS} listeners, answered`, 'ms', answered));
    rows.push(measurementOf(`write with ${LISTENERS} listeners, shown by all`, 'ms', shown));
  } finally {
    await backend.end('SIGKILL');
  }

  const large = await startBackendProcess(flags);
  try {
    progress('100,000 documents');
    const rates = await fill(large, 'c100000', 100_000);
    rows.push(measurementOf(`batched writes, ${BATCH} a batch`, 'per s', rates, 2_000));
    rows.push(measurementOf('memory with 100,000 small documents', 'MB', [memoryOf(large.pid)], 400));
    progress('queries');
    for (const size of [1_000, 10_000]) await fill(large, `c${size}`, size);
    for (const size of [1_000, 10_000, 100_000]) {
      const times = await queryTimes(large, `c${size}`);
      const name = `query over ${size.toLocaleString('en')} documents`;
      rows.push(measurementOf(`${name}, the first`, 'ms', times.slice(0, 1)));
      rows.push(measurementOf(name, 'ms', times.slice(1), size === 100_000 ? 15 : undefined));
    }
  } finally {
    await large.end('SIGKILL');
  }
  for (const size of [10_000, 50_000]) {
    progress(`searches among ${size.toLocaleString('en')} documents`);
    rows.push(...(await searches(size)));
  }
  agent.destroy();
  return rows;
}
