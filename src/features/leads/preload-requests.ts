import { preloadList } from '@/shared/firebase/live/first-answers';
import { pageSizeOf } from '@/shared/lists/settings/list-settings';
import { leads } from './collections';
import { leadList } from './queries';

/** Requests the rows that the list of requests will show at an address, before the list's code is there. */
export function preloadRequests(search: URLSearchParams): void {
  if (search.get('tab') === 'waitlist') return;
  const view = leadList.viewOf(leadList.read(search));
  void preloadList(leads, leadList.page(view, pageSizeOf(leadList.pageSize)).query);
}
