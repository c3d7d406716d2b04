import { brand } from '../brand';

/** Texts of `/blog` and of the page around each post. */
export const blogPage = {
  title: 'Blog · ACF',
  heading: 'Blog',
  tags: 'Tags',
  subtitle: 'Insights, updates, and thoughts on technology for nonprofits',
  description:
    'Short essays for nonprofit staff on fundraising, donor data, AI at work, security, grants and boards. Each ends with one thing to do this week.',
  promise: 'Each post takes two minutes and ends with one thing to do this week.',
  contentsLabel: 'All posts by year',
  feedLink: 'Follow by feed',
  feedTitle: `${brand.name} Blog`,
  /** Labels of the control that expands a post on the overview page. */
  unfold: 'Read it here',
  fold: 'Close it',
  /** Added to labels for screen readers only. */
  ofPost: (title: string) => `: ${title}`,
  ownPage: 'Open it on a page of its own',
  notArrived: 'The text did not arrive. Close it and try again, or read it elsewhere:',
  newerLabel: 'Newer',
  olderLabel: 'Older',
  neighboursLabel: 'More posts',
  allPosts: 'All posts',
  youtubeLink: 'Watch on YouTube',
  applePodcastsLink: 'Listen on Apple Podcasts',
  linkedinLink: 'Read on LinkedIn',
  sessionHeading: 'Bring us this week’s task',
  sessionText:
    'If you tried it and got stuck, we look at it together in a free strategy session. You leave with the next step.',
} as const;
