import { failureKind, type FailureKind } from '@/shared/failures/failure-kind';

const unknown = 'we don’t know why.';

const messages: Partial<Readonly<Record<FailureKind, string>>> = {
  offline: 'we can’t reach the server. Check your connection.',
  timeout: 'the server did not answer. Try again.',
  denied: 'permission denied.',
  'signed-out': 'your session has ended. Sign in again.',
  'rate-limited': 'too many requests. Wait a minute.',
  unavailable: 'the server is busy. Try again later.',
};

/** Returns why analytics could not be loaded, as the end of a sentence (WRK-554). */
export const loadErrorMessage = (error: unknown): string => messages[failureKind(error)] ?? unknown;
