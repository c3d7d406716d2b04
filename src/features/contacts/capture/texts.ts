/** Texts of AI contact capture; those whose words a requirement row fixes name the row. */
export const captureTexts = {
  /** WRK-107 */
  intro:
    'Take a photo of a business card, or a screenshot of a LinkedIn profile. Nothing is saved before you have looked at it.',
  choose: 'Business card or LinkedIn screenshot',
  drop: 'Drop an image here, or choose a file: JPEG, PNG, WebP or GIF, under 5 MB.',
  reading: 'Reading the file…',
  ready: (name: string) => `${name} is ready to be analyzed.`,
  preview: 'The chosen image',
  analyze: 'Analyze image',
  analyzeHere: 'Read on this device',
  sends:
    'Analyzed, the image goes to the AI service, and we keep no copy of it. Read on this device, it goes nowhere.',
  staysHere: 'No AI service is set up: the image is read on this device and goes nowhere.',
  analyzing: 'Analyzing the image…',
  cancel: 'Cancel',
  other: 'Choose another image',
  review: 'Check what was read',
  reviewHint:
    'Correct what is wrong. A name is needed, and an email address or a phone number. Nothing is saved before you press “Save contact”.',
  byAi: 'Read by the AI service.',
  byDevice: 'Read on this device: names and companies may need a correction.',
  analysis: 'What the AI service says',
  location: 'Address',
  notes: 'Note',
  save: 'Save contact',
  saving: 'Saving…',
  saved: (name: string) => `${name} is saved.`,
  open: 'Open the contact',
  existing: 'Open the contact that exists',
  again: 'Capture another',
  unsaved: 'What was read from the image is not saved.',
  label: 'Captured contact',
  wrongAddress: 'Enter a web address, such as https://example.org.',
  wrongEmail: 'Enter an email address, such as name@example.org.',
  notFoundOut:
    'Whether the contact exists already could not be found out. Check your connection, then try again.',
  notSaved: 'Failed to save contact',
  changeOfDescription: (name: string) => `Description of ${name}`,
  /** WRK-216 */
  notAnImage: 'Please drop an image file.',
  /** WRK-217 */
  tooLarge: 'Image file is too large. Please use an image smaller than 5MB.',
  /** WRK-218 */
  needsReach: 'Contact must have either an email or phone number',
  /** WRK-219 */
  needsName: 'Contact must have at least a first name, last name, or full name',
  /** WRK-220 */
  exists: 'Contact already exists',
  /** WRK-223 */
  failed: 'Failed to analyze image',
  /** WRK-224 */
  tookTooLong: 'The image analysis took too long. Please try using a smaller image or try again later.',
  /** WRK-225 */
  timedOut: 'The request was cancelled due to timeout. Please try again with a smaller image.',
  /** WRK-226 */
  unreadable: 'The server response was not in the expected format. Please try again.',
} as const;
