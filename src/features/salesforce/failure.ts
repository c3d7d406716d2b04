import { salesforceMessages } from '@/contracts/salesforce';
import { ApiError } from '@/shared/api/send';

/** The server's own words for a failure, where it has some; else `otherwise`. */
export const wordsOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.forPeople ? error.message : otherwise;

/** Whether Salesforce asks for a new sign-in: administrators are led to where it begins (WRK-474). */
export const asksToReconnect = (error: unknown): boolean =>
  error instanceof ApiError && error.message === salesforceMessages.expired;
