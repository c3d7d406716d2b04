/** Texts for creating a contact from a lead's sender. */
export const fromLeadTexts = {
  add: 'Add to contacts',
  loading: 'Checking contacts…',
  notFetched: 'We couldn’t check the contacts',
  known: 'Already in contacts:',
  added: (name: string) => `${name} was added to your contacts.`,
  existed: (name: string) => `Nothing was added: ${name} already has this email.`,
  inTrash: (name: string) => `${name} is in the trash. Restore the contact there.`,
  notAdded: 'The contact wasn’t added. Try again.',
} as const;
