import { paths } from '@/shared/config/paths';

export const waitlistTexts = {
  /** Shown when the address is already on the waitlist (PUB-195). */
  exists: 'This email is already on our waitlist.',
  boxCreated: 'Thank you. We saved your email.',
  boxNext:
    'One step left: the application. It has seven fields and takes about three minutes. Your email is filled in already.',
  boxNextIfNotDone:
    'If you have not applied yet, fill in the application. It has seven fields and takes about three minutes. Your email is filled in already.',
  boxApply: 'Fill in the application',
  boxAgain: 'Use another email',
  boxPurpose: `We use your email only to write to you about the waitlist. Our [privacy notice](${paths.privacy}) says how we keep it.`,
  firstName: 'First name',
  lastName: 'Last name',
  linkedin: 'LinkedIn profile',
  linkedinHint: 'Your profile’s address, such as linkedin.com/in/your-name.',
  company: 'Company',
  companySize: 'Organization size',
  companySizeHint: 'How many people work there, as a whole number. Count yourself.',
  role: 'Role',
  submit: 'Join Waitlist',
  submitting: 'Joining...',
  purpose: `We use these details only to plan who joins when, and to write to you about it. Our [privacy notice](${paths.privacy}) says how we keep them.`,
} as const;
