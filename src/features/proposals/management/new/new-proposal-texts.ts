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
    copy: { label: 'A copy', about: 'The text of a page you have, without its recipients and codes.' },
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
  clientMissing: 'Enter a name of at most 100 characters.',
  emailWrong: 'Enter an email address.',
  titleMissing: 'Enter a title of at most 160 characters.',
  slugWrong: 'Use lowercase letters, digits and single hyphens, at most 80 characters.',
  slugReserved: 'This address belongs to the list of proposals. Choose another.',
  slugTaken: 'This address is in use. Choose another.',

  places: (count: number, former: string, client: string) =>
    plural(count, {
      one: `“${former}” stands in one place. Replace it with “${client}”?`,
      other: `“${former}” stands in ${count} places. Replace it with “${client}”?`,
    }),
  placesHint: 'Clear the box of a place to leave it as it is.',
  replaceIn: (part: string) => `Replace in ${part}`,

  created: 'The proposal was created.',
  notCreated: 'The proposal wasn’t created. Its address may be in use by now. Go back and choose another.',
} as const;
