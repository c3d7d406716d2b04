import { startBackendProcess } from '@acf/emulator';
import { fill, type MakeDocument, memoryOf, post, PROJECT, smallDocument, timed } from './backend-calls';
import { type Measurement, measurementOf } from './measurement';

const QUERIES = 60;
const SEARCHED = 216;
const NOTES = 100_000;

const SYLLABLES =
  'an ber cor da el fin gar hel io jun kal lor mar nes ol per qui ros sten tor ul ver wen xa yo zan'.split(
    ' ',
  );

/** Returns a made-up text to search, as long as a name, an address, a number and a company together. */
function searchText(number: number): string {
  const word = (seed: number, syllables: number) =>
    Array.from(
      { length: syllables },
      (_, index) => SYLLABLES[((seed + 1) * 7_919 * (index + 3) + (seed >> (index * 2))) % SYLLABLES.length],
    ).join('');
  const [first, last, company] = [word(number, 2), word(number * 31, 3), word(number * 17, 4)];
  return `${first} ${last}|${first}@${company}.org|${4_165_550_000 + number}|${company} society`;
}

/** Returns the first `SEARCHED` distinct substrings of 1, 2, 3, 4 and 6 characters. */
function piecesOf(text: string): string[] {
  const pieces = new Set<string>();
  for (const length of [1, 2, 3, 4, 6]) {
    for (let at = 0; at + length <= text.length; at += 1) pieces.add(text.slice(at, at + length));
  }
  return [...pieces].slice(0, SEARCHED);
}

/** Creates the small document with an array of substrings, by which a search finds it. */
const searchedDocument: MakeDocument = (collectionId, number) => {
  const { name, fields } = smallDocument(collectionId, number).update;
  const values = piecesOf(searchText(number)).map((piece) => ({ stringValue: piece }));
  return { update: { name, fields: { ...fields, pieces: { arrayValue: { values } } } } };
};

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

/**
 * Measures searches by substrings that no earlier search used (the first one separately), then writes, with
 * the memory before and after.
 */
export async function searches(size: number): Promise<Measurement[]> {
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
