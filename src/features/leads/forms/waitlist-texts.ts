import { paths } from '@/shared/config/paths';

export const waitlistTexts = {
  /** Shown when the address is already on the waitlist (PUB-195). */
  exists: 'This email is already on our waitlist.',
  boxCreated: 'Thank you. We saved your address.',
  boxNext:
    'One step is left: the application, seven fields and about three minutes. Your address comes along.',
  boxNextIfNotDone:
    'If you have not applied yet, fill in the application: seven fields, about three minutes. Your address comes along.',
  boxApply: 'Fill in the application',
  boxAgain: 'Use another address',
  boxPurpose: `We use your address to write to you about the waitlist, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep it.`,
  firstName: 'First name',
  lastName: 'Last name',
  linkedin: 'LinkedIn profile',
  linkedinHint: 'The address of your profile, such as linkedin.com/in/your-name.',
  company: 'Company',
  companySize: 'Organization size',
  companySizeHint: 'How many people work there, as a whole number. Count yourself.',
  role: 'Role',
  submit: 'Join Waitlist',
  submitting: 'Joining...',
  purpose: `We use these details to plan who joins when and to write to you about it, for nothing else. Our [privacy notice](${paths.privacy}) says how we keep them.`,
} as const;
