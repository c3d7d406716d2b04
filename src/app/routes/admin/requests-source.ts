import {
  countRequests,
  deleteRequest,
  setRequestStatus,
  watchRequests,
} from '@/features/leads/management-repository';
import type { RequestsSource } from '@/features/leads/management/requests-source';

/** The request list's source in the running app: the database. */
export const storedRequests: RequestsSource = {
  watch: watchRequests,
  count: countRequests,
  setStatus: setRequestStatus,
  remove: deleteRequest,
};
