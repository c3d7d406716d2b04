import type { Database, Query } from '../contract';
import { projectFields } from '../values/document-fields';
import { type FieldPath, parseFieldPath } from '../values/field-path';
import type { DocumentChange, StoredDocument } from '../model';

/**
 * The changes of one commit to a result. For a document that left, `after` is its current state; undefined if
 * it was deleted.
 */
export interface ViewDelta {
  readonly changed: readonly StoredDocument[];
  readonly left: readonly { readonly name: string; readonly after: StoredDocument | undefined }[];
}

/**
 * The current result of one query, updated with each commit. Without limit and offset each document is
 * checked alone. Otherwise the query runs again, but only if a change can move the window.
 */
export class QueryView {
  readonly query: Query;
  readonly #database: Database;
  readonly #projection: readonly FieldPath[] | undefined;
  #members: Map<string, StoredDocument>;

  constructor(database: Database, query: Query) {
    this.#database = database;
    this.query = query;
    this.#projection = query.projection?.map((path) => parseFieldPath(path) ?? []);
    this.#members = this.#execute();
  }

  get members(): ReadonlyMap<string, StoredDocument> {
    return this.#members;
  }

  /** Returns the document with only the fields that the query selects. */
  projected(document: StoredDocument): StoredDocument {
    if (this.#projection === undefined) return document;
    return { ...document, fields: projectFields(document.fields, this.#projection) };
  }

  /** Loads the result again from the store. */
  reload(): void {
    this.#members = this.#execute();
  }

  /** Applies the changes of one commit in the query's collection. */
  apply(changes: readonly DocumentChange[]): ViewDelta {
    const windowed = this.query.limit !== undefined || this.query.offset > 0;
    if (windowed && changes.some((change) => this.#movesWindow(change))) return this.#rerun(changes);
    const changed: StoredDocument[] = [];
    const left: { name: string; after: StoredDocument | undefined }[] = [];
    for (const { name, after } of changes) {
      const member = this.#members.has(name);
      if (after !== undefined && (windowed ? member : this.query.matches(after))) {
        this.#members.set(name, after);
        changed.push(after);
      } else if (member) {
        this.#members.delete(name);
        left.push({ name, after });
      }
    }
    return { changed, left };
  }

  #execute(): Map<string, StoredDocument> {
    return new Map(this.#database.execute(this.query).map((document) => [document.name, document]));
  }

  #movesWindow({ name, after }: DocumentChange): boolean {
    const { query } = this;
    const stays = after !== undefined && query.matches(after);
    const member = this.#members.get(name);
    if (member !== undefined) return !stays || query.compare(member, after) !== 0;
    if (query.offset > 0) return true;
    if (!stays) return false;
    if (query.limit === undefined || this.#members.size < query.limit) return true;
    const last = [...this.#members.values()].at(-1);
    return last !== undefined && query.compare(after, last) < 0;
  }

  #rerun(changes: readonly DocumentChange[]): ViewDelta {
    const before = this.#members;
    this.#members = this.#execute();
    const changed = [...this.#members.values()].filter(
      (document) => before.get(document.name)?.updateTime !== document.updateTime,
    );
    const current = new Map(changes.map((change) => [change.name, change.after]));
    const left = [...before]
      .filter(([name]) => !this.#members.has(name))
      .map(([name, document]) => ({ name, after: current.has(name) ? current.get(name) : document }));
    return { changed, left };
  }
}
