import { paths } from '@/shared/config/paths';

export const starterPackTexts = {
  ready: 'Thank you. Your starter pack is ready.',
  created: (email: string) =>
    `Read it now. Within 24 hours we also send the link to ${email}, so that you find it again.`,
  again: 'Your starter pack is still here.',
  /** Shown when the address has a previous request (PUB-369). */
  exists: `You've already requested this playbook. Check your email or [contact us](${paths.contact}) if you need assistance.`,
  open: 'Open the starter pack',
  emailHint: 'We send the link to this address.',
  submit: 'Get Free Starter Pack',
  submitting: 'Sending...',
  purpose: `We use your name and address to send the starter pack and to answer you, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep them.`,
} as const;
