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
  section: 'Staying in touch',
  frequency: 'How often',
  preferredMethod: 'Preferred way',
  optOut: 'Does not want to be contacted',
  optedOut: 'Does not want to be contacted.',
  lastContactDate: 'Last contact',
  nextScheduledContact: 'Next contact',
  edit: 'Change',
  title: (name: string) => `Staying in touch with ${name}`,
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Saved how to stay in touch.',
  failed: 'How to stay in touch was not saved. Please try again.',
  unsaved: 'Your changes to how to stay in touch are not saved.',
} as const;
