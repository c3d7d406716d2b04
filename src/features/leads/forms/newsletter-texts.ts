import { paths } from '@/shared/config/paths';

export const newsletterTexts = {
  created: 'Thank you for subscribing!',
  sentTo: (email: string) =>
    `We send the next letter to ${email}. Until then, you can read earlier ideas on the blog.`,
  next: 'Read the blog',
  /** Shown when the address is already subscribed (PUB-374). */
  exists: "You're already subscribed!",
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  purpose: `We use your name and email only to send you the newsletter. To unsubscribe, [write to us](${paths.contact}). Our [privacy notice](${paths.privacy}) says how we keep them.`,
} as const;
