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

// One entry per address: a submission with the same address is a repeat, whatever else was changed.
const addressKey = (email: string) => email.toLowerCase();

/** Sends a starter-pack request. */
export const submitStarterPack = (request: StarterPackRequest, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    addressKey(request.email),
    (sent) => saveStarterPackRequest(request, sent),
    failureTexts.starterPack,
    attempt,
  );

/** Sends a contact message; changed text is a new message. */
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

/** Sends a waitlist application; changed words are another one, which its address refuses (PUB-195). */
export const submitApplication = (application: WaitlistApplication, attempt: Attempt): Promise<Submission> =>
  saveOnce(
    JSON.stringify(application),
    (sent) => saveApplication(application, sent),
    failureTexts.waitlist,
    attempt,
  );
