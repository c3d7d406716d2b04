import { reportFailedSignIn } from '@/contracts/security';
import { addressOf } from '@/shared/api/call';
import { failureKind } from '@/shared/failures/failure-kind';
import { headersFor } from '@/shared/firebase/rest';

/**
 * Reports a refused sign-in to the security feed. Skips attempts that got no answer (WRK-Q130). Callers do
 * not wait for it, and a failed report is not retried.
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
