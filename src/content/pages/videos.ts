/** The categories of videos (PUB-275): stored values with labels for the filter. */
export const videoCategories = [
  { value: 'tutorial', label: 'Tutorial' },
  { value: 'security', label: 'Security' },
  { value: 'setup', label: 'Set-up' },
  { value: 'advanced', label: 'Advanced' },
  { value: 'commentary', label: 'Commentary' },
] as const;

/** One of the five categories. */
export type VideoCategory = (typeof videoCategories)[number]['value'];

/** The playbooks in the filter (PUB-276): stored values with labels for the filter and links. */
export const videoPlaybooks = [
  { value: 'day1-impact', label: 'Day-1 Impact' },
  { value: 'security-playbook', label: 'Security' },
  { value: 'advanced-playbook', label: 'Advanced' },
] as const;

/** A playbook with its own page. A video may name others. */
export type VideoPlaybook = (typeof videoPlaybooks)[number]['value'];

/** A video of the library (PUB-353). */
export interface Video {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /**
   * Link to the video on another site. Empty for a built-in video, which gets its link from the stored
   * library.
   */
  readonly url: string;
  /** A 16:9 picture: a path on this site, a full URL, or empty. */
  readonly thumbnail: string;
  /** `5:23`, or `1:05:23` with hours. May be empty. */
  readonly duration: string;
  readonly category: VideoCategory;
  readonly playbooks: readonly string[];
  readonly tags: readonly string[];
  /** Calendar day: `2026-11-21`. */
  readonly dateAdded: string;
}

/** The videos that the page shows until the stored library has loaded. Only that library has their links. */
export const builtInVideos: readonly Video[] = [
  {
    id: '1',
    title: 'Find warm donors in the records you have',
    description:
      'Three exports, one sheet without names, one prompt. You watch a list of strangers turn into people worth a call this week, and see where to doubt the answer.',
    url: '',
    thumbnail: '/videos/tutorial.svg',
    duration: '5:23',
    category: 'tutorial',
    playbooks: ['day1-impact'],
    tags: ['donors', 'prompts', 'spreadsheets'],
    dateAdded: '2026-11-21',
  },
  {
    id: '2',
    title: 'Switch on the assistant you already pay for',
    description:
      'Where Copilot and Gemini hide in the office software you own, the one setting to read first, and how to try it with two people before you tell the other twenty.',
    url: '',
    thumbnail: '/videos/setup.svg',
    duration: '4:58',
    category: 'setup',
    playbooks: ['day1-impact', 'security-playbook'],
    tags: ['Copilot', 'Gemini', 'first steps'],
    dateAdded: '2026-11-21',
  },
  {
    id: '5',
    title: 'What never goes into a prompt',
    description:
      'Names with gifts, health details, anything about a child. You learn to sort your files into never, ask first and freely, and to write the rule on one page for your board.',
    url: '',
    thumbnail: '/videos/security.svg',
    duration: '6:41',
    category: 'security',
    playbooks: ['security-playbook', 'day1-impact'],
    tags: ['privacy', 'donor data', 'board'],
    dateAdded: '2026-11-21',
  },
  {
    id: '6',
    title: 'From web form to donor record without retyping',
    description:
      'A gift arrives on your website and is typed in three more times. Follow it through the tools, find the step that can go, and see how two of them learn to talk to each other.',
    url: '',
    thumbnail: '/videos/advanced.svg',
    duration: '9:12',
    category: 'advanced',
    playbooks: ['advanced-playbook'],
    tags: ['data', 'Salesforce', 'forms'],
    dateAdded: '2026-11-21',
  },
];

export const videosPage = {
  title: 'Video library · ACF',
  description:
    'Short videos for nonprofit fundraisers: find donors, switch on your AI assistant, keep donor data safe and stop retyping. One task in each.',
  // A non-breaking space, so that lines break at the comma.
  heading: 'One\u00a0short\u00a0video, one job off your list.',
  lead: 'Each video takes one task from our playbooks and does it on screen, from the first click to the last. Watch it through once, then do it along with us.',
  loading: 'Loading video library...',
  filtersLabel: 'Find a video',
  searchLabel: 'Search',
  searchText: 'Search videos...',
  moreFilters: 'Filter by category or playbook',
  categoryLabel: 'Category',
  allCategories: 'All categories',
  playbookLabel: 'Playbook',
  allPlaybooks: 'All playbooks',
  withoutScripts:
    'Search and filters need scripts, which are off in your browser. Every video that comes with this site is listed here.',
  noMatch: 'No videos match your current filters.',
  clear: 'Clear search and filters',
  watch: 'Watch',
  length: (duration: string) => `Length: ${duration}`,
  tagsLabel: 'Tags',
  playbooksLabel: 'Goes with',
  unreached:
    'Our library cannot be reached right now, and the links to the videos are in it. Load the page again later to watch.',
  linkToCome: 'The link to this video is on its way.',
  packHeading: 'The steps are on paper, too',
  packText:
    'The free starter pack holds the prompts, the lists and the checklists that you see on screen. Keep it beside you and you need not pause.',
  packAction: 'Get the free starter pack',
} as const;
