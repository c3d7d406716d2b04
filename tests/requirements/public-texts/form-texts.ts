/** The forms that collect leads. */
export type FormName = 'starter pack' | 'contact' | 'newsletter' | 'waitlist application' | 'waitlist box';

/** The submissions of each form: requirement rows, form, collection, fixed fields and the answer's text. */
export const submissions: readonly (readonly [
  rows: string,
  form: FormName,
  collection: string,
  record: Readonly<Record<string, unknown>>,
  answer: string,
])[] = [
  [
    'PUB-178, PUB-333, PUB-334, PUB-335, PUB-337',
    'starter pack',
    'bundleRequests',
    {
      name: 'Zadie Moreau',
      email: 'zadie@quartet.example',
      createdAt: 'now',
      status: 'pending',
      bundleType: 'Day-1 Impact Playbook',
    },
    'Thank you. Your starter pack is ready.',
  ],
  [
    'PUB-186, PUB-188, PUB-333, PUB-334, PUB-335, PUB-338, PUB-339, PUB-340',
    'contact',
    'bundleRequests',
    {
      name: 'Zadie Moreau',
      email: 'zadie@quartet.example',
      subject: 'Strings',
      message: 'Two lists?',
      source: 'contact_form',
      bundleType: 'Contact Form Submission',
      status: 'pending',
      createdAt: 'now',
    },
    'We reply to zadie@quartet.example within 24 hours on business days.',
  ],
  [
    'PUB-209, PUB-212, PUB-333, PUB-334, PUB-335, PUB-341, PUB-342',
    'newsletter',
    'bundleRequests',
    {
      name: 'Zadie Moreau',
      email: 'zadie@quartet.example',
      bundleType: 'Newsletter Subscription',
      source: 'footer_subscription',
      status: 'pending',
      createdAt: 'now',
    },
    'Thank you for subscribing!',
  ],
  [
    'PUB-196, PUB-343, PUB-344, PUB-345, PUB-346',
    'waitlist application',
    'waitlist',
    {
      firstName: 'Zadie',
      lastName: 'Moreau',
      fullName: 'Zadie Moreau',
      email: 'zadie@quartet.example',
      linkedin: 'https://linkedin.com/in/zadie',
      company: 'Quartet',
      companySize: 12,
      role: 'Director',
      status: 'pending',
      createdAt: 'now',
    },
    'Thank you',
  ],
  [
    'PUB-Q19',
    'waitlist box',
    'waitlist',
    { email: 'zadie@quartet.example', status: 'unfinished', createdAt: 'now' },
    'Thank you. We saved your address.',
  ],
];

/** The answers to a known address: requirement rows, form and text. */
export const repeats: readonly (readonly [rows: string, form: FormName, text: string])[] = [
  [
    'PUB-369',
    'starter pack',
    "You've already requested this playbook. Check your email or contact us if you need assistance.",
  ],
  ['PUB-374', 'newsletter', "You're already subscribed!"],
  ['PUB-195', 'waitlist application', 'This email is already on our waitlist.'],
  ['PUB-Q19', 'waitlist box', 'This email is already on our waitlist.'],
];

/**
 * The button's labels while a form is sent: requirement row, form, label before and label during the call.
 */
export const savingLabels: readonly (readonly [row: string, form: FormName, idle: string, saving: string])[] =
  [['PUB-206', 'newsletter', 'Subscribe', 'Subscribing...']];

/** An answer of the database, or a network failure. */
export type Failure = 'permission denied' | 'unavailable' | 'refused' | 'network';

/** The messages for a failure: requirement row, form, failure and text. */
export const failures: readonly (readonly [row: string, form: FormName, failure: Failure, text: string])[] = [
  [
    'PUB-361',
    'starter pack',
    'unavailable',
    'Service temporarily unavailable. Please try again in a moment.',
  ],
  [
    'PUB-362',
    'starter pack',
    'permission denied',
    'Permission denied. Please refresh the page and try again.',
  ],
  ['PUB-365', 'starter pack', 'refused', 'Failed to submit request'],
  ['PUB-367', 'starter pack', 'network', 'Network error. Please check your connection and try again.'],
  ['PUB-361', 'contact', 'unavailable', 'Service temporarily unavailable. Please try again in a moment.'],
  ['PUB-362', 'contact', 'permission denied', 'Permission denied. Please refresh the page and try again.'],
  ['PUB-370', 'contact', 'network', 'Failed to send message. Please try again.'],
  ['PUB-371', 'contact', 'refused', 'Failed to submit message'],
  ['PUB-376', 'newsletter', 'refused', 'Failed to submit subscription'],
  ['PUB-378', 'newsletter', 'network', 'An unexpected error occurred. Please try again.'],
  ['PUB-373', 'waitlist application', 'refused', 'Failed to submit form. Please try again.'],
  ['PUB-373', 'waitlist application', 'network', 'Failed to submit form. Please try again.'],
  ['PUB-Q19', 'waitlist box', 'network', 'Failed to submit form. Please try again.'],
];

/** The time limits of forms: requirement rows, form, request without an answer, milliseconds and text. */
export const timeouts: readonly (readonly [
  rows: string,
  form: FormName,
  held: 'the save' | 'all',
  ms: number,
  text: string,
])[] = [
  ['PUB-360, PUB-398', 'starter pack', 'the save', 8_000, 'Request timed out. Please try again.'],
  ['PUB-366, PUB-399', 'starter pack', 'all', 10_000, 'Request was cancelled. Please try again.'],
  ['PUB-360, PUB-398', 'contact', 'the save', 8_000, 'Request timed out. Please try again.'],
  ['PUB-360, PUB-399', 'contact', 'all', 10_000, 'Request timed out. Please try again.'],
  ['PUB-378, PUB-400', 'newsletter', 'all', 10_000, 'An unexpected error occurred. Please try again.'],
  ['PUB-373', 'waitlist application', 'all', 10_000, 'Failed to submit form. Please try again.'],
  ['PUB-373', 'waitlist box', 'all', 10_000, 'Failed to submit form. Please try again.'],
];
