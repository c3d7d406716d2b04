import { paths } from '@/shared/config/paths';

export const contactTexts = {
  created: 'Thank you for your message.',
  reply: (email: string) => `We reply to ${email} within 24 hours on business days.`,
  next: 'See the free starter pack',
  again: 'Send another message',
  emailHint: 'Our answer goes to this address.',
  subject: 'Subject',
  message: 'Message',
  messageHint: 'What would you like to change, and by when?',
  submit: 'Send Message',
  submitting: 'Sending...',
  purpose: `We use what you write here to answer you, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep it.`,
} as const;
