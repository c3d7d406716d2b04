import { paths } from '@/shared/config/paths';

/** The contact form. */
export const contactTexts = {
  created: 'Thank you for your message. We reply within 24 hours on business days.',
  emailHint: 'Our answer goes to this address.',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'What would you like to change, and by when?',
  submit: 'Send Message',
  submitting: 'Sending...',
  purpose: `We use what you write here to answer you, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep it.`,
} as const;
