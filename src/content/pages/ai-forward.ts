/** One of the three parts of AI Forward. */
export interface AiForwardPart {
  readonly id: 'audits' | 'education' | 'apps';
  readonly name: string;
  readonly claim: string;
  readonly text: string;
  /** The visitor's result. */
  readonly result: string;
}

export const aiForwardParts: readonly AiForwardPart[] = [
  {
    id: 'audits',
    name: 'Audits',
    claim: 'We audit tasks, never people.',
    text: 'We sit with the people who do the work and write down what a week is made of. Every task gets one of three marks: give it to AI, share it, keep it. We also look at what your present software already does, because part of the answer is often paid for already.',
    result: 'A list of your tasks, the hours each one takes, and the first three to change.',
  },
  {
    id: 'education',
    name: 'Education',
    claim: 'Your staff learn on their own letters.',
    text: 'No talk about the future. Each role practises on its own documents, names removed, until the result sounds like you. We teach what to ask, what to check, and what never to paste.',
    result: 'A prompt book in your voice, and a one-page policy your board can adopt.',
  },
  {
    id: 'apps',
    name: 'AI-native apps',
    claim: 'When a tool is missing, we build a small one.',
    text: 'A reader that tells you which grant calls are worth your evening. A drafter of thank-you letters that knows your programs. We build it in your accounts, and a person approves whatever it sends.',
    result: 'A working tool, its instructions, and its running cost, known before we begin.',
  },
];

/** A step of the process; `reckon` is its usual duration. */
export interface ProcessStep {
  readonly name: string;
  readonly reckon: string;
  readonly text: string;
}

export const aiForwardSteps: readonly ProcessStep[] = [
  {
    name: 'Readiness assessment',
    reckon: 'Two weeks',
    text: 'An hour with each person, a look at your tools, your data and your rules. You learn what is ready and what must wait.',
  },
  {
    name: 'Strategic planning',
    reckon: 'One week',
    text: 'We choose the first task together, put a number on it, and write down who decides what. Your board gets one page.',
  },
  {
    name: 'Implementation',
    reckon: 'Three to five weeks',
    text: 'One task at a time moves over, with the old way still at hand. What saves no hours is dropped.',
  },
  {
    name: 'Training and support',
    reckon: 'From the first task on',
    text: 'Each role learns with its own documents. After a month we come back, measure again and mend what slipped.',
  },
];

export const aiForwardPage = {
  title: 'AI Forward: audits, education, AI-native apps · ACF',
  description:
    'AI for nonprofits in plain steps: an audit of where it helps, teaching for every role, and AI-native apps for the gaps. People keep every decision.',
  heading: 'Let AI write the first draft. Keep the last word.',
  lead: 'AI Forward finds the tasks where AI gives your staff hours back, teaches them to use it safely, and builds a tool where none fits.',
  session: 'Book a free 30-minute strategy session',
  guide: 'Try the free guide first',
  drawing: 'A typed draft on a desk; a pen in front of it signs the last line.',
  partsHeading: 'Begin with audits, education or AI-native apps',
  resultLabel: 'You get',
  stepsHeading: 'Four steps up. You can stop on any of them.',
  stepsLead: 'Every step ends with something you can use, even if you go no further.',
  sharesHeading: 'What you hand over, and what you keep',
  sharesLead: 'You draw the line between the two, in writing, before the first prompt.',
  shares: [
    {
      name: 'Hand over',
      entries: [
        'First drafts of appeals, reports and thank-you letters',
        'Summaries of grant calls that run to forty pages',
        'Meeting notes, turned into tasks with names',
        'Sorting replies into today, this week and later',
      ],
    },
    {
      name: 'Keep',
      entries: [
        'Who is asked, when, and for how much',
        'Whatever touches the health, money or children of the people you serve',
        'The call after a large gift, a loss or a complaint',
        'The decision to send',
      ],
    },
  ],
  closingHeading: 'Bring one task you are tired of',
  closingText:
    'In the free 30-minute strategy session we look at it together. You leave knowing whether AI would help, and what you would have to check.',
} as const;
