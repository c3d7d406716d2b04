import { preloadList } from '@/shared/firebase/first-answers';
import { readState } from '@/shared/lists/address-state';
import { pageSizeOf } from '@/shared/lists/list-settings';
import { fold } from '@/shared/search/fold';
import { leads } from './collections';
import { leadParameters, requestPage, requestsPerPage } from './queries';

/** Requests the rows that the list of requests will show at an address, before the list's code is there. */
export function preloadRequests(search: URLSearchParams): void {
  if (search.get('tab') === 'waitlist') return;
  const state = readState(leadParameters, search);
  void preloadList(
    leads,
    requestPage({ ...state, search: fold(state.search) }, { pageSize: pageSizeOf(requestsPerPage) }).query,
  );
}
