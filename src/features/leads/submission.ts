import {
  saveApplication,
  saveMessage,
  saveStarterPackRequest,
  saveSubscription,
  saveWaitlistAddress,
} from './repository';
import type { ContactMessage, StarterPackRequest, Subscriber, WaitlistApplication } from './schema';
import {
  contactFailures,
  newsletterFailures,
  starterPackFailures,
  waitlistFailures,
} from './submission-error';
import { type Attempt, type Submission, submit } from './submit';

// One entry per address: whatever else changes, it is the same submission.
const sameAddress = (email: string) => email.toLowerCase();

/** Sends a starter-pack request. */
export const submitStarterPack = (request: StarterPackRequest, attempt: Attempt): Promise<Submission> =>
  submit(
    sameAddress(request.email),
    (sent) => saveStarterPackRequest(request, sent),
    starterPackFailures,
    attempt,
  );

/** Sends a contact message; changed words are a new message. */
export const submitMessage = (message: ContactMessage, attempt: Attempt): Promise<Submission> =>
  submit(JSON.stringify(message), (sent) => saveMessage(message, sent), contactFailures, attempt);

/** Sends a newsletter subscription. */
export const submitSubscription = (subscriber: Subscriber, attempt: Attempt): Promise<Submission> =>
  submit(
    sameAddress(subscriber.email),
    (sent) => saveSubscription(subscriber, sent),
    newsletterFailures,
    attempt,
  );

/** Sends an address for the waitlist. */
export const submitWaitlistAddress = (email: string, attempt: Attempt): Promise<Submission> =>
  submit(sameAddress(email), (sent) => saveWaitlistAddress(email, sent), waitlistFailures, attempt);

/** Sends a waitlist application. */
export const submitApplication = (application: WaitlistApplication, attempt: Attempt): Promise<Submission> =>
  submit(
    sameAddress(application.email),
    (sent) => saveApplication(application, sent),
    waitlistFailures,
    attempt,
  );
