/** Texts of handing a contact to somebody else, which the list has no use for. */
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
