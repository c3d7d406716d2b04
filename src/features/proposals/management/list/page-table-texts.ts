import { plural } from '@/shared/i18n/plural';

/** Texts of the list of proposals. */
export const pageTableTexts = {
  columns: {
    title: 'Title',
    client: 'Client',
    kind: 'Kind',
    stage: 'Stage',
    recipients: 'Recipients',
    opened: 'Last opened',
    updated: 'Updated',
    actions: 'Actions',
  },
  changed: 'Changed',
  recipients: (count: number) => plural(count, { one: '1 recipient', other: `${count} recipients` }),
  none: '—',
  unopened: 'Not opened yet',
  dots: '⋯',
  more: (title: string) => `More for ${title}`,
  facts: 'Show link and code',
  hideFacts: 'Hide link and code',
  factsOf: (title: string) => `Link and code of ${title}`,
  openPage: 'Open page',
  copied: { link: 'Link copied.', code: 'Code copied.', email: 'Email copied.' },
  notCopied: 'Your browser refused to copy. Choose “Show link and code” and copy it by hand.',
} as const;
