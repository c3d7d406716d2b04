/** Texts of the one-page flyer. `guide.ts` has its claims and steps. */
export const flyerPage = {
  title: "The Fundraisers' AI Guide on one page · ACF",
  description:
    'One page to print and pass round: what the free AI guide for nonprofit fundraisers holds, and the three packages that follow it.',
  kicker: 'Free guide for nonprofit fundraisers',
  lead: 'Five tools, about three hours in all: finding donors, watching grants, checking your software, switching on an assistant, staying safe.',
  claimsHeading: 'What you hold at the end of the day',
  free: 'It costs you nothing.',
  pathHeading: 'Where it leads, if you want it to',
  readLabel: 'Read it free',
  talkLabel: 'Talk to us',
  talkAction: 'Pick a time for a free half hour',
  writeLabel: 'Write to us',
  officeLabel: 'Find us',
  print: 'Print PDF',
  printing: 'Preparing...',
  back: 'Back to the guide',
} as const;
