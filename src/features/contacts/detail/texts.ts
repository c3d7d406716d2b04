/** Texts of the contact screen that the list does not need. */
export const detailTexts = {
  notFoundHint: 'It may have been deleted, or somebody else looks after it.',
  toList: 'Go to your contacts',
  facts: 'Facts',
  timeline: 'Timeline',
  madeBy: (when: string) => `Added ${when}`,
  changedOn: (when: string) => `Last changed ${when}`,
  draftedOn: (subject: string, when: string) => `Email drafted ${when}: ${subject}`,
  sentOn: (subject: string, when: string) => `Email sent ${when}: ${subject}`,
  deletedOn: (subject: string, when: string) => `Draft deleted ${when}: ${subject}`,
  requestedOn: (kind: string, when: string) => `Request sent ${when}: ${kind}`,
  createdAt: 'Created',
  updatedAt: 'Last changed',
} as const;

/** Texts of transferring a contact to another owner. */
export const handOverTexts = {
  title: (name: string) => `Hand over ${name}`,
  consequence: 'The contact goes to this person with all notes and emails. Who wrote a note still sees it.',
  owner: 'New owner',
  choose: 'Choose a person',
  me: 'You',
  ownerMissing: 'Choose who looks after the contact from now on.',
  confirm: 'Hand over',
  busy: 'Handing over…',
  cancel: 'Cancel',
  done: (name: string, person: string) =>
    person === 'You' ? `You look after ${name} now.` : `${person} looks after ${name} now.`,
  failed: 'The contact could not be handed over. What is missing follows when you try again.',
} as const;
