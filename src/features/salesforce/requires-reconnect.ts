import { salesforceMessages } from '@/contracts/salesforce';
import { ApiError } from '@/shared/api/send';

/**
 * Checks whether Salesforce requires a new sign-in. Administrators are then sent to the screen that starts it
 * (WRK-474).
 */
export const requiresReconnect = (error: unknown): boolean =>
  error instanceof ApiError && error.message === salesforceMessages.expired;
