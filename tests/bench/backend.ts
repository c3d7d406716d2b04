import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
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
import { type BackendProcess, startBackendProcess } from '../../emulator/tests/backend-process';
import { type Measurement, measurementOf } from './measurement';

const PROJECT = 'demo-bench';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const STARTS = 5;
const SEQUENTIAL = 500;
const PARALLEL = 2_000;
const IN_FLIGHT = 32;
const BATCH = 500;
const QUERIES = 60;
const LISTENERS = 100;
const LISTENED_WRITES = 30;
const SEARCHED = 216;
const NOTES = 100_000;

const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });

function post(origin: string, verb: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${origin}/v1/${DOCUMENTS}:${verb}`,
      {
        method: 'POST',
        agent,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text);
          else reject(new Error(`${verb} answered ${response.statusCode}: ${text.slice(0, 500)}`));
        });
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type DocumentWrite = { readonly update: { readonly name: string; readonly fields: object } };
type MakeDocument = (collectionId: string, number: number) => DocumentWrite;

/** A small document: five fields, two of which the queries use. */
const smallDocument: MakeDocument = (collectionId, number) => ({
  update: {
    name: `${DOCUMENTS}/${collectionId}/document-${number}`,
    fields: {
      name: { stringValue: `Person ${number}` },
      email: { stringValue: `person-${number}@example.org` },
      state: { stringValue: number % 10 === 0 ? 'open' : 'closed' },
      rank: { integerValue: String((number * 7_919) % 1_000_003) },
      active: { booleanValue: true },
    },
  },
});

const SYLLABLES =
  'an ber cor da el fin gar hel io jun kal lor mar nes ol per qui ros sten tor ul ver wen xa yo zan'.split(
    ' ',
  );

/** A made-up text to search, as long as a name, an address, a number and a company together. */
function searchText(number: number): string {
  const word = (seed: number, syllables: number) =>
    Array.from(
      { length: syllables },
      (_, index) => SYLLABLES[((seed + 1) * 7_919 * (index + 3) + (seed >> (index * 2))) % SYLLABLES.length],
    ).join('');
  const [first, last, company] = [word(number, 2), word(number * 31, 3), word(number * 17, 4)];
  return `${first} ${last}|${first}@${company}.org|${4_165_550_000 + number}|${company} society`;
}

/** The first `SEARCHED` distinct pieces of 1, 2, 3, 4 and 6 characters. */
function piecesOf(text: string): string[] {
  const pieces = new Set<string>();
  for (const length of [1, 2, 3, 4, 6]) {
    for (let at = 0; at + length <= text.length; at += 1) pieces.add(text.slice(at, at + length));
  }
  return [...pieces].slice(0, SEARCHED);
}

/** The small document with an array of pieces of a text, by which a search finds it. */
const searchedDocument: MakeDocument = (collectionId, number) => {
  const { name, fields } = smallDocument(collectionId, number).update;
  const values = piecesOf(searchText(number)).map((piece) => ({ stringValue: piece }));
  return { update: { name, fields: { ...fields, pieces: { arrayValue: { values } } } } };
};

const write = (backend: BackendProcess, collectionId: string, number: number) =>
  post(backend.firestore, 'commit', { writes: [smallDocument(collectionId, number)] });

/** Fills a collection, one batch after the other; gives the writes per second of each. */
async function fill(
  backend: BackendProcess,
  collectionId: string,
  size: number,
  make: MakeDocument = smallDocument,
): Promise<number[]> {
  const rates: number[] = [];
  for (let first = 0; first < size; first += BATCH) {
    const count = Math.min(BATCH, size - first);
    const writes = Array.from({ length: count }, (_, index) => make(collectionId, first + index));
    const ms = await timed(() => post(backend.firestore, 'commit', { writes }));
    rates.push(count / (ms / 1000));
  }
  return rates;
}

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

/** Resident memory in MB. */
function memoryOf(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kib = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kib) / 1024;
}

/** Times of a write: until its answer, and until the last of a hundred listening queries has shown it. */
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

const searchByRank = (piece: string) => ({
  structuredQuery: {
    from: [{ collectionId: 'searched' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          { fieldFilter: { field: { fieldPath: 'active' }, op: 'EQUAL', value: { booleanValue: true } } },
          {
            fieldFilter: {
              field: { fieldPath: 'pieces' },
              op: 'ARRAY_CONTAINS',
              value: { stringValue: piece },
            },
          },
        ],
      },
    },
    select: { fields: [{ fieldPath: 'name' }] },
    orderBy: [{ field: { fieldPath: 'rank' } }],
    limit: 25,
  },
});

/** Searches by pieces that nobody asked for before, the first of all apart; then writes; with memory before and after. */
async function searches(size: number): Promise<Measurement[]> {
  const flags = ['--project', PROJECT];
  const about = `${size.toLocaleString('en')} documents`;
  const plain = await startBackendProcess(flags);
  let memoryWithout = 0;
  try {
    await fill(plain, 'searched', size);
    memoryWithout = memoryOf(plain.pid);
  } finally {
    await plain.end('SIGKILL');
  }
  const backend = await startBackendProcess(flags);
  try {
    const rates = await fill(backend, 'searched', size, searchedDocument);
    const memoryWith = memoryOf(backend.pid);
    const text = searchText(4_711 % size);
    const asked = [0, 5, 10, 15, 20, 25, 30].flatMap((at) =>
      [4, 3, 2, 6].map((length) => text.slice(at, at + length)),
    );
    const times: number[] = [];
    for (const piece of asked) {
      times.push(await timed(() => post(backend.firestore, 'runQuery', searchByRank(piece))));
    }
    const again: number[] = [];
    for (const piece of asked) {
      again.push(await timed(() => post(backend.firestore, 'runQuery', searchByRank(piece))));
    }
    const writes: number[] = [];
    for (let number = 0; number < QUERIES; number += 1) {
      const { name } = searchedDocument('searched', (number * 97) % size).update;
      const { fields } = searchedDocument('searched', (number * 97 + 1) % size).update;
      const changed = { writes: [{ update: { name, fields } }] };
      writes.push(await timed(() => post(backend.firestore, 'commit', changed)));
    }
    const memoryAfter = memoryOf(backend.pid);
    if (size === 50_000) await fill(backend, 'notes', NOTES);
    return [
      measurementOf(`memory, ${about} without array`, 'MB', [memoryWithout]),
      measurementOf(`memory, with ${SEARCHED} strings each`, 'MB', [memoryWith]),
      measurementOf(
        `memory, ratio`,
        'times',
        [memoryWith / memoryWithout],
        size === 10_000 ? 1.3 : undefined,
      ),
      measurementOf(`memory, after searches`, 'MB', [memoryAfter]),
      ...(size === 50_000
        ? [measurementOf('memory, with 100,000 notes beside them', 'MB', [memoryOf(backend.pid)], 3_000)]
        : []),
      measurementOf(`batched writes with array, ${about}`, 'per s', rates),
      measurementOf(
        `search of ${about}, the first`,
        'ms',
        times.slice(0, 1),
        size === 10_000 ? 200 : undefined,
      ),
      measurementOf(`search of ${about}, a new piece`, 'ms', times.slice(1)),
      measurementOf(`search of ${about}, a piece asked before`, 'ms', again),
      measurementOf(`write after searches, ${about}`, 'ms', writes, 10),
    ];
  } finally {
    await backend.end('SIGKILL');
  }
}

/** Measures the local backend as a process of its own, over HTTP and, for the listeners, gRPC. */
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
