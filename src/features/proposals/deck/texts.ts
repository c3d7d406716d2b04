import { brand } from '@/content/brand';
import { starterPackAddress } from '@/content/pages/guide/guide';
import { paths } from '@/shared/config/paths';
import type { DeckAction } from '../content/deck';

/** Texts that all decks share. */
export const deckTexts = {
  logout: 'Logout',
  contents: 'Contents',
  contentsLabel: 'Slides of this presentation',
  position: (slide: number, of: number) => `${slide} of ${of}`,
  positionLabel: (slide: number, of: number, heading: string) => `Slide ${slide} of ${of}: ${heading}`,
  progress: 'Progress',
  keys: 'The arrow keys left and right move from slide to slide.',
  present: 'Present',
  number: (section: number) => `${section}`,
  benefit: 'Benefit to you',
  timeline: 'Timeline',
  mail: 'Write to us',
  phone: 'Call us',
  office: 'Where we are',
  book: 'Pick a time',
  bookLink: (minutes: number | undefined) =>
    minutes === undefined ? 'Choose a time' : `${minutes} minutes, free`,
  copyright: (since: number | undefined, year: number) =>
    `© ${since === undefined || since === year ? year : `${since} – ${year}`} ${brand.name}. All rights reserved.`,
  more: 'More',
  published: (day: string) => `Published on ${day}`,
  updated: (day: string, changes: string) => `Updated on ${day}: ${changes}`,
  moreChanges: (count: number) => `${count} more`,
  validUntil: (day: string) => `Valid until ${day}`,
} as const;

/** Texts of the presenter's view and of the speaker's window. */
export const presenterTexts = {
  label: 'Presentation',
  shortPosition: (slide: number, of: number) => `${slide}/${of}`,
  previous: 'Prev',
  next: 'Next',
  end: 'End',
  fullScreen: 'Full screen',
  notes: 'Notes',
  notesOf: 'Notes for the speaker',
  noNotes: 'No notes for this slide.',
  upNext: (heading: string) => `Next: ${heading}`,
  lastSlide: 'This is the last slide.',
  timer: 'Time since the start',
  pause: 'Pause the timer',
  resume: 'Resume the timer',
  restart: 'Start from 0:00',
  speakerWindow: 'Speaker window',
  closeSpeakerWindow: 'Close speaker window',
  speakerTitle: (presentation: string) => `Speaker window · ${presentation}`,
  blocked:
    'Your browser blocked the speaker window. Allow pop-ups for this site, then press “Speaker window” again.',
} as const;

/** Labels and destinations of a deck's buttons. Buttons without `to` lead to the booking page (PRO-Q44). */
export const deckActionLinks: Readonly<Record<DeckAction, { readonly label: string; readonly to?: string }>> =
  {
    startToday: { label: 'Start Today' },
    deployNow: { label: 'Deploy Now' },
    scaleUp: { label: 'Scale Up' },
    freePack: { label: 'Send Me the Free Pack', to: starterPackAddress },
    videos: { label: 'Open the video library', to: paths.videos },
    session: { label: 'Schedule Session' },
  };
