import type { WithId } from '@/shared/firebase/collection';
import { type Lead, type LeadStatus, leadStatuses } from '../schema';
import { kindOf, type RequestKind, requestKinds } from './request-labels';
import { type SortField, sortFields } from './requests-source';

/** What the person looks for and how it is ordered; lives in the address, so that it survives reload and sharing. */
export interface RequestView {
  readonly search: string;
  readonly status: LeadStatus | 'all';
  readonly kind: RequestKind | 'all';
  readonly sort: SortField;
  readonly direction: 'asc' | 'desc';
}

export const defaultView: RequestView = {
  search: '',
  status: 'all',
  kind: 'all',
  sort: 'createdAt',
  direction: 'desc',
};

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((candidate) => candidate === value);

/** Reads a view from an address; what is not known there is the default. */
export function viewFromQuery(query: URLSearchParams): RequestView {
  return {
    search: query.get('q') ?? '',
    status: oneOf(leadStatuses, query.get('status')) ?? 'all',
    kind: oneOf(requestKinds, query.get('type')) ?? 'all',
    sort: oneOf(sortFields, query.get('sort')) ?? defaultView.sort,
    direction: oneOf(['asc', 'desc'], query.get('dir')) ?? defaultView.direction,
  };
}

/** The query of a view's address; defaults are left out, other parameters are not ours and go. */
export function queryFromView(view: RequestView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.search !== '') query.set('q', view.search);
  if (view.status !== 'all') query.set('status', view.status);
  if (view.kind !== 'all') query.set('type', view.kind);
  if (view.sort !== defaultView.sort) query.set('sort', view.sort);
  if (view.direction !== defaultView.direction) query.set('dir', view.direction);
  return query;
}

/** Case and accents make no difference to a search. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

// The database orders text by its bytes: all capitals first, accents last. People expect a dictionary's order.
const dictionary = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

function inOrder(
  requests: readonly WithId<Lead>[],
  { sort, direction }: RequestView,
): readonly WithId<Lead>[] {
  if (sort !== 'name' && sort !== 'email') return requests;
  const sign = direction === 'asc' ? 1 : -1;
  return requests.toSorted((a, b) => sign * dictionary.compare(a[sort], b[sort]));
}

/** The requests that a view shows out of those loaded, in its order: by name or e-mail, status and kind. */
export function matching(requests: readonly WithId<Lead>[], view: RequestView): readonly WithId<Lead>[] {
  const { search, status, kind } = view;
  const wanted = folded(search.trim());
  return inOrder(requests, view).filter(
    (request) =>
      (status === 'all' || request.status === status) &&
      (kind === 'all' || kindOf(request.bundleType) === kind) &&
      (wanted === '' || folded(request.name).includes(wanted) || folded(request.email).includes(wanted)),
  );
}

/** Whether a view leaves anything out. */
export function isNarrowed({ search, status, kind }: RequestView): boolean {
  return search.trim() !== '' || status !== 'all' || kind !== 'all';
}
