import type { ContactMessage, StarterPackRequest, Subscriber, WaitlistApplication } from './schema';
import { submissionErrorTexts } from './submission-error-texts';
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
    (context) => saveStarterPackRequest(request, context),
    submissionErrorTexts.starterPack,
    attempt,
  );

/** Sends a contact message. A changed text is a new message. */
export const submitMessage = (message: ContactMessage, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    JSON.stringify(message),
    (context) => saveMessage(message, context),
    submissionErrorTexts.contact,
    attempt,
  );

/** Sends a newsletter subscription. */
export const submitSubscription = (subscriber: Subscriber, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    addressKey(subscriber.email),
    (context) => saveSubscription(subscriber, context),
    submissionErrorTexts.newsletter,
    attempt,
  );

/** Sends an address for the waitlist. */
export const submitWaitlistAddress = (email: string, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    addressKey(email),
    (context) => saveWaitlistAddress(email, context),
    submissionErrorTexts.waitlist,
    attempt,
  );

/**
 * Sends a waitlist application. Changed text makes a new submission, which is refused because its address has
 * one already (PUB-195).
 */
export const submitApplication = (application: WaitlistApplication, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    JSON.stringify(application),
    (context) => saveApplication(application, context),
    submissionErrorTexts.waitlist,
    attempt,
  );
