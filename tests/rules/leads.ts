import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { type KeyedLeadKind, leadKeyId } from '@/features/leads/lead-key';
import type { Firestore } from './rules-backend';

export const serverTime = () => firebase.firestore.FieldValue.serverTimestamp();
export const removedField = () => firebase.firestore.FieldValue.delete();
export const { Timestamp } = firebase.firestore;

export const leadId = 'AbcdefghijKLMNOPQ123';

/** A starter-pack request as the public form writes it. */
export function aRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Amara Osei',
    email: 'amara@shelter.example',
    bundleType: 'Day-1 Impact Playbook',
    status: 'pending',
    createdAt: serverTime(),
    consentVersion: '2026-11',
    ...changes,
  };
}

export const keyFor = (email: string, kind: KeyedLeadKind = 'starter-pack') => leadKeyId(kind, email);

/** Leaves a request with its key in one batch, as the public form does. */
export async function leaveRequest(
  firestore: Firestore,
  lead: Record<string, unknown> = aRequest(),
  options: { id?: string; keyId?: string; key?: Record<string, unknown> } = {},
): Promise<void> {
  const id = options.id ?? leadId;
  const keyId = options.keyId ?? (await keyFor(String(lead.email)));
  await firestore
    .batch()
    .set(firestore.doc(`bundleRequests/${id}`), lead)
    .set(firestore.doc(`leadKeys/${keyId}`), options.key ?? { leadId: id })
    .commit();
}
