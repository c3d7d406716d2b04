/** Texts of the contact screen that the list does not need. */
export const detailTexts = {
  notFoundHint: 'It may have been deleted, or it belongs to a colleague.',
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
  consequence:
    'The new owner gets the contact with all notes and emails. Authors keep access to their notes.',
  owner: 'New owner',
  choose: 'Choose a person',
  me: 'You',
  ownerMissing: 'Choose a new owner.',
  confirm: 'Hand over',
  busy: 'Handing over…',
  cancel: 'Cancel',
  done: (name: string, person: string) =>
    person === 'You' ? `You now own ${name}.` : `${person} now owns ${name}.`,
  failed: 'The contact wasn’t fully handed over. Try again to finish.',
} as const;
