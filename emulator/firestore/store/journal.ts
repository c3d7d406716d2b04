import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

const FORMAT = 'firestore-journal';
const VERSION = 1;
const HEADER_BYTES = 8;
const MIN_COMPACT_BYTES = 32 * 1024 * 1024;

/**
 * An append-only file of JSON records in a directory, which continues a snapshot.
 *
 * `append` returns after the operating system has taken the record, so acknowledged records survive the death
 * of the process (kill -9). It does not wait for the disk: a power cut may lose the last seconds. Each record
 * has its length and a checksum. A torn last record was never acknowledged and is cut off; damage before it
 * is an error.
 *
 * Files `snapshot-N` and `journal-N` belong together; the highest N whose snapshot exists is valid. A
 * snapshot gets its final name only when it is complete. Only one process at a time may use a directory:
 * `lock` holds its id.
 */
export class Journal {
  private readonly directory: string;
  private generation = 0;
  private descriptor: number | undefined;
  private bytes = 0;
  private snapshotBytes = 0;

  constructor(directory: string) {
    this.directory = directory;
  }

  /**
   * Passes the records of the snapshot and of the journal to `visit`, in order. Call it once, before
   * `append`.
   */
  restore(visit: (record: unknown) => void): void {
    mkdirSync(this.directory, { recursive: true });
    this.lock();
    const generations = readdirSync(this.directory).flatMap((file) => {
      const match = /^snapshot-(\d+)$/.exec(file);
      return match === null ? [] : [Number(match[1])];
    });
    this.generation = Math.max(0, ...generations);
    if (this.generation > 0) {
      const { end, size } = this.read(this.path('snapshot'), visit);
      // A snapshot is renamed only when complete, so a damaged one is an error and not less data.
      this.snapshotBytes = size;
      if (end !== size) throw new Error(`${this.path('snapshot')} is damaged at byte ${end}.`);
    }
    const journal = this.path('journal');
    const { end } = existsSync(journal) ? this.read(journal, visit) : { end: 0 };
    this.open(journal, end);
    this.removeOthers();
  }

  /** Appends one record. If it cannot be written whole, removes the part that was written and throws. */
  append(record: object): void {
    const descriptor = this.openDescriptor();
    const frame = encode(record);
    try {
      writeWhole(descriptor, frame);
    } catch (error) {
      ftruncateSync(descriptor, this.bytes);
      throw error;
    }
    this.bytes += frame.length;
  }

  /**
   * Checks whether a snapshot should replace the journal: it is longer than the last snapshot and at least 32
   * MB.
   */
  isLong(): boolean {
    return this.bytes > Math.max(MIN_COMPACT_BYTES, this.snapshotBytes);
  }

  /** Checks whether nothing was appended since the snapshot. */
  isEmpty(): boolean {
    return this.bytes <= encode({ format: FORMAT, version: VERSION }).length;
  }

  /** Replaces snapshot and journal by the given records, which must hold the whole state. */
  compact(records: Iterable<object>): void {
    const next = this.generation + 1;
    let size = 0;
    const temporary = join(this.directory, 'snapshot.tmp');
    const descriptor = openSync(temporary, 'w');
    try {
      for (const record of withHeader(records)) size += writeWhole(descriptor, encode(record));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    this.closeDescriptor();
    renameSync(temporary, join(this.directory, `snapshot-${next}`));
    this.generation = next;
    this.snapshotBytes = size;
    this.open(this.path('journal'), 0);
    this.removeOthers();
  }

  close(): void {
    if (this.descriptor === undefined) return;
    this.closeDescriptor();
    rmSync(join(this.directory, 'lock'), { force: true });
  }

  /**
   * Takes the lock. A killed process leaves its lock behind, so a lock counts only while its process lives.
   */
  private lock(): void {
    const path = join(this.directory, 'lock');
    const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(
        `${this.directory} is in use by process ${holder}. If that is another program, delete ${path}.`,
      );
    }
    writeFileSync(path, String(process.pid));
  }

  private closeDescriptor(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }

  private path(kind: 'snapshot' | 'journal'): string {
    return join(this.directory, `${kind}-${this.generation}`);
  }

  private openDescriptor(): number {
    if (this.descriptor === undefined) throw new Error('The journal is not open.');
    return this.descriptor;
  }

  private open(path: string, end: number): void {
    this.descriptor = openSync(path, 'a');
    ftruncateSync(this.descriptor, end);
    this.bytes = end;
    if (end === 0) this.append({ format: FORMAT, version: VERSION });
  }

  private removeOthers(): void {
    for (const file of readdirSync(this.directory)) {
      const match = /^(?:snapshot|journal)-(\d+)$/.exec(file);
      const isOld = match !== null && Number(match[1]) !== this.generation;
      if (isOld || file === 'snapshot.tmp') rmSync(join(this.directory, file));
    }
  }

  /** Reads whole records up to the first torn one; `end` is the position where it begins. */
  private read(path: string, visit: (record: unknown) => void): { end: number; size: number } {
    const content = readFileSync(path);
    let end = 0;
    while (end + HEADER_BYTES <= content.length) {
      const length = content.readUInt32LE(end);
      const body = content.subarray(end + HEADER_BYTES, end + HEADER_BYTES + length);
      // No record is empty, but a file system may fill a file's end with zeros after a power cut.
      if (length === 0 || body.length < length) break;
      if (crc32(body) !== content.readUInt32LE(end + 4)) {
        if (end + HEADER_BYTES + length === content.length) break;
        throw new Error(`${path} is damaged at byte ${end}, before its end; nothing was changed.`);
      }
      const record: unknown = JSON.parse(body.toString());
      if (end === 0) checkHeader(record, path);
      else visit(record);
      end += HEADER_BYTES + length;
    }
    return { end, size: content.length };
  }
}

function isAlive(processId: number): boolean {
  if (!(processId > 0)) return false;
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // EPERM: the process lives but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function* withHeader(records: Iterable<object>): Generator<object> {
  yield { format: FORMAT, version: VERSION };
  yield* records;
}

function checkHeader(record: unknown, path: string): void {
  const { format, version } = record as { format?: unknown; version?: unknown };
  if (format !== FORMAT || version !== VERSION) {
    throw new Error(`${path} has format ${String(format)} ${String(version)}, not ${FORMAT} ${VERSION}.`);
  }
}

function encode(record: object): Buffer {
  const body = Buffer.from(JSON.stringify(record));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length, 0);
  header.writeUInt32LE(crc32(body), 4);
  return Buffer.concat([header, body]);
}

function writeWhole(descriptor: number, bytes: Buffer): number {
  let written = 0;
  while (written < bytes.length) written += writeSync(descriptor, bytes, written);
  return written;
}
