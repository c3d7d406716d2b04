import type { Caller } from '../../caller';
import type { StatusError } from '../../status';
import type { FirestoreService, Json, StreamSession } from '../contract';
import { createListenSession } from './listen';

export const LISTEN_DATABASE = 'projects/demo-listen/databases/(default)';
export const LISTEN_DOCUMENTS = `${LISTEN_DATABASE}/documents`;

interface TargetChange {
  readonly targetChangeType?: string;
  readonly targetIds?: readonly number[];
  readonly resumeToken?: string;
  readonly readTime?: string;
  readonly cause?: unknown;
}

/** A client that applies what the stream sends without checking it, as the SDK does. */
export class ModelClient {
  readonly errors: StatusError[] = [];
  readonly log: string[] = [];
  readonly causes: unknown[] = [];
  readonly held = new Map<number, Map<string, unknown>>();
  readonly shown = new Map<number, string>();
  readonly session: StreamSession;
  resumeToken: string | undefined;
  readTimes: string[] = [];

  constructor(service: FirestoreService, caller: Caller) {
    this.session = createListenSession(service, caller, {
      // Messages are serialized, as on the wire.
      send: (message) => this.#take(JSON.parse(JSON.stringify(message)) as Record<string, Json>),
      fail: (error) => this.errors.push(error),
    });
  }

  add(targetId: number, structuredQuery: Json, resume: Json = {}, parent = LISTEN_DOCUMENTS): void {
    const query = { parent, structuredQuery };
    this.session.receive({ database: LISTEN_DATABASE, addTarget: { query, targetId, ...resume } });
  }

  addDocument(targetId: number, path: string): void {
    const documents = { documents: [`${LISTEN_DOCUMENTS}/${path}`] };
    this.session.receive({ database: LISTEN_DATABASE, addTarget: { documents, targetId } });
  }

  /** Returns the events since the last call. */
  news(): string[] {
    return this.log.splice(0);
  }

  #take(message: Record<string, Json>): void {
    const [entry] = Object.entries(message);
    if (entry === undefined) throw new Error('An empty message was sent.');
    const [kind, body] = entry;
    const removed = (body['removedTargetIds'] ?? []) as number[];
    if (kind === 'targetChange') {
      this.#takeTargetChange(body);
      return;
    }
    const document = body['document'] as { name: string; fields?: unknown } | string;
    const name = typeof document === 'string' ? document : document.name;
    const path = name.slice(LISTEN_DOCUMENTS.length + 1);
    this.log.push(`${kind === 'documentChange' ? (removed.length > 0 ? '-' : '+') : `${kind} `}${path}`);
    for (const id of (body['targetIds'] ?? []) as number[]) {
      this.held.get(id)?.set(name, (document as { fields?: unknown }).fields ?? {});
    }
    for (const id of removed) this.held.get(id)?.delete(name);
  }

  #takeTargetChange(change: TargetChange): void {
    const { targetChangeType, targetIds, resumeToken, readTime, cause } = change;
    this.log.push(targetChangeType ?? 'SNAPSHOT');
    for (const id of targetIds ?? []) {
      if (targetChangeType === 'RESET') this.held.set(id, new Map());
      if (targetChangeType === 'ADD' && !this.held.has(id)) this.held.set(id, new Map());
      if (targetChangeType === 'REMOVE') this.held.delete(id);
      if (cause !== undefined) this.causes.push(cause);
    }
    if (targetChangeType !== undefined || readTime === undefined) return;
    this.readTimes.push(readTime);
    this.resumeToken = resumeToken;
    for (const [id, documents] of this.held) {
      this.shown.set(id, JSON.stringify([...documents].sort(([a], [b]) => (a < b ? -1 : 1))));
    }
  }
}
