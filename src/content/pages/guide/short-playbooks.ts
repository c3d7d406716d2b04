/** A playbook that isn't finished yet: the existing parts, and alternatives until then. */
export interface ShortPlaybook {
  /** The playbook's key in the video library. */
  readonly key: 'security-playbook' | 'advanced-playbook';
  readonly title: string;
  readonly description: string;
  readonly drawing: 'shield' | 'map';
  readonly kicker: string;
  readonly heading: string;
  readonly text: string;
  readonly videosText: string;
  readonly videosAction: string;
  readonly packText: string;
}

/** Texts that both short playbooks share. */
export const shortPlaybookWords = {
  videosHeading: 'Related videos',
  packHeading: 'The starter pack',
  packAction: 'Get Free Starter Pack',
} as const;

export const securityPlaybook: ShortPlaybook = {
  key: 'security-playbook',
  title: 'The security playbook: AI your donors can trust · ACF',
  description:
    'What a nonprofit settles before the first prompt: what may go into an AI assistant, what never does, who decides, and what you check each month.',
  drawing: 'shield',
  kicker: 'Security playbook',
  heading: 'Settle the rules before the first prompt.',
  text: 'We are still writing this playbook. What you can use today is its core: the Security Quick-Start Sheet, the fifth part of the free starter pack. Its two pages say what may go into an assistant, what never does, who decides, and what you check every month. A director can fill it in and sign it in half an hour.',
  videosText: 'Watch how to set up an assistant so that what you know about donors stays with you.',
  videosAction: 'Watch the videos on security',
  packText: 'Read the sheet, print it, and pin it up beside the other four parts.',
};

export const advancedPlaybook: ShortPlaybook = {
  key: 'advanced-playbook',
  title: 'The advanced playbook: after the first task · ACF',
  description:
    'For nonprofit teams whose first AI task already saves hours: which records an assistant may read, which steps may run alone, and how to measure.',
  drawing: 'map',
  kicker: 'Advanced playbook',
  heading: 'One good task leads to the next.',
  text: 'We are still writing this playbook. What you can use today is the free starter pack, and everything further builds on it. Once your first task saves hours each week, three questions follow: which records may the assistant read, which steps may run without a person, and how do you know that it helps?',
  videosText:
    'Watch what comes after the first task: records that fit together and steps that run by themselves.',
  videosAction: 'Watch the advanced videos',
  packText: 'Begin here if no task runs yet. Five parts, about three hours in all.',
};
