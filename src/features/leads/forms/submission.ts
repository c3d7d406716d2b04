import type { ContactMessage, StarterPackRequest, Subscriber, WaitlistApplication } from './schema';
import { failureTexts } from './failure-texts';
import {
  saveApplication,
  saveMessage,
  saveStarterPackRequest,
  saveSubscription,
  saveWaitlistAddress,
} from './save-lead';
import { type Attempt, saveOnce, type Submission } from './save-once';

// There is one entry per address, so a submission with the same address is a retry even if other fields
// changed.
const addressKey = (email: string) => email.toLowerCase();

/** Sends a starter-pack request. */
export const submitStarterPack = (request: StarterPackRequest, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    addressKey(request.email),
    (sent) => saveStarterPackRequest(request, sent),
    failureTexts.starterPack,
    attempt,
  );

/** Sends a contact message. A changed text is a new message. */
export const submitMessage = (message: ContactMessage, attempt: Attempt): Promise<Submission> =>
  saveOnce(JSON.stringify(message), (sent) => saveMessage(message, sent), failureTexts.contact, attempt);

/** Sends a newsletter subscription. */
export const submitSubscription = (subscriber: Subscriber, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    addressKey(subscriber.email),
    (sent) => saveSubscription(subscriber, sent),
    failureTexts.newsletter,
    attempt,
  );

/** Sends an address for the waitlist. */
export const submitWaitlistAddress = (email: string, attempt: Attempt): Promise<Submission> =>
  saveOnce(addressKey(email), (sent) => saveWaitlistAddress(email, sent), failureTexts.waitlist, attempt);

/**
 * Sends a waitlist application. Changed text makes a new submission, which is refused because its address has
 * one already (PUB-195).
 */
export const submitApplication = (application: WaitlistApplication, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    JSON.stringify(application),
    (sent) => saveApplication(application, sent),
    failureTexts.waitlist,
    attempt,
  );
