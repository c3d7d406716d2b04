import { brand } from '@/content/brand';
import { starterPackAddress } from '@/content/pages/guide/guide';
import { paths } from '@/shared/config/paths';
import type { DeckAction } from '../content/deck';

/** Every word of a deck that is the same for all of them. */
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
  office: 'Where we are',
  book: 'Pick a time',
  bookLink: `${brand.bookingMinutes} minutes, free`,
  copyright: (year: number) => `© ${brand.since} – ${year} ${brand.name}. All rights reserved.`,
} as const;

/** The presenter's view. */
export const presenterTexts = {
  label: 'Presentation',
  previous: 'Previous',
  next: 'Next',
  end: 'End',
  notes: 'Notes',
  notesOf: 'Notes for the speaker',
  noNotes: 'No notes for this slide.',
  upNext: (heading: string) => `Next: ${heading}`,
  lastSlide: 'This is the last slide.',
  elapsed: 'Time since the start',
  pause: 'Pause the timer',
  resume: 'Run the timer',
  restart: 'Start from 0:00',
} as const;

/** What the buttons of a deck say and where they lead, in a new tab (PRO-Q44). */
export const deckActionLinks: Readonly<Record<DeckAction, { readonly label: string; readonly to: string }>> =
  {
    startToday: { label: 'Start Today', to: brand.bookingLink },
    deployNow: { label: 'Deploy Now', to: brand.bookingLink },
    scaleUp: { label: 'Scale Up', to: brand.bookingLink },
    freePack: { label: 'Send Me the Free Pack', to: starterPackAddress },
    videos: { label: 'Open the video library', to: paths.videos },
    session: { label: 'Schedule Session', to: brand.bookingLink },
  };
