import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { builtFacts } from '@/content/site-facts';
import { DeckPage } from '@/features/proposals/deck/deck-page';
import { GateForm } from '@/features/proposals/gate/gate-form';
import type { Gate } from '@/features/proposals/gate/gate-record';
import { LostCode } from '@/features/proposals/gate/lost-code';
import { MissingPage } from '@/features/proposals/local/missing-page';
import { Unreadable } from '@/features/proposals/opened/unreadable';
import { showSiteFacts } from '@/shared/facts/use-site-facts';
import { holdLinkCode } from '@/shared/lib/link-code';
import { seedPages } from '../../../scripts/seed/proposals/pages';
import { copyOf, visit } from './opened-pages';

const gate: Gate = {
  slug: 'river-house',
  kind: 'proposal',
  derivation: '',
  rounds: 0,
  salt: '',
  matching: 'normalised',
  status: 'active',
  revision: 1,
};

const shown = (element: React.ReactNode): Element =>
  copyOf(render(<MemoryRouter>{element}</MemoryRouter>).container);

/** Renders an element as if the owner had set no facts, such as an address of ours. */
function withoutFacts(element: React.ReactNode): Element {
  showSiteFacts({ socialLinks: [], meditationLinks: [], certificates: [] });
  const place = shown(element);
  showSiteFacts(builtFacts);
  return place;
}

/** Shows a gate after `refusals` refusals in a row. */
export const refusedTimes = (refusals: number): Element =>
  shown(
    <GateForm
      state={{ status: 'locked', gate, failure: 'refused', refusals, wasLeft: false }}
      title="A gate"
      subtitle=""
      submit="Open"
      busy=""
      refused="Refused"
      sealed=""
      onSubmit={() => {}}
    />,
  );

/** Presents a deck with the speaker's notes, as staff do. */
async function presenting(): Promise<Element> {
  const { slides, ...deck } = seedPages['canadian-cancer-society-presentation'];
  const notesOf = (id: string) => slides.find((slide) => slide.id === id)?.notes;
  vi.spyOn(window, 'open').mockReturnValue(null);
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  render(
    <MemoryRouter>
      <DeckPage content={{ ...deck, slides }} notesOf={notesOf} onLogout={() => {}} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Present' }));
  const view = await screen.findByRole('dialog', { name: 'Presentation' });
  fireEvent.click(screen.getByRole('button', { name: 'Speaker window' }));
  await waitFor(() => screen.getByText(/^Your browser blocked/));
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  return copyOf(view.parentElement ?? view);
}

const openers = {
  'a gate that a link opened': () => {
    history.replaceState(null, '', '/proposals/tipping-point#code=5HJX');
    holdLinkCode();
    history.replaceState(null, '', '/');
    return visit('/proposals/tipping-point', async (container) => {
      await screen.findByLabelText('Access Code');
      return copyOf(container);
    });
  },
  'a page that was not reached': () =>
    visit(
      '/proposals/tipping-point',
      async (container) => {
        await screen.findByRole('button', { name: 'Try again' });
        return copyOf(container);
      },
      false,
    ),
  'the help after three refusals': async () => shown(<LostCode gate={gate} isFull />),
  'the help where we have no address': async () => withoutFacts(<LostCode gate={gate} isFull />),
  'a missing page where we have no address': async () =>
    withoutFacts(<MissingPage slug="river-house" listAddress="/proposals" />),
  'a page of a later version': async () => shown(<Unreadable />),
  'a page of a later version where we have no address': async () => withoutFacts(<Unreadable />),
  'a presentation': presenting,
} satisfies Readonly<Record<string, () => Promise<Element>>>;

type State = keyof typeof openers;

const states = new Map<State, Promise<Element>>();

/** Shows a state of a visitor's page, once in a file. */
export function stateOf(state: State): Promise<Element> {
  const known = states.get(state) ?? openers[state]();
  states.set(state, known);
  return known;
}

/**
 * Texts of a visitor's page: the open point or decision that requires the text, the text, and the state that
 * shows it.
 */
export const stateTexts: readonly (readonly [rows: string, text: string, state: State])[] = [
  [
    'decision 042',
    'Your access code came with the link. Enter your email address to open the page.',
    'a gate that a link opened',
  ],
  ['decision 042', '5HJX', 'a gate that a link opened'],
  [
    'PRO-Q10',
    'This page could not be loaded. Check your connection and try again.',
    'a page that was not reached',
  ],
  ['PRO-Q10', 'Try again', 'a page that was not reached'],
  [
    'decision 049',
    'Lost the code, or has your access ended? Write to hello@acf.example',
    'the help after three refusals',
  ],
  [
    'decision 049',
    'Lost the code, or has your access ended? Use the contact form',
    'the help where we have no address',
  ],
  [
    'decision 049',
    'This page is no longer available, or the address is wrong. Use the contact form and we’ll send you a new link.',
    'a missing page where we have no address',
  ],
  ['decision 049', 'Open the contact form', 'a missing page where we have no address'],
  ['decision 049', 'Go to the site', 'a missing page where we have no address'],
  [
    'decision 050',
    'Your code is right, but we cannot show the page. Refresh it; if that does not help, write to hello@acf.example.',
    'a page of a later version',
  ],
  [
    'decision 050',
    'Your code is right, but we cannot show the page. Refresh it; if that does not help, tell the person who sent you the link.',
    'a page of a later version where we have no address',
  ],
  ['decision 043', 'Presentation', 'a presentation'],
  ['decision 043', 'Slide 12 of 12: Thank you', 'a presentation'],
  ['decision 043', '12/12', 'a presentation'],
  ['decision 043', 'Prev', 'a presentation'],
  ['decision 043', 'Next', 'a presentation'],
  ['decision 043', 'End', 'a presentation'],
  ['decision 043', 'Full screen', 'a presentation'],
  ['decision 043', 'Notes', 'a presentation'],
  ['decision 043', 'Speaker window', 'a presentation'],
  [
    'decision 043',
    'Your browser blocked the speaker window. Allow pop-ups for this site, then press “Speaker window” again.',
    'a presentation',
  ],
];
