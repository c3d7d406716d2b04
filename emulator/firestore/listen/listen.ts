import type { Caller } from '../../caller';
import { STATUS, StatusError, toStatusError } from '../../status';
import type { FirestoreService, Json, StreamSession, StreamSink } from '../contract';
import { isMessage, place, readInt32 } from '../values/json-message';
import { type ListenHub, listenHub, type Watcher, type WatchingStream } from './listen-hub';
import { resumePoint, resumeTokenAt } from './listen-resume';
import type { QueryView, ViewDelta } from './listen-view';
import type { DocumentChange, Micros, StoredDocument } from '../model';
import { formatMicros } from '../values/timestamp';

/**
 * Creates a Listen session: receives targets and sends document changes and snapshots as
 * `google.firestore.v1.ListenResponse`.
 *
 * A refused target is answered by REMOVE with a cause, and the stream continues. A malformed message ends the
 * stream through `sink.fail`. All messages are sent synchronously.
 */
export function createListenSession(
  service: FirestoreService,
  caller: Caller,
  sink: StreamSink,
): StreamSession {
  return new ListenSession(service, caller, sink);
}

interface ActiveTarget extends Watcher {
  /** Sends the target's whole state. */
  readonly sendAll: () => void;
  readonly stop: () => void;
}

class ListenSession implements StreamSession, WatchingStream {
  readonly #service: FirestoreService;
  readonly #caller: Caller;
  readonly #sink: StreamSink;
  readonly #targets = new Map<number, ActiveTarget>();
  #hub: ListenHub | undefined;
  #ended = false;

  constructor(service: FirestoreService, caller: Caller, sink: StreamSink) {
    this.#service = service;
    this.#caller = caller;
    this.#sink = sink;
  }

  receive(message: Json): void {
    if (this.#ended) return;
    try {
      const hub = this.#open(message['database']);
      const { addTarget, removeTarget } = message;
      if (isMessage(addTarget) && removeTarget === undefined) this.#add(hub, addTarget);
      else if (removeTarget !== undefined && addTarget === undefined) this.#remove(targetIdOf(removeTarget));
      else throw new StatusError('INVALID_ARGUMENT', 'Expected either addTarget or removeTarget.');
    } catch (error) {
      this.close();
      this.#sink.fail(toStatusError(error));
    }
  }

  close(): void {
    this.#ended = true;
    for (const target of this.#targets.values()) target.stop();
    this.#targets.clear();
  }

  resultChanged(watcher: Watcher, view: QueryView, delta: ViewDelta): void {
    for (const document of delta.changed) this.#sendDocument(watcher.targetId, document, view);
    for (const { name, after } of delta.left) this.#sendLeaver(watcher.targetId, name, after, view);
  }

  documentChanged(watcher: Watcher, change: DocumentChange): void {
    try {
      this.#service.authorizeGet(this.#caller, change.name);
    } catch (error) {
      this.#refuse(watcher.targetId, toStatusError(error));
      return;
    }
    this.#sendState(watcher.targetId, change.name, change.after);
  }

  snapshot(time: Micros): void {
    if (this.#hub === undefined) return;
    const resumeToken = resumeTokenAt(this.#hub.database, time);
    // The client raises its snapshots only after a target change without target ids.
    this.#sink.send({ targetChange: { resumeToken, readTime: formatMicros(time) } });
  }

  restart(): void {
    for (const target of this.#targets.values()) {
      this.#sendTargetChange('RESET', target.targetId);
      target.sendAll();
      this.#sendCurrent(target.targetId);
    }
    this.snapshot(this.#readTime());
  }

  #open(name: unknown): ListenHub {
    if (this.#hub !== undefined && (name === undefined || name === this.#hub.database.name)) return this.#hub;
    if (typeof name !== 'string' || this.#hub !== undefined) {
      throw new StatusError('INVALID_ARGUMENT', `Invalid database of the stream: ${JSON.stringify(name)}`);
    }
    this.#hub = listenHub(this.#service.database(name));
    return this.#hub;
  }

  #readTime(): Micros {
    return this.#hub?.database.readTime() ?? 0;
  }

  #add(hub: ListenHub, request: Json): void {
    const targetId = targetIdOf(request['targetId']);
    if (this.#targets.has(targetId)) {
      throw new StatusError('INVALID_ARGUMENT', `Target id already exists: ${targetId}`);
    }
    let start: () => ActiveTarget;
    try {
      start = isMessage(request['query'])
        ? this.#queryTarget(hub, targetId, request, request['query'])
        : this.#documentsTarget(hub, targetId, request['documents']);
    } catch (error) {
      this.#refuse(targetId, toStatusError(error));
      return;
    }
    this.#sendTargetChange('ADD', targetId);
    this.#targets.set(targetId, start());
    this.#sendCurrent(targetId);
    this.snapshot(this.#readTime());
    if (request['once'] === true) this.#remove(targetId);
  }

  /**
   * Validates a query target and checks permission. The returned function starts watching and sends the first
   * state.
   */
  #queryTarget(hub: ListenHub, targetId: number, request: Json, { parent, structuredQuery }: Json) {
    const { database } = hub;
    if (typeof parent !== 'string' || !`${parent}/`.startsWith(`${database.name}/documents/`)) {
      throw new StatusError('INVALID_ARGUMENT', `Invalid parent of the query: ${JSON.stringify(parent)}`);
    }
    const query = this.#service.parseQuery(parent, structuredQuery);
    this.#service.authorizeList(this.#caller, query);
    const point = resumePoint(database, request);
    return () => {
      const watcher = { stream: this, targetId };
      const { view, stop } = hub.watchQuery(JSON.stringify([parent, structuredQuery]), query, watcher);
      const sendAll = () => {
        for (const document of view.members.values()) {
          this.#sendDocument(targetId, document, view);
        }
      };
      const held =
        typeof point === 'object'
          ? new Set(database.executeAt(query, point.time).map(({ name }) => name))
          : undefined;
      const expected = request['expectedCount'];
      if (point === 'fresh') {
        sendAll();
      } else if (held === undefined || (expected !== undefined && Number(expected) !== held.size)) {
        this.#sendTargetChange('RESET', targetId);
        sendAll();
      } else if (typeof point === 'object') {
        this.#sendDifference(targetId, view, held, point.changed);
      }
      return { ...watcher, sendAll, stop };
    };
  }

  #documentsTarget(hub: ListenHub, targetId: number, documents: unknown) {
    const names = isMessage(documents) ? documents['documents'] : undefined;
    if (!isNames(names, hub.database.name)) {
      throw new StatusError('INVALID_ARGUMENT', 'A target needs a query or the names of documents.');
    }
    for (const name of names) this.#service.authorizeGet(this.#caller, name);
    return () => {
      const watcher = { stream: this, targetId };
      const sendAll = () => {
        for (const name of names) this.#sendState(targetId, name, hub.database.get(name));
      };
      sendAll();
      return { ...watcher, sendAll, stop: hub.watchDocuments(names, watcher) };
    };
  }

  #remove(targetId: number): void {
    this.#targets.get(targetId)?.stop();
    this.#targets.delete(targetId);
    // Sent for unknown ids too, because the client counts one answer for each of its requests.
    this.#sendTargetChange('REMOVE', targetId);
  }

  #refuse(targetId: number, error: StatusError): void {
    this.#targets.get(targetId)?.stop();
    this.#targets.delete(targetId);
    const cause = { code: STATUS[error.status].grpc, message: error.message };
    this.#sink.send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } });
  }

  #sendDifference(
    targetId: number,
    view: QueryView,
    held: ReadonlySet<string>,
    changed: ReadonlySet<string>,
  ): void {
    for (const [name, document] of view.members) {
      if (!held.has(name) || changed.has(name)) {
        this.#sendDocument(targetId, document, view);
      }
    }
    for (const name of held) {
      if (!view.members.has(name)) {
        this.#sendLeaver(targetId, name, this.#hub?.database.get(name), view);
      }
    }
  }

  #sendTargetChange(targetChangeType: 'ADD' | 'REMOVE' | 'RESET', targetId: number): void {
    this.#sink.send({ targetChange: { targetChangeType, targetIds: [targetId] } });
  }

  #sendCurrent(targetId: number): void {
    if (this.#hub === undefined) return;
    const time = this.#readTime();
    const resumeToken = resumeTokenAt(this.#hub.database, time);
    this.#sink.send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [targetId],
        resumeToken,
        readTime: formatMicros(time),
      },
    });
  }

  #sendDocument(targetId: number, document: StoredDocument, view?: QueryView): void {
    const projected = view?.projected(document) ?? document;
    const encoded = this.#service.encodeDocument(projected);
    this.#sink.send({ documentChange: { document: encoded, targetIds: [targetId] } });
  }

  #sendState(targetId: number, name: string, document: StoredDocument | undefined): void {
    if (document === undefined) this.#sendGone('documentDelete', targetId, name);
    else this.#sendDocument(targetId, document);
  }

  /**
   * Sends a document that left a result together with its new content. Without the content the client would
   * look it up and raise two more snapshots. A client that may not read the document gets only the removal.
   */
  #sendLeaver(targetId: number, name: string, after: StoredDocument | undefined, view: QueryView): void {
    if (after === undefined) this.#sendGone('documentDelete', targetId, name);
    else if (!this.#mayGet(name)) this.#sendGone('documentRemove', targetId, name);
    else {
      const document = this.#service.encodeDocument(view.projected(after));
      this.#sink.send({ documentChange: { document, removedTargetIds: [targetId] } });
    }
  }

  #sendGone(kind: 'documentDelete' | 'documentRemove', targetId: number, name: string): void {
    const readTime = formatMicros(this.#readTime());
    this.#sink.send({ [kind]: { document: name, readTime, removedTargetIds: [targetId] } });
  }

  #mayGet(name: string): boolean {
    try {
      this.#service.authorizeGet(this.#caller, name);
      return true;
    } catch {
      return false;
    }
  }
}

function targetIdOf(value: unknown): number {
  const id = readInt32(value, place('targetId'));
  if (id !== undefined && id > 0) return id;
  throw new StatusError('INVALID_ARGUMENT', `Invalid target id: ${JSON.stringify(value)}`);
}

function isNames(names: unknown, database: string): names is string[] {
  if (!Array.isArray(names) || names.length === 0) return false;
  return names.every((name) => typeof name === 'string' && name.startsWith(`${database}/documents/`));
}
