/** The words of opened pages that are not a part of the pages themselves. */
export const openedTexts = {
  download: 'Download',
  share: 'Share',
  shared: 'Proposal link copied to clipboard!',
  notShared: 'Your browser refused to copy. Select this address and copy it by hand:',
  address: 'Address of this page',
  unreadable:
    'You are in, but this page cannot be shown: something in it does not fit this version of the site. Refresh the page, and if it stays, write to us.',
} as const;

/** The words of the downloaded file. */
export const downloadTexts = {
  preparedFor: (client: string) => `Prepared for ${client}`,
  summary: 'Executive summary',
  approach: 'The approach: four packages',
  chosen: 'your choice',
  teams: (teams: string) => `Teams benefiting: ${teams}`,
  stakeholders: "Who you'll need",
  reasons: 'Why hire us',
  pilot: 'How the pilot works',
  contact: (name: string, address: string) => `${name} · ${address}`,
} as const;
