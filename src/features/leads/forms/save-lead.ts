import { failureKind } from '@/shared/failures/failure-kind';
import { commit, set, type Write } from '@/shared/firebase/commit';
import { patch } from '@/shared/firebase/patch';
import { getDocument } from '@/shared/firebase/database';
import { serverTime } from '@/shared/firebase/fields';
import { deadlineSignal } from '@/shared/lib/deadline';
import { leadKeys, leads, waitlist } from '../collections';
import { type KeyedLeadKind, leadKeyId } from '../lead-key';
import { leadSearchFields } from '../lead-search';
import { messageType, newsletterType, starterPackType } from '../schema';
import type { ContactMessage, StarterPackRequest, Subscriber, WaitlistApplication } from './schema';
import { storeWaitlistEntry } from './waitlist-copy';

/** The time limit in ms for saving a starter-pack request or a message. */
const saveTimeoutMs = 8_000;

export type SubmissionResult = 'created' | 'exists';

/**
 * Fields that every lead has in addition to the typed ones. `id` identifies the submission, and a retry
 * reuses it.
 */
export interface SubmissionContext {
  readonly id: string;
  readonly consentVersion: string;
  /** Aborts every request of the submission. */
  readonly signal: AbortSignal;
}

interface KeyedLead {
  readonly kind: KeyedLeadKind;
  readonly email: string;
  readonly context: SubmissionContext;
  readonly write: Write;
  /** The time limit in ms for saving. Without it, only the limit of the whole submission applies. */
  readonly timeoutMs?: number;
}

/** Returns the fields that the security rules require of every new lead. `createdAt` is the server's time. */
const newLead = <Status extends 'pending' | 'unfinished'>(context: SubmissionContext, status: Status) => ({
  status,
  createdAt: serverTime,
  consentVersion: context.consentVersion,
});

/**
 * Returns options that send requests without a token, even for a signed-in person. The security rules treat
 * all senders alike.
 */
const asVisitor = (signal: AbortSignal) => ({ asVisitor: true, signal }) as const;

/** Returns a signal that aborts with the submission, or when saving takes too long. */
const withinTime = (signal: AbortSignal, timeoutMs: number | undefined): AbortSignal =>
  timeoutMs === undefined ? signal : AbortSignal.any([signal, deadlineSignal(timeoutMs)]);

const isRefusal = (error: unknown) => failureKind(error) === 'denied';

/**
 * Returns the id of the lead that owns a key. Returns '' for an invalid key document, and undefined if there
 * is none.
 */
async function ownerOfKey(keyId: string, { signal }: SubmissionContext): Promise<string | undefined> {
  const key = await getDocument(leadKeys, keyId, asVisitor(signal));
  if (key === undefined) return undefined;
  return key.ok ? key.document.leadId : '';
}

/**
 * Saves a lead and its lead key in one batch, unless the key exists. A key that holds this submission's id
 * means that an earlier attempt was saved and its answer was lost.
 */
async function saveWithKey({ kind, email, context, write, timeoutMs }: KeyedLead): Promise<SubmissionResult> {
  const keyId = await leadKeyId(kind, email);
  const resultBy = (owner: string) => (owner === context.id ? 'created' : 'exists');
  const owner = await ownerOfKey(keyId, context);
  if (owner !== undefined) return resultBy(owner);

  try {
    const writes = [write, set(leadKeys, keyId, { leadId: context.id })];
    await commit(writes, asVisitor(withinTime(context.signal, timeoutMs)));
    return 'created';
  } catch (error) {
    // The security rules refuse an existing key. Another tab, or an earlier attempt whose answer was lost,
    // may have created it after the read. Reading it again shows which.
    if (!isRefusal(error)) throw error;
    const taken = await ownerOfKey(keyId, context);
    if (taken === undefined) throw error;
    return resultBy(taken);
  }
}

/** Saves a starter-pack request. Rejects with a DeadlineError if saving takes over 8 s. */
export function saveStarterPackRequest(
  request: StarterPackRequest,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  return saveWithKey({
    kind: 'starter-pack',
    email: request.email,
    context,
    write: set(leads, context.id, {
      name: request.name,
      email: request.email,
      ...leadSearchFields(request),
      bundleType: starterPackType,
      ...newLead(context, 'pending'),
    }),
    timeoutMs: saveTimeoutMs,
  });
}

/**
 * Saves a contact message. Rejects with a DeadlineError if saving takes over 8 s. A retry with the same id
 * and text creates no second message (decision 013).
 */
export async function saveMessage(
  message: ContactMessage,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  const fields = {
    name: message.name,
    email: message.email,
    ...leadSearchFields(message),
    subject: message.subject,
    message: message.message,
  };
  const write = set(leads, context.id, {
    ...fields,
    source: 'contact_form',
    bundleType: messageType,
    ...newLead(context, 'pending'),
  });
  const options = asVisitor(withinTime(context.signal, saveTimeoutMs));
  try {
    await commit([write], options);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The security rules refuse to create an id twice. If the stored message is the same, this patch changes
    // nothing, and the rules allow that. A different text is refused again.
    await commit([patch(leads, context.id, fields)], options);
  }
  return 'created';
}

/** Saves a newsletter subscription. First reads whether the address is already subscribed. */
export function saveSubscription(
  subscriber: Subscriber,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  return saveWithKey({
    kind: 'newsletter',
    email: subscriber.email,
    context,
    write: set(leads, context.id, {
      name: subscriber.name,
      email: subscriber.email,
      ...leadSearchFields(subscriber),
      source: 'footer_subscription',
      bundleType: newsletterType,
      ...newLead(context, 'pending'),
    }),
  });
}

/** Saves an address for the waitlist, unless its owner has already sent an application. */
export async function saveWaitlistAddress(
  email: string,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  const application = await ownerOfKey(await leadKeyId('waitlist-application', email), context);
  if (application !== undefined) return 'exists';
  const result = await saveWithKey({
    kind: 'waitlist',
    email,
    context,
    write: set(waitlist, context.id, { email, ...newLead(context, 'unfinished') }),
  });
  if (result === 'created') storeWaitlistEntry(context.id, 'unfinished');
  return result;
}

/** Saves a waitlist application. The address may already be saved through the waitlist box (decision 014). */
export async function saveApplication(
  application: WaitlistApplication,
  context: SubmissionContext,
): Promise<SubmissionResult> {
  const { firstName, lastName } = application;
  const result = await saveWithKey({
    kind: 'waitlist-application',
    email: application.email,
    context,
    write: set(waitlist, context.id, {
      ...application,
      fullName: `${firstName} ${lastName}`,
      ...newLead(context, 'pending'),
    }),
  });
  if (result === 'created') storeWaitlistEntry(context.id, 'pending');
  return result;
}
