import { sampleStep } from '../sample-step';

/** A numbered step; `prompt` is the exact text to paste into an AI assistant. */
export interface PlaybookStep {
  readonly title: string;
  readonly text: string;
  readonly prompt?: string;
}

/** Countries with listed grant boards. */
export type Country = 'US' | 'CA';

/** Kind of a link's target: a document, an AI assistant or a video. */
export type LinkType = 'document' | 'ai' | 'video';

/** A link of a part (PUB-357). A link with a country is only shown if that country is selected (PUB-358). */
export interface ComponentLink {
  readonly text: string;
  /** A path on this site (`/…`) or a full `https` URL. */
  readonly url: string;
  readonly type: LinkType;
  readonly country?: Country;
}

/** One part of the starter pack (PUB-356). `id` is its fragment on the page and its id in `guide.ts`. */
export interface PlaybookComponent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly links: readonly ComponentLink[];
  readonly time: string;
  readonly need: string;
  readonly steps: readonly PlaybookStep[];
  /** True if `playbook-lists.ts` has lists for it. */
  readonly hasLists: boolean;
}

/** Labels before a link that name the kind of its target. */
export const linkTypeNames: Readonly<Record<LinkType, string>> = {
  document: 'Read',
  ai: 'AI assistant',
  video: 'Watch',
};

/** The choice of country for the grant boards; `CA` is preselected. */
export const countryChoice = {
  legend: 'Grant boards for',
  first: 'CA',
  options: [
    { country: 'CA', name: 'Canada, six boards', chosen: 'The list below shows six boards for Canada.' },
    {
      country: 'US',
      name: 'United States, six boards',
      chosen: 'The list below shows six boards for the United States.',
    },
  ],
} as const satisfies {
  legend: string;
  first: Country;
  options: readonly { country: Country; name: string; chosen: string }[];
};

export const playbookPage = {
  title: "The Fundraisers' AI Guide: Free Starter Pack · ACF",
  description:
    'The free starter pack in full: five parts with steps, prompts, links and checklists that a nonprofit fundraiser can follow today.',
  badge: 'Free Version',
  heading: "The Fundraisers' AI Guide: Free Starter Pack",
  lead: 'Five parts, about three hours in all. Do them in order, or begin with the problem you know best. Keep this page, print it, pass it on.',
  componentsHeading: 'The five parts',
  sessionHeading: 'Thirty minutes with us, free',
  sessionText:
    'Bring the part where you got stuck. We look at it with you and tell you what we would do next.',
  sessionLink: 'Select a time that works for you',
  videosLink: 'Watch the short videos that go with it',
  time: 'Time',
  need: 'You need',
  prompt: 'Prompt',
  copyPrompt: 'Copy the prompt',
  linksHeading: 'Links for this part',
  contentsLabel: 'Parts of the starter pack',
  progress: (done: number, all: number) => `${done} of ${all} parts done`,
  tick: (part: string) => `Done: ${part}`,
  ticksKept: 'Your ticks stay on this device.',
  printAll: 'Print the whole pack',
  printPart: 'Print this part',
} as const;

export const playbookComponents: readonly PlaybookComponent[] = [
  {
    id: 'prospect-provider',
    title: 'Prospect-Finder Mini-Playbook',
    time: '50 minutes',
    need: 'Your donor list as a spreadsheet, and an AI assistant',
    description:
      'Warm means that a person has already given you time, money or attention. This part finds up to 40 of them in your own records, and gives each a reason to hear from you this month.',
    links: [
      {
        text: 'Microsoft 365 Copilot Chat, with your work account',
        url: 'https://m365.cloud.microsoft/chat',
        type: 'ai',
      },
      { text: 'Gemini, with your work account', url: 'https://gemini.google.com/', type: 'ai' },
      {
        text: 'What never to paste: the Security Quick-Start Sheet',
        url: '/playbook/day1-impact#security-sheet',
        type: 'document',
      },
      { text: 'The videos of the starter pack', url: '/videos?playbook=day1-impact', type: 'video' },
    ],
    steps: [
      {
        title: 'Export three lists (10 minutes)',
        text: 'Donors who gave once in the last three years and not again. Volunteers and event guests who never gave. People who opened three or more of your last six newsletters.',
      },
      {
        title: 'Take the names off (5 minutes)',
        text: 'Copy the lists into one sheet. Replace name, email and telephone number by a row number, and keep the key in a second sheet that stays with you. The assistant needs patterns, not people.',
      },
      sampleStep,
      {
        title: 'Check ten by hand (10 minutes)',
        text: 'Put the names back. Read the first ten with a colleague who knows the people. Where you disagree, you are right: write down why, and tell the assistant.',
      },
      {
        title: 'Write to five (10 minutes)',
        text: 'Pick the five with the best reasons. Write two sentences to each: what they did with you, and what has come of it. Ask for a conversation, not for a gift.',
      },
    ],
    hasLists: false,
  },
  {
    id: 'grant-radar',
    title: 'Grant-Radar',
    time: '25 minutes once, then 20 minutes a week',
    need: 'A calendar and a shared sheet',
    description:
      'A search for grants fails when it is a mood. This is a routine: the public boards of your country, read on the same morning each week, with one question that decides in a minute whether to read on.',
    links: [
      {
        text: 'Employment and Social Development Canada: funding',
        url: 'https://www.canada.ca/en/employment-social-development/services/funding.html',
        type: 'document',
        country: 'CA',
      },
      {
        text: 'Canadian Heritage: funding',
        url: 'https://www.canada.ca/en/canadian-heritage/services/funding.html',
        type: 'document',
        country: 'CA',
      },
      {
        text: 'Canada Council for the Arts: grants',
        url: 'https://canadacouncil.ca/funding/grants',
        type: 'document',
        country: 'CA',
      },
      {
        text: 'Government of Ontario: available funding',
        url: 'https://www.ontario.ca/page/available-funding-opportunities-ontario-government',
        type: 'document',
        country: 'CA',
      },
      {
        text: 'Ontario Trillium Foundation: our grants',
        url: 'https://www.otf.ca/our-grants',
        type: 'document',
        country: 'CA',
      },
      {
        text: 'Community Foundations of Canada',
        url: 'https://communityfoundations.ca/',
        type: 'document',
        country: 'CA',
      },
      {
        text: 'Grants.gov: search grants',
        url: 'https://www.grants.gov/search-grants',
        type: 'document',
        country: 'US',
      },
      {
        text: 'SAM.gov: assistance listings',
        url: 'https://sam.gov/content/assistance-listings',
        type: 'document',
        country: 'US',
      },
      {
        text: 'National Endowment for the Arts: grants',
        url: 'https://www.arts.gov/grants',
        type: 'document',
        country: 'US',
      },
      {
        text: 'National Endowment for the Humanities: grants',
        url: 'https://www.neh.gov/grants',
        type: 'document',
        country: 'US',
      },
      {
        text: 'Health Resources and Services Administration: grants',
        url: 'https://www.hrsa.gov/grants',
        type: 'document',
        country: 'US',
      },
      {
        text: 'California Grants Portal (your own state may have one too)',
        url: 'https://www.grants.ca.gov/',
        type: 'document',
        country: 'US',
      },
      {
        text: 'NotebookLM: put questions to the guidelines of one call',
        url: 'https://notebooklm.google.com/',
        type: 'ai',
      },
      { text: 'The videos of the starter pack', url: '/videos?playbook=day1-impact', type: 'video' },
    ],
    steps: [
      {
        title: 'Write your test in one line (10 minutes)',
        text: 'Who you serve, where, what the money would pay for, and the smallest grant that is worth the reporting. If a call fails one of the four, close it.',
      },
      {
        title: 'Set up the sheet (15 minutes)',
        text: 'Seven columns: funder, call, amount, closes on, fits our test (yes or no, and why), who decides, next step. One row for each call. Nothing else.',
      },
      {
        title: 'Read the boards (20 minutes, every week)',
        text: 'Save the boards below as one folder of bookmarks and open them together. Look only at what is new since last week. Where a board offers email alerts, use them.',
      },
      {
        title: 'Let the assistant read the small print',
        text: 'Paste the call, which is public text, with this prompt. Then open the call at the passages it names and read them yourself.',
        prompt:
          'Below are the guidelines of a grant call, then our one-line test. Answer only from the guidelines. List: who may apply, what is funded, what is excluded, the amount, the closing date with time zone, the documents asked for, and the reporting duties. Quote the sentence behind each answer. Where the guidelines are silent, write “not stated”. Last, say which part of our test the call meets and which it does not.',
      },
    ],
    hasLists: false,
  },
  {
    id: 'tech-audit',
    title: 'Tech-Stack Snapshot Audit',
    time: '45 minutes',
    need: 'The person who pays the invoices and the person who enters the gifts',
    description:
      'Fifteen sentences. Answer each with yes, no or nobody knows, and keep moving: a quick no is worth more than a perfect answer.',
    links: [
      {
        text: 'Microsoft for Nonprofits: what you can have, and at what price',
        url: 'https://www.microsoft.com/nonprofits',
        type: 'document',
      },
      {
        text: 'Google for Nonprofits: what you can have, and at what price',
        url: 'https://www.google.com/nonprofits/',
        type: 'document',
      },
      { text: 'TechSoup: software for nonprofits', url: 'https://www.techsoup.org/', type: 'document' },
    ],
    steps: [
      {
        title: 'Answer together (30 minutes)',
        text: 'Read each sentence aloud. Write the answer, and the name of whoever knew it. If only one person knew, mark the row.',
      },
      {
        title: 'Count (5 minutes)',
        text: 'Twelve or more yes: you can add AI now. Seven to eleven: mend the no rows first. Six or fewer: choose one tool as the place where donor records live, and begin there.',
      },
      {
        title: 'Choose one repair (10 minutes)',
        text: 'Take the no that costs the most hours a month. Give it a name and a date. One.',
      },
    ],
    hasLists: true,
  },
  {
    id: 'quick-enable',
    title: 'Copilot/Gemini Quick-Enable Walk-through',
    time: '5 minutes to switch on, 25 to try',
    need: 'Microsoft 365 or Google Workspace, and an administrator of it',
    description:
      'Many organizations already have an assistant in the office software they use. Menus change, so the steps name what to look for rather than where to click.',
    links: [
      {
        text: 'The 5-minute video: switch on the assistant you already pay for',
        url: '/videos?playbook=day1-impact',
        type: 'video',
      },
      {
        text: 'Microsoft: Copilot documentation',
        url: 'https://learn.microsoft.com/en-us/copilot/',
        type: 'document',
      },
      {
        text: 'Google: help for Workspace administrators',
        url: 'https://support.google.com/a',
        type: 'document',
      },
      {
        text: 'Microsoft 365 Copilot Chat, with your work account',
        url: 'https://m365.cloud.microsoft/chat',
        type: 'ai',
      },
      { text: 'Gemini, with your work account', url: 'https://gemini.google.com/', type: 'ai' },
    ],
    steps: [
      {
        title: 'See what you own',
        text: 'Microsoft: in the admin centre, look under licences for Copilot. Google: in the admin console, look under generative AI for Gemini. Note what is included and what costs extra.',
      },
      {
        title: 'Read one setting before you begin',
        text: 'Find the sentence that says whether your content is used to train models. Use an account where it is not: signed in with your work address, never a private one.',
      },
      {
        title: 'Switch it on for two people',
        text: 'One who is curious and one who is doubtful. Two weeks, one task: thank-you letters, or minutes of meetings. The doubtful one keeps the notes.',
      },
      {
        title: 'Give it your voice',
        text: 'Paste two letters you are proud of, without names, with this prompt. Keep the answer; it goes on top of every later request.',
        prompt:
          'Here are two letters from our organization. Describe their voice in eight short rules a new colleague could follow: length of sentences, words we use, words we avoid, how we thank, how we ask, how we speak of the people we serve. Quote one example for each rule. Do not praise the letters.',
      },
      {
        title: 'Measure one thing',
        text: 'Time ten letters before and ten after, corrections included. If nothing was saved, switch it off. That is a result too.',
      },
    ],
    hasLists: false,
  },
  {
    id: 'security-sheet',
    title: 'Security Quick-Start Sheet',
    time: '30 minutes',
    need: 'A director who can sign it',
    description:
      'Two pages to print, fill in and pin up. The first is settled once. The second comes round every month.',
    links: [
      { text: 'The security playbook', url: '/playbook/security', type: 'document' },
      {
        text: 'Office of the Privacy Commissioner of Canada',
        url: 'https://www.priv.gc.ca/en/',
        type: 'document',
      },
      {
        text: 'Get Cyber Safe, from the Government of Canada',
        url: 'https://www.getcybersafe.gc.ca/en',
        type: 'document',
      },
      {
        text: 'Secure Our World, from the US cybersecurity agency',
        url: 'https://www.cisa.gov/secure-our-world',
        type: 'document',
      },
      { text: 'The videos on security', url: '/videos?playbook=security-playbook', type: 'video' },
    ],
    steps: [],
    hasLists: true,
  },
];
