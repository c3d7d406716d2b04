import { failureKind } from '@/shared/failures/failure-kind';
import { commit, set, type Write } from '@/shared/firebase/commit';
import { patch } from '@/shared/firebase/patch';
import { getDocument } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { withDeadline } from '@/shared/lib/deadline';
import { leadKeys, leads, waitlist } from '../collections';
import { type KeyedLeadKind, leadKeyId } from '../lead-key';
import { leadSearchFields } from '../lead-search';
import { messageType, newsletterType, starterPackType } from '../schema';
import type { ContactMessage, StarterPackRequest, Subscriber, WaitlistApplication } from './schema';
import { noteWaitlistEntry } from './waitlist-copy';

/** How long the database may take to save a starter-pack request or a message (PUB-398). */
const saveTimeoutMs = 8_000;

export type SubmissionResult = 'created' | 'exists';

/** Fields of every lead beside the typed ones. `id` identifies the submission: a repeat has the same. */
export interface Sent {
  readonly id: string;
  readonly consentVersion: string;
}

interface KeyedLead {
  readonly kind: KeyedLeadKind;
  readonly email: string;
  readonly id: string;
  readonly write: Write;
  /** Without it, only the time for the whole submission limits the save. */
  readonly timeoutMs?: number;
}

/** Fields that the rules demand of every new lead. `createdAt` is the server's time. */
const newLead = <Status extends 'pending' | 'unfinished'>(sent: Sent, status: Status) => ({
  status,
  createdAt: serverTime,
  consentVersion: sent.consentVersion,
});

/** The rules treat every sender alike, so the request carries no token, even of a signed-in person. */
const asVisitor = { asVisitor: true } as const;

const isRefusal = (error: unknown) => failureKind(error) === 'denied';

/** The id of the lead that holds a key; '' when the key document is invalid, undefined when there is none. */
async function ownerOfKey(keyId: string): Promise<string | undefined> {
  const key = await getDocument(leadKeys, keyId, asVisitor);
  if (key === undefined) return undefined;
  return key.ok ? key.document.leadId : '';
}

/**
 * Saves a lead and its lead key in one batch, unless the key exists (PUB-Q1). A key with this submission's id is no
 * repeat: an earlier attempt was saved and only its answer was lost.
 */
async function saveWithKey({ kind, email, id, write, timeoutMs }: KeyedLead): Promise<SubmissionResult> {
  const keyId = await leadKeyId(kind, email);
  const resultBy = (owner: string) => (owner === id ? 'created' : 'exists');
  const owner = await ownerOfKey(keyId);
  if (owner !== undefined) return resultBy(owner);

  const saved = commit([write, set(leadKeys, keyId, { leadId: id })], asVisitor);
  try {
    await (timeoutMs === undefined ? saved : withDeadline(saved, timeoutMs));
    return 'created';
  } catch (error) {
    // The rules refuse an existing key. Between the read and the write another tab, or an earlier attempt whose
    // answer was lost, may have created it; reading it again tells which.
    if (!isRefusal(error)) throw error;
    const taken = await ownerOfKey(keyId);
    if (taken === undefined) throw error;
    return resultBy(taken);
  }
}

/** Saves a starter-pack request (PUB-176 to PUB-178); rejects with DeadlineError when saving takes over 8 s. */
export function saveStarterPackRequest(request: StarterPackRequest, sent: Sent): Promise<SubmissionResult> {
  return saveWithKey({
    kind: 'starter-pack',
    email: request.email,
    id: sent.id,
    write: set(leads, sent.id, {
      name: request.name,
      email: request.email,
      ...leadSearchFields(request),
      bundleType: starterPackType,
      ...newLead(sent, 'pending'),
    }),
    timeoutMs: saveTimeoutMs,
  });
}

/**
 * Saves a contact message (PUB-186, PUB-187); rejects with DeadlineError when that takes over 8 s. A repeat with
 * the same id and text makes no second message (decision 013).
 */
export async function saveMessage(message: ContactMessage, sent: Sent): Promise<SubmissionResult> {
  const words = {
    name: message.name,
    email: message.email,
    ...leadSearchFields(message),
    subject: message.subject,
    message: message.message,
  };
  const write = set(leads, sent.id, {
    ...words,
    source: 'contact_form',
    bundleType: messageType,
    ...newLead(sent, 'pending'),
  });
  const save = async () => {
    try {
      await commit([write], asVisitor);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // The rules refuse to create this id twice. If the stored message is this one, the patch changes nothing,
      // which the rules allow: so the repeat succeeds. Another text is refused again.
      await commit([patch(leads, sent.id, words)], asVisitor);
    }
  };
  await withDeadline(save(), saveTimeoutMs);
  return 'created';
}

/** Saves a newsletter subscription, after reading whether the address is subscribed (PUB-208, PUB-209). */
export function saveSubscription(subscriber: Subscriber, sent: Sent): Promise<SubmissionResult> {
  return saveWithKey({
    kind: 'newsletter',
    email: subscriber.email,
    id: sent.id,
    write: set(leads, sent.id, {
      name: subscriber.name,
      email: subscriber.email,
      ...leadSearchFields(subscriber),
      source: 'footer_subscription',
      bundleType: newsletterType,
      ...newLead(sent, 'pending'),
    }),
  });
}

/** Saves an address for the waitlist, unless it has applied already (PUB-Q19). */
export async function saveWaitlistAddress(email: string, sent: Sent): Promise<SubmissionResult> {
  const application = await ownerOfKey(await leadKeyId('waitlist-application', email));
  if (application !== undefined) return 'exists';
  const result = await saveWithKey({
    kind: 'waitlist',
    email,
    id: sent.id,
    write: set(waitlist, sent.id, { email, ...newLead(sent, 'unfinished') }),
  });
  if (result === 'created') noteWaitlistEntry(sent.id, 'unfinished');
  return result;
}

/** Saves a waitlist application beside an address that the box may have saved (PUB-194 to PUB-196, decision 014). */
export async function saveApplication(
  application: WaitlistApplication,
  sent: Sent,
): Promise<SubmissionResult> {
  const { firstName, lastName } = application;
  const result = await saveWithKey({
    kind: 'waitlist-application',
    email: application.email,
    id: sent.id,
    write: set(waitlist, sent.id, {
      ...application,
      fullName: `${firstName} ${lastName}`,
      ...newLead(sent, 'pending'),
    }),
  });
  if (result === 'created') noteWaitlistEntry(sent.id, 'pending');
  return result;
}
