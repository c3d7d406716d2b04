import { paths } from '@/shared/config/paths';

export const newsletterTexts = {
  created: 'Thank you for subscribing!',
  sentTo: (email: string) => `The next letter goes to ${email}. Until then, the blog has the earlier ideas.`,
  next: 'Read the blog',
  /** Shown when the address is already subscribed (PUB-374). */
  exists: "You're already subscribed!",
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  purpose: `We use your name and address to send you the newsletter, for nothing else. To leave, [write to us](${paths.contact}). Our [privacy notice](${paths.privacy}) says how we keep them.`,
} as const;
