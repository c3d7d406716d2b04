/** Texts for creating a contact from a lead's sender. */
export const fromLeadTexts = {
  add: 'Add to contacts',
  loading: 'Looking among the contacts…',
  notFetched: 'Whether there is a contact could not be looked up',
  isContact: 'In your contacts:',
  hasContact: 'A contact with this email exists:',
  added: (name: string) => `${name} is in your contacts.`,
  existed: (name: string) => `A contact with this email exists already: ${name}. None was added.`,
  inTrash: (name: string) => `The contact of ${name} is in the trash. Bring it back there.`,
  notAdded: 'The contact was not added. Try again.',
} as const;
