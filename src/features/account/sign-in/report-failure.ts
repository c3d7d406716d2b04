import { reportFailedSignIn } from '@/contracts/security';
import { addressOf } from '@/shared/api/call';
import { failureKind } from '@/shared/failures/failure-kind';
import { headersFor } from '@/shared/firebase/rest';

/**
 * Tells the security feed of a sign-in that was refused, not of one that got no answer (WRK-Q130). Nobody waits for it, and a
 * report that fails is not repeated.
 */
export async function reportFailure(email: string, error: unknown): Promise<void> {
  if (['timeout', 'offline'].includes(failureKind(error))) return;
  const { method } = reportFailedSignIn;
  const headers = { ...(await headersFor(true)), 'Content-Type': 'application/json' };
  await fetch(`/api${addressOf(reportFailedSignIn)}`, {
    method,
    headers,
    body: JSON.stringify({ email }),
  }).catch(() => {});
}
