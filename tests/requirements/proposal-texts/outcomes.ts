import type { OutcomeName } from '../../screens/proposal-outcomes';

/** The outcome of an action in proposal management, and its texts. */
export type OutcomeTexts = readonly [outcome: OutcomeName, texts: readonly string[]];

const kinds = [
  'Opening page',
  'Agenda',
  'Text',
  'Cards',
  'Figures',
  'Roadmap',
  'Comparison',
  'Steps',
  'Points',
  'Facts',
  'Packages',
  'Callout',
  'Budget',
  'Estimate',
  'Conversation',
  'Stories',
  'Quote',
  'Buttons',
  'Contact',
  'Closing page',
  'Blank',
] as const;

export const outcomeTexts: readonly OutcomeTexts[] = [
  ['an invitation', ['Please open “A first month” here:', 'Your access code: 7KQ2-M4XV9-TBC1']],
  ['an invitation', ['Email address to type: amara@shelter.example', 'It is open until December 24, 2099.']],
  ['a publication without a connection', ['Publishing needs a connection. Nothing was changed.']],
  ['no address', ['Enter at least one email address.']],
  ['a wrong address', ['“amara” is not an email address.']],
  ['too many addresses', ['Add 20 people or fewer at once.']],
  ['a known address', ['amara@shelter.example has access already.']],
  ['a code that is shown', ['Hide code', 'Access code of Amara', '7KQ2-M4XV9-TBC1']],
  ['an end that is past', ['Change end', 'Choose today or a later day.']],
  ['an address without a page', ['There is no proposal at this address.', 'All proposals']],
  ['a new proposal without pages', ['There is no page to copy yet.']],
  ['the prepared texts', ['Prepared texts', 'Choose one of the prepared texts.', 'Proposal', 'Presentation']],
  ['the client of a copy', ['Page to copy', 'Text: A first month', 'Step 2 of 2: Name the client']],
  ['a preview with a gap', ['Preview', '1 field is empty. Its name stands in its place.']],
  ['a preview with a gap', ['Back to the editor']],
  ['a preview of nothing', ['There is no proposal at this address.']],
  ['a preview of the list', ['A list of proposals has no preview.']],
  ['a choice of slides', ['Add slide', 'Heading of the new slide', 'You can change it later.']],
  ['a choice of slides', ['Kind of slide', 'Cancel', ...kinds]],
  ['a choice of blocks', ['Add block', 'Kind of block', 'Cancel', 'Agenda', 'Text', 'Contact']],
];
