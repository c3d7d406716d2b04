import { firebaseErrorCode } from '@/shared/firebase/error-code';
import { createTogether, readDocument, serverTime } from '@/shared/firebase/firestore-lite';
import { withDeadline } from '@/shared/lib/deadline';
import { leadKeys, leads } from './collections';
import { leadKeyId } from './lead-key';
import { type StarterPackRequest, starterPackType } from './schema';

/** How long the database may take to save a lead (PUB-398). */
export const saveTimeoutMs = 8_000;

export type SubmissionResult = 'created' | 'exists';

async function ownerOfKey(keyId: string): Promise<string | undefined> {
  const key = await readDocument(leadKeys, keyId);
  if (key === undefined) return undefined;
  return key.ok ? key.document.leadId : '';
}

/**
 * Saves a starter-pack request together with its key (PUB-176 to PUB-178, PUB-Q1). `leadId` names this
 * submission: repeating it with the same id after a lost answer finds the own record and reports 'created'.
 * Rejects with DeadlineError when saving takes longer than 8 s, else with the SDK's error.
 */
export async function requestStarterPack(
  request: StarterPackRequest,
  leadId: string,
  consentVersion: string,
): Promise<SubmissionResult> {
  const keyId = await leadKeyId('starter-pack', request.email);
  const owner = await ownerOfKey(keyId);
  if (owner !== undefined) return owner === leadId ? 'created' : 'exists';

  try {
    await withDeadline(
      createTogether([
        {
          collection: leads,
          id: leadId,
          fields: {
            name: request.name,
            email: request.email,
            bundleType: starterPackType,
            status: 'pending',
            createdAt: serverTime(),
            consentVersion,
          },
        },
        { collection: leadKeys, id: keyId, fields: { leadId } },
      ]),
      saveTimeoutMs,
    );
    return 'created';
  } catch (error) {
    // Rules refuse a taken key. Between our look and our write another tab, or our own lost first attempt,
    // may have taken it; the key itself tells which.
    if (firebaseErrorCode(error) !== 'permission-denied') throw error;
    const taken = await ownerOfKey(keyId);
    if (taken === undefined) throw error;
    return taken === leadId ? 'created' : 'exists';
  }
}
