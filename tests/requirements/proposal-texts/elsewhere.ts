import type { TextElsewhere } from '../text-row';

const gates = 'e2e/proposals/gates.spec.ts';
const list = 'e2e/proposals/list.spec.ts';
const pages = 'e2e/proposals/proposal-pages.spec.ts';
const routes = 'src/app/routes/public/proposals/proposal-gates.test.tsx';
const indexGate = 'src/features/proposals/gate/index-gate.test.tsx';
const local = 'src/features/proposals/local/local-proposals.test.tsx';
const contents = 'src/features/proposals/content/proposal-content.test.ts';
const seed = 'scripts/seed/proposals/proposals.test.tsx';
const decks = 'scripts/seed/proposals/decks.test.tsx';

const inFile = (file: string, row: string, ...texts: readonly string[]): readonly TextElsewhere[] =>
  texts.map((text) => [row, text, file]);

/**
 * Addresses, field names and numbers that no page shows as such. Each is a literal in the test that asserts
 * it.
 */
export const elsewhere: readonly TextElsewhere[] = [
  // Addresses.
  ...inFile(list, 'PRO-016', '/proposals'),
  ...inFile(gates, 'PRO-017', '/proposals/'),
  ...inFile(gates, 'PRO-019', '/standalone-proposal'),
  ['PRO-020', '/playbook/day1-impact', pages, '\\/playbook\\/day1-impact'],
  ...inFile(gates, 'PRO-023', 'canadian-cancer-society'),
  ...inFile(gates, 'PRO-024', 'canadian-cancer-society-presentation'),
  ...inFile(gates, 'PRO-025', 'canadian-cancer-society-presentation-v2'),
  ...inFile(gates, 'PRO-026', 'tipping-point'),
  ...inFile(gates, 'PRO-027', 'tipping-point-presentation'),
  ...inFile(gates, 'PRO-028', 'tipping-point-presentation-2'),
  ...inFile(gates, 'PRO-029', 'toronto-symphony-orchestra-presentation'),
  ...inFile(gates, 'PRO-030', 'lantern-and-ladder-presentation'),
  ['PRO-033', '/proposals', indexGate, 'proposals/proposals'],
  ...inFile(routes, 'PRO-040', '/proposals/river-house'),
  ...inFile(list, 'PRO-043', '/proposals/tipping-point'),
  ...inFile(seed, 'PRO-098', '/playbook/day1-impact'),
  ...inFile(pages, 'PRO-148', '/proposals/'),
  ...inFile(routes, 'PRO-151', "'/proposals'"),
  ...inFile(local, 'PRO-154', "'/proposals'"),
  // Stored keys of the browser, and names of fields.
  ...inFile(local, 'PRO-044', 'acf.proposals.static.bySlug.'),
  ...inFile(local, 'PRO-045', 'title'),
  ...inFile(local, 'PRO-046', 'description'),
  ...inFile(list, 'PRO-047', 'proposals_authenticated', "'true'"),
  ...inFile(local, 'PRO-147', 'acf.proposals.static.bySlug.'),
  ...inFile(contents, 'PRO-270', 'presentationTitle', 'proposalTitle'),
  ...inFile(local, 'PRO-273', 'title', 'clientName', 'clientEmail', 'sections', 'heading', 'bodyHtml'),
  ...inFile(local, 'PRO-274', 'title', 'slug', 'description'),
  ...inFile(local, 'PRO-275', 'proposalType', 'proposalTitle', 'clientName', 'accessCode', 'clientEmail'),
  ...inFile(local, 'PRO-275', 'createdAt', 'updatedAt'),
  ...inFile(contents, 'PRO-276', 'starter', 'start', 'grow', 'expand'),
  ...inFile(routes, 'PRO-279', 'proposals_authenticated', 'acf.proposals.static.bySlug.mine'),
  ...inFile(gates, 'PRO-290', 'tipping-point-presentation-2'),
  ...inFile(routes, 'PRO-303', 'copy_link'),
  ...inFile(gates, 'PRO-063', 'canadian-cancer-society-presentation-v2'),
  // Sizes and counts.
  ...inFile(pages, 'PRO-088', 'toHaveLength(4)'),
  ...inFile(decks, 'PRO-163', 'toHaveLength(4)'),
  ...inFile(decks, 'PRO-189', 'toHaveLength(5)'),
  ...inFile(decks, 'PRO-207', 'toHaveLength(5)'),
  ...inFile(decks, 'PRO-229', 'toHaveLength(5)'),
  // Choices in the content.
  ...inFile(seed, 'PRO-094', 'Crawl', 'Walk', 'Run'),
  ...inFile('scripts/seed/proposals/download.test.ts', 'PRO-142', 'TippingPoint_Proposal.html'),
];

/** Texts that a row quotes but no page shows, with the reason. */
export const notShown: readonly (readonly [text: string, reason: string])[] = [
  ['PRO-059 450 px', 'A measure: numbers.test.ts reads the sheet, which writes 450px.'],
  ['PRO-078 28 px', 'A measure: numbers.test.ts reads the sheet.'],
  ['PRO-089 1200 px', 'A measure: numbers.test.ts reads the sheet.'],
  ['PRO-130 500 px', 'A measure: numbers.test.ts reads the sheet.'],
  ['PRO-158 960 px', 'A measure: numbers.test.ts reads the sheet.'],
  [
    'PRO-269 clientName',
    'PRO-Q1: what the specification keeps in one configuration is sealed text, and a record of staff.',
  ],
  ['PRO-269 clientEmail', 'PRO-Q1, as above.'],
  ['PRO-269 proposalTitle', 'PRO-Q1, as above.'],
  ['PRO-269 accessCode', 'PRO-Q1: no record that the public can read has it.'],
  ['PRO-269 status', 'PRO-Q9: the gate has it, and shows a missing page for any other value.'],
  ['PRO-271 status', 'PRO-Q9, as above.'],
  ['PRO-271 active', 'PRO-Q9, as above.'],
  ['PRO-277 0', 'Cards are told apart by their package (PRO-276), not by their place.'],
  ['PRO-277 3', 'Cards are told apart by their package (PRO-276), not by their place.'],
  ['PRO-280 {key}', 'Stands for a value that the specification withholds.'],
  ['PRO-280 {email}', 'Stands for a value that the specification withholds.'],
  ['PRO-313 1', 'PRO-Q61: the scale that is not set.'],
];
