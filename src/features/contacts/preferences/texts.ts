import type { contactFrequencies, contactMethods } from '../schema';

/** Labels of the contact frequencies (WRK-606). */
export const frequencyLabels: Readonly<Record<(typeof contactFrequencies)[number], string>> = {
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Every month',
  quarterly: 'Every three months',
  yearly: 'Every year',
};

/** Labels of the contact methods. */
export const methodLabels: Readonly<Record<(typeof contactMethods)[number], string>> = {
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  meeting: 'Meeting',
  mail: 'Letter',
};

export const preferenceTexts = {
  section: 'Contact plan',
  frequency: 'How often',
  preferredMethod: 'Preferred method',
  optOut: 'Does not want to be contacted',
  optedOut: 'Does not want to be contacted.',
  lastContactDate: 'Last contact',
  nextScheduledContact: 'Next contact',
  edit: 'Edit plan',
  title: (name: string) => `Contact plan for ${name}`,
  save: 'Save plan',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Contact plan saved.',
  failed: 'The contact plan wasn’t saved. Please try again.',
  unsaved: 'Your contact plan is not saved.',
} as const;
