import type { ObjectFiles } from './object-files';
import type { StoredObject } from './metadata';

/** One page of a listing; `nextPageToken` is the last entry on the page. */
export interface ObjectPage {
  readonly items: readonly StoredObject[];
  readonly prefixes: readonly string[];
  readonly nextPageToken?: string;
}

export interface ListOptions {
  readonly prefix: string;
  readonly delimiter?: string;
  readonly maxResults: number;
  readonly pageToken?: string;
}

const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

export interface ObjectWithContent {
  readonly object: StoredObject;
  readonly content: Buffer;
}

/** The objects of all buckets. Buckets exist without being created. */
export class ObjectStore {
  private readonly buckets = new Map<string, Map<string, StoredObject>>();
  private readonly files: ObjectFiles;
  private lastGeneration = 0;

  constructor(files: ObjectFiles) {
    this.files = files;
    for (const object of files.load()) {
      this.bucket(object.bucket).set(object.name, object);
      this.lastGeneration = Math.max(this.lastGeneration, object.generation);
    }
  }

  get(bucket: string, name: string): StoredObject | undefined {
    return this.buckets.get(bucket)?.get(name);
  }

  /** Returns a generation above all earlier ones; `now` in ms. */
  nextGeneration(now: number): number {
    this.lastGeneration = Math.max(now * 1000, this.lastGeneration + 1);
    return this.lastGeneration;
  }

  read(object: StoredObject): Buffer {
    return this.files.read(object.blob);
  }

  /** Stores an object with its bytes and replaces one with the same name. */
  put(object: StoredObject, content: Buffer): void {
    const before = this.get(object.bucket, object.name);
    this.files.writeBlob(object.blob, content);
    this.files.writeObject(object);
    this.bucket(object.bucket).set(object.name, object);
    if (before !== undefined) this.files.deleteBlob(before.blob);
  }

  /** Stores new metadata for the same bytes. */
  replace(object: StoredObject): void {
    this.files.writeObject(object);
    this.bucket(object.bucket).set(object.name, object);
  }

  delete(object: StoredObject): void {
    this.files.deleteObject(object);
    this.bucket(object.bucket).delete(object.name);
    this.files.deleteBlob(object.blob);
  }

  /** Returns the objects of all buckets, in no particular order. */
  all(): StoredObject[] {
    return [...this.buckets.values()].flatMap((objects) => [...objects.values()]);
  }

  /** Returns all objects with their bytes, for `replaceAll`. */
  allWithContent(): ObjectWithContent[] {
    return this.all().map((object) => ({ object, content: this.read(object) }));
  }

  /** Replaces all objects. */
  replaceAll(objects: readonly ObjectWithContent[]): void {
    this.clear();
    for (const { object, content } of objects) {
      this.put(object, content);
      this.lastGeneration = Math.max(this.lastGeneration, object.generation);
    }
  }

  clear(): void {
    for (const objects of this.buckets.values()) {
      for (const object of objects.values()) this.delete(object);
    }
  }

  /** Lists objects and, with a delimiter, the "folders" below a prefix, in byte order. */
  list(bucket: string, options: ListOptions): ObjectPage {
    const { prefix, delimiter, maxResults, pageToken } = options;
    const entries = new Map<string, StoredObject | undefined>();
    for (const [name, object] of this.buckets.get(bucket) ?? []) {
      if (!name.startsWith(prefix)) continue;
      const end = delimiter === undefined ? -1 : name.indexOf(delimiter, prefix.length);
      if (end < 0) entries.set(name, object);
      else entries.set(name.slice(0, end + (delimiter?.length ?? 0)), undefined);
    }
    // A folder and an object "dir/" have the same name; with a delimiter both become the folder.
    const rest = [...entries.keys()].filter((key) => pageToken === undefined || byBytes(key, pageToken) > 0);
    const page = rest.sort(byBytes).slice(0, maxResults);
    const last = page.at(-1);
    return {
      items: page.map((key) => entries.get(key)).filter((object) => object !== undefined),
      prefixes: page.filter((key) => entries.get(key) === undefined),
      ...(rest.length > page.length && last !== undefined ? { nextPageToken: last } : {}),
    };
  }

  private bucket(name: string): Map<string, StoredObject> {
    const known = this.buckets.get(name);
    if (known !== undefined) return known;
    const created = new Map<string, StoredObject>();
    this.buckets.set(name, created);
    return created;
  }
}
