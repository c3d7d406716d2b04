import { salesforceMessages } from '@/contracts/salesforce';
import { ApiError } from '@/shared/api/send';

/** Checks whether Salesforce asks for a new sign-in: administrators are led to where it begins (WRK-474). */
export const asksToReconnect = (error: unknown): boolean =>
  error instanceof ApiError && error.message === salesforceMessages.expired;
