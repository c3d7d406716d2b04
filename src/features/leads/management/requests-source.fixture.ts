import type { WithId } from '@/shared/firebase/collection';
import type { DocumentList } from '@/shared/firebase/collection';
import type { Live } from '@/shared/firebase/live';
import type { Lead } from '../schema';
import { RequestGoneError, type RequestListView, type RequestsSource } from './requests-source';

/** A stored request with the given fields over ordinary ones. */
export function aRequest(fields: Partial<WithId<Lead>> = {}): WithId<Lead> {
  const id = fields.id ?? 'amara';
  return {
    id,
    name: 'Amara Osei',
    email: `${id}@shelter.example`,
    status: 'pending',
    bundleType: 'Day-1 Impact Playbook',
    createdAt: new Date('2026-11-20T15:00:00Z'),
    updatedAt: null,
    ...fields,
  };
}

/** An SDK error with a code. */
export function refusal(code: string): Error {
  return Object.assign(new Error(`refused: ${code}`), { code });
}

/** A live list as the server confirms it. */
export function ready(
  documents: readonly WithId<Lead>[],
  state: { readonly fromServer?: boolean } = {},
): Live<DocumentList<Lead>> {
  return {
    status: 'ready',
    data: { documents, invalid: [], cursors: undefined },
    fromServer: true,
    ...state,
  };
}

type Watcher = { readonly view: RequestListView; readonly on: (live: Live<DocumentList<Lead>>) => void };

/** Requests in memory, answering as the database does; `next…` make the next call fail. */
export class InMemoryRequests implements RequestsSource {
  requests: readonly WithId<Lead>[];
  invalid: DocumentList<Lead>['invalid'] = [];
  /** What every watcher is told instead of the data. */
  override: Live<DocumentList<Lead>> | undefined;
  failures: { setStatus?: Error; remove?: Error; count?: Error } = {};
  readonly views: RequestListView[] = [];
  countCalls = 0;
  private readonly watchers = new Set<Watcher>();

  constructor(requests: readonly WithId<Lead>[] = []) {
    this.requests = requests;
  }

  watch(view: RequestListView) {
    return {
      key: JSON.stringify(view),
      scope: 'requests',
      start: (on: Watcher['on']) => {
        const watcher = { view, on };
        this.views.push(view);
        this.watchers.add(watcher);
        this.tell(watcher);
        return () => {
          this.watchers.delete(watcher);
        };
      },
    };
  }

  count() {
    this.countCalls += 1;
    if (this.failures.count) return Promise.reject(this.failures.count);
    const having = (status: Lead['status']) =>
      this.requests.filter((request) => request.status === status).length;
    return Promise.resolve({
      total: this.requests.length + this.invalid.length,
      pending: having('pending'),
      completed: having('completed'),
    });
  }

  setStatus(id: string, status: Lead['status']) {
    if (this.failures.setStatus) return Promise.reject(this.failures.setStatus);
    this.put(this.requests.map((request) => (request.id === id ? { ...request, status } : request)));
    return Promise.resolve();
  }

  remove(id: string) {
    if (this.failures.remove) return Promise.reject(this.failures.remove);
    if (![...this.requests, ...this.invalid].some((stored) => stored.id === id)) {
      return Promise.reject(new RequestGoneError(id));
    }
    this.invalid = this.invalid.filter((stored) => stored.id !== id);
    this.put(this.requests.filter((request) => request.id !== id));
    return Promise.resolve();
  }

  /** Changes what is stored and tells every watcher, as another person's work would. */
  put(requests: readonly WithId<Lead>[]) {
    this.requests = requests;
    this.tellAll();
  }

  tellAll() {
    for (const watcher of this.watchers) this.tell(watcher);
  }

  private tell({ view, on }: Watcher) {
    if (this.override) {
      on(this.override);
      return;
    }
    const sign = view.direction === 'asc' ? 1 : -1;
    const key = (request: WithId<Lead>) => {
      const value = request[view.sort];
      return value instanceof Date ? value.toISOString() : (value ?? '');
    };
    const documents = this.requests
      .filter((request) => view.status === 'all' || request.status === view.status)
      .filter((request) => request[view.sort] !== null)
      .sort((a, b) => sign * key(a).localeCompare(key(b)))
      .slice(0, view.limit);
    on({ status: 'ready', data: { documents, invalid: this.invalid, cursors: undefined }, fromServer: true });
  }
}
