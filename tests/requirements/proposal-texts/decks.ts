import type { Slug } from './opened-pages';

/** A slide's requirement rows and its heading. If the rows only describe the heading, the words are ours. */
export type Slide = readonly [rows: string, heading: string];

/** A text on a slide: its requirement rows, the slide's number and the text. */
export type SlideText = readonly [rows: string, slide: number, text: string];

interface DeckRows {
  readonly slides: readonly Slide[];
  readonly texts: readonly SlideText[];
}

const starterPack = (slide: number): readonly SlideText[] => [
  ['PRO-314', slide, '40 warm donor leads in under an hour'],
  ['PRO-315', slide, '12 public grant boards refreshed weekly'],
  ['PRO-316', slide, '15-point tech audit checklist'],
  ['PRO-317', slide, '5-minute video'],
  ['PRO-318', slide, '2-page security checklist'],
  ['PRO-319', slide, '30-minute audit session plus office hours'],
  ['PRO-320', slide, '$2,000 value'],
  ['PRO-321, PRO-322', slide, 'Delivered within 24 hours'],
];

const pilotBudget = (slide: number): readonly SlideText[] => [
  ['PRO-210', slide, '$3,000 USD'],
  ['PRO-211', slide, '30-day pilot with a single grantee'],
  ['PRO-212', slide, 'One 60-minute training'],
  ['PRO-213', slide, '2 workflows'],
];

const fourPhases = (rows: string, slide: number): readonly SlideText[] => [
  [rows, slide, 'Days 1-7'],
  [rows, slide, 'Days 8-14'],
  [rows, slide, 'Days 15-21'],
  [rows, slide, 'Days 22-30'],
];

const threeTiers = (slide: number): readonly SlideText[] => [
  ['PRO-323', slide, '30 days Start'],
  ['PRO-324', slide, '60 days Grow'],
  ['PRO-325', slide, '90 days Expand'],
  ['PRO-326', slide, 'Three systems connected'],
  ['PRO-328', slide, 'Momentum reviews at 60 and 90 days'],
];

const cancerDeck: DeckRows = {
  slides: [
    ['PRO-162', 'AI that gives fundraisers their day back'],
    ['PRO-163', "Today's Agenda"],
    ['PRO-164', 'Free Starter Pack'],
    ['PRO-165', 'Start Package'],
    ['PRO-168', 'Grow Package Preview'],
    ['PRO-169', 'Grow Package'],
    ['PRO-172', '30-Day Implementation Roadmap'],
    ['PRO-174', 'Security & Compliance First'],
    ['PRO-175', 'Investment & Expected Returns'],
    ['PRO-177', 'Next Steps & Commitment'],
    ['PRO-178', 'Questions & Discussion'],
    ['PRO-180', 'Thank you'],
  ],
  texts: [
    ['PRO-162', 1, 'For the Canadian Cancer Society'],
    ...starterPack(3),
    ['PRO-166', 4, '5 playbooks'],
    ['PRO-167', 4, '40 hours of consulting'],
    ['PRO-323', 4, '30 days'],
    ['PRO-159', 4, 'Start Today'],
    ['PRO-324', 5, '60 days'],
    ['PRO-170', 6, '50 hours'],
    ['PRO-171', 6, '3-system integration'],
    ['PRO-324', 6, '60 days'],
    ['PRO-159', 6, 'Deploy Now'],
    ...fourPhases('PRO-173', 7),
    ['PRO-182', 7, '80% less manual data entry'],
    ['PRO-183', 7, '15+ hours saved weekly'],
    ['PRO-184', 7, '3x faster grant proposals'],
    ['PRO-176', 9, 'ROI estimate, in hours'],
    ['PRO-176', 9, '15 hours × 13 weeks = 195 hours, less 40'],
    ['PRO-176', 9, 'Saved each week, by target 15+ hours'],
    ['PRO-176', 9, 'Weeks in a quarter 13'],
    ['PRO-176, PRO-181', 9, 'Hours of the engagement 40'],
    ['PRO-176', 9, 'beyond the engagement 155+'],
    ['PRO-181', 9, 'A 40-hour engagement'],
    ['PRO-185', 9, '-75% donor follow-up time'],
    ['PRO-186', 9, '-60% report generation'],
    ['PRO-175', 9, 'quoted after the scoping session'],
    ['PRO-187', 10, '45-minute scoping session'],
    ['PRO-159, PRO-179', 11, 'Send Me the Free Pack'],
    ['PRO-321', 11, 'delivered within 24 hours'],
    ['PRO-178', 11, 'Write to us ada@acf.example'],
    ['PRO-178', 11, 'Pick a time 30 minutes, free'],
  ],
};

const cancerDeckV2: DeckRows = {
  slides: [
    ['PRO-188', 'Content Ops Accelerator'],
    ['PRO-189', 'Agenda'],
    ['PRO-190', '30-Day Content Ops Accelerator'],
    ['PRO-191', 'Success Metrics'],
    ['PRO-197', 'Pilot Logistics'],
    ['PRO-198', 'Security'],
    ['PRO-199', 'Investment & ROI'],
    ['PRO-200', 'Next Steps'],
    ['PRO-201', 'Expected Impact When Ready'],
    ['PRO-202', 'The road from one flow to the whole house'],
    ['PRO-203', 'Security & Compliance'],
    ['PRO-204', 'Next Steps & Our Commitment'],
    ['PRO-205', 'Thank you · Merci'],
  ],
  texts: [
    ['PRO-190', 3, 'Pilot scope'],
    ['PRO-192', 4, '40-60% cycle-time cut'],
    ['PRO-193', 4, '25-40% French translation savings'],
    ['PRO-194', 4, '95% QA pass'],
    ['PRO-195', 4, 'Over 70% weekly staff adoption'],
    ['PRO-191', 4, 'Our guarantee'],
    ['PRO-196', 4, 'With fewer than two targets met at the end of week 4, the next workflow build is free.'],
    ['PRO-197', 5, 'Week 1'],
    ['PRO-197', 5, 'Weeks 2-3'],
    ['PRO-197', 5, 'Week 4'],
    ['PRO-199', 7, 'quoted after the scoping session'],
    ['PRO-202', 10, '30 days Start'],
    ['PRO-202', 10, '60 days Grow'],
    ['PRO-202', 10, '90 days Expand'],
    ['PRO-204', 12, 'The outcome'],
  ],
};

const granteeDeck: DeckRows = {
  slides: [
    ['PRO-206', 'Hours back for the work you were funded for'],
    ['PRO-207', 'Agenda'],
    ['PRO-209', 'Pilot Budget'],
    ['PRO-214', 'Program Overview'],
    ['PRO-215', 'Three-Tier Program Structure'],
    ['PRO-216', 'Expected Impact Across Grantee Network'],
    ['PRO-217', 'Free Starter Pack for All Grantees'],
    ['PRO-218', 'Start Package (Pilot Program)'],
    ['PRO-219', 'Grow Package Preview'],
    ['PRO-220', 'Thirty days, day by day'],
    ['PRO-221', 'What stays with you'],
    ['PRO-222', 'Investment & Expected Returns'],
    ['PRO-223', 'Next Steps & Our Commitment'],
    ['PRO-Q50', 'Thank you'],
  ],
  texts: [
    ['PRO-206', 1, 'For the grantees of Tipping Point'],
    ['PRO-208', 2, 'Benefit to you: You know in ten minutes whether it is for you.'],
    ['PRO-208', 2, 'Benefit to you: A clear yes or no by the end of the month.'],
    ...pilotBudget(3),
    ...threeTiers(5),
    ['PRO-224', 6, '20+ hours per week saved'],
    ['PRO-225', 6, '15-30% efficiency gain'],
    ...starterPack(7),
    ['PRO-179', 7, 'Send Me the Free Pack'],
    ['PRO-228', 8, '5 custom AI playbooks'],
    ['PRO-323', 8, '30 days'],
    ['PRO-159', 8, 'Start Today'],
    ['PRO-326', 9, 'Three systems connected'],
    ['PRO-324', 9, '60 days'],
    ['PRO-159', 9, 'Deploy Now'],
    ...fourPhases('PRO-220', 10),
    ['PRO-222', 12, 'Beyond the pilot, each step is quoted after a scoping session.'],
    ['PRO-226', 12, '40-60% cut in content update cycle'],
    ['PRO-227', 12, '95% QA pass rate'],
  ],
};

const funderDeck: DeckRows = {
  slides: [
    ['PRO-229', 'What we would like to decide today'],
    ['PRO-230', 'A program that proves itself before it grows'],
    ['PRO-231', 'Three tiers, each with its own end'],
    ['PRO-232', 'The pilot, and what it costs'],
    ['PRO-233', 'A 30-day roadmap in four phases'],
    ['PRO-238', 'Security and compliance'],
    ['PRO-239', 'Why it matters'],
    ['PRO-240', 'Next steps and commitment'],
    ['PRO-241', 'What you have on day 30'],
    ['PRO-242', 'Thank you'],
  ],
  texts: [
    ['PRO-Q51', 1, 'What one pilot can tell a whole network'],
    ...threeTiers(3),
    ...pilotBudget(4),
    ['PRO-234', 5, 'Days 1-7 Foundation'],
    ['PRO-235', 5, 'Days 8-14 Training'],
    ['PRO-236', 5, 'Days 15-21 Live application'],
    ['PRO-237', 5, 'Days 22-30 Optimization'],
    ['PRO-241', 9, 'The outcome'],
  ],
};

const orchestraDeck: DeckRows = {
  slides: [
    ['PRO-243', 'Know the person in seat F 12'],
    ['PRO-244', 'The program for this hour'],
    ['PRO-245', 'Free Starter Pack'],
    ['PRO-246', 'Start Package'],
    ['PRO-247', 'Grow, in preview'],
    ['PRO-248', 'Expand, when the house is ready'],
    ['PRO-249', 'A 30-day roadmap'],
    ['PRO-250', 'Security, and Canadian privacy law'],
    ['PRO-251', 'Investment and expected outcomes'],
    ['PRO-252', 'What we promise each other'],
    ['PRO-253', 'Thank you'],
  ],
  texts: [
    ['PRO-243', 1, 'For the Toronto Symphony Orchestra'],
    ...starterPack(3),
    ['PRO-179', 3, 'Send Me the Free Pack'],
    ['PRO-323', 4, '30 days'],
    ['PRO-159', 4, 'Start Today'],
    ['PRO-324', 5, '60 days'],
    ['PRO-326', 5, 'Three systems connected'],
    ['PRO-159', 5, 'Deploy Now'],
    ['PRO-325', 6, '90 days, later'],
    ['PRO-328', 6, 'Momentum reviews at 60 and 90 days'],
    ['PRO-159', 6, 'Scale Up'],
    ...fourPhases('PRO-249', 7),
    ['PRO-251', 9, 'quoted after the scoping session'],
  ],
};

const agencyDeck: DeckRows = {
  slides: [
    ['PRO-255', 'What your clients will ask you about AI'],
    ['PRO-256', '1 A typical discussion'],
    ['PRO-257', '2 Two stories'],
    ['PRO-258', '3 The free starter pack'],
    ['PRO-260', '4 Three tiers'],
    ['PRO-261', '5 Expected impact'],
    ['PRO-262', '6 Roadmap: the first thirty days'],
    ['PRO-263', '7 Security'],
    ['PRO-264', '8 Why it matters'],
    ['PRO-265', '9 When the mail stops: postal strike and digital-first'],
    ['PRO-266', '10 Investment and ROI'],
    ['PRO-254, PRO-267', '11 Next steps'],
    ['PRO-268', 'Thank you'],
  ],
  texts: [
    ['PRO-255', 1, 'For Lantern & Ladder'],
    ...starterPack(4),
    ['PRO-179', 4, 'Send Me the Free Pack'],
    ['PRO-259', 4, 'Open the video library'],
    ...threeTiers(5),
    ['PRO-159', 5, 'Start Today'],
    ['PRO-159', 5, 'Deploy Now'],
    ['PRO-159', 5, 'Scale Up'],
    ...fourPhases('PRO-262', 7),
    ['PRO-266', 11, 'Quoted for each client after a scoping session, before you decide.'],
  ],
};

/** The six decks with their slides in order. */
export const deckRows: Partial<Record<Slug, DeckRows>> = {
  'canadian-cancer-society-presentation': cancerDeck,
  'canadian-cancer-society-presentation-v2': cancerDeckV2,
  'tipping-point-presentation': granteeDeck,
  'tipping-point-presentation-2': funderDeck,
  'toronto-symphony-orchestra-presentation': orchestraDeck,
  'lantern-and-ladder-presentation': agencyDeck,
};

/** The texts of the bar above every deck. */
export const barTexts: readonly (readonly [rows: string, text: string])[] = [
  ['PRO-049, PRO-069, PRO-070, PRO-285', 'Logout'],
  ['PRO-Q55', 'Contents'],
  ['PRO-Q55', 'Slides of this presentation'],
  ['PRO-Q55', 'Progress'],
  ['PRO-Q55', 'More'],
  // Decision 050: the actions of a client.
  ['PRO-Q22', 'Download'],
  ['PRO-Q22', 'Share'],
  ['PRO-Q55', 'Present'],
];

/** The texts of the footer below every deck. */
export const footerTexts: readonly (readonly [rows: string, text: string])[] = [
  ['PRO-Q55', 'The arrow keys left and right move from slide to slide.'],
  ['PRO-120', `© 2020 – ${new Date().getFullYear()} ACF. All rights reserved.`],
];
