import { failureKind, type FailureKind } from '@/shared/failures/failure-kind';

const unknown = 'the reason is not known.';

const messages: Partial<Readonly<Record<FailureKind, string>>> = {
  offline: 'the server cannot be reached. Check your connection.',
  timeout: 'the server did not answer in time.',
  denied: 'permission denied.',
  'signed-out': 'your session has ended. Sign in again.',
  'rate-limited': 'too many requests. Wait a minute.',
  unavailable: 'the server cannot answer now.',
};

/** Returns why analytics could not be loaded, as the end of a sentence (WRK-554). */
export const loadErrorMessage = (error: unknown): string => messages[failureKind(error)] ?? unknown;
