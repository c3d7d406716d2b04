import { plural } from '@/shared/i18n/plural';

/** Texts of the dialog "New proposal". */
export const newProposalTexts = {
  title: 'New proposal',
  step: (number: number, all: number, what: string) => `Step ${number} of ${all}: ${what}`,
  steps: { start: 'Choose a start', details: 'Name the client', places: 'Check the names' },

  startWith: 'Start with',
  ways: {
    proposal: { label: 'Empty proposal', about: 'Packages, reasons and a timeline for you to fill in.' },
    deck: { label: 'Empty presentation', about: 'Add slides one by one.' },
    copy: { label: 'A copy', about: 'The text of an existing page, without its recipients and codes.' },
    prepared: { label: 'Prepared text', about: 'Two proposals and six presentations, ready to adapt.' },
  },
  noCopy: 'There is no page to copy yet.',
  copyOf: 'Page to copy',
  copyEntry: (title: string, client: string) => `${title} · ${client}`,
  prepared: 'Prepared texts',
  preparedLoading: 'Loading prepared texts…',
  preparedFailed: 'The prepared texts didn’t load. Check your connection and try again.',
  preparedMissing: 'Choose one of the prepared texts.',
  retry: 'Try again',
  next: 'Next',
  back: 'Back',
  cancel: 'Cancel',
  create: 'Create',
  creating: 'Creating…',

  kind: { proposal: 'Proposal', deck: 'Presentation' },
  from: (title: string) => `Text: ${title}`,
  clientName: 'Client name',
  clientNameHint: (former: string) => `Replaces “${former}” in the text. Keep that name for the same client.`,
  clientNameSuggested: 'We suggest contacts as you type. Any other name is fine.',
  clientEmail: 'Client email',
  pageTitle: 'Title',
  slug: 'Address',
  slugHint: 'Lowercase letters, digits and hyphens. The page will be at /proposals/…',
  sender: (name: string, email: string) =>
    `Clients see ${name} (${email}) as the sender. You can change this in the editor.`,
  clientMissing: 'Enter a name of 100 characters or fewer.',
  emailWrong: 'Enter an email address.',
  titleMissing: 'Enter a title of 160 characters or fewer.',
  slugWrong: 'Use lowercase letters, digits and single hyphens, 80 characters or fewer.',
  slugReserved: 'This address belongs to the list of proposals. Choose another.',
  slugTaken: 'This address is in use. Choose another.',

  places: (count: number, former: string, client: string) =>
    plural(count, {
      one: `We found “${former}” in 1 place. Replace it with “${client}”?`,
      other: `We found “${former}” in ${count} places. Replace it with “${client}”?`,
    }),
  placesHint: 'Uncheck a place to leave it unchanged.',
  replaceIn: (part: string) => `Replace in ${part}`,

  created: 'The proposal was created.',
  notCreated: 'The proposal wasn’t created. Its address may be taken. Go back and choose another.',
} as const;
