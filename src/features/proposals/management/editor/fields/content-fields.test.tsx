import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearMessages } from '@/shared/ui/workspace/messages/messages';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import type { Deck } from '@/features/proposals/content/deck';
import { emptyContent } from '@/features/proposals/management/content-schemas';
import { enter, openFields } from '../editor.fixture';

const three = aDeck({
  slides: [
    aSlide({ id: 'title', heading: 'Hours back' }),
    aSlide({ id: 'agenda', heading: 'Agenda' }),
    aSlide({ id: 'thanks', heading: 'Thank you' }),
  ],
});
const openDeck = (deck: Deck = three) => {
  const fields = openFields('deck', deck);
  return { ...fields, slides: () => (fields.content() as Deck).slides, user: userEvent.setup() };
};
const slide = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', { name });
const choose = async (user: ReturnType<typeof userEvent.setup>, of: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${of}` }));
  await user.click(within(screen.getByRole('menu', { name: `Actions for ${of}` })).getByText(action));
};

beforeEach(() => {
  // jsdom doesn't support popovers.
  const toggled = (newState: string) =>
    function toggle(this: HTMLElement) {
      this.style.display = newState === 'open' ? 'block' : 'none';
      fireEvent(this, Object.assign(new Event('toggle'), { newState }));
    };
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(toggled('open'));
  vi.spyOn(HTMLElement.prototype, 'hidePopover').mockImplementation(toggled('closed'));
});
afterEach(() => {
  clearMessages();
  vi.restoreAllMocks();
});

describe('The slides of a deck', () => {
  it('move by keyboard, with an announcement', async () => {
    const { slides, user } = openDeck();
    slide('2. Agenda').focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(slides().map(({ id }) => id)).toEqual(['title', 'thanks', 'agenda']);
    expect(screen.getByText('2. Agenda moved to place 3 of 3.')).toBeInTheDocument();
    expect(slide('3. Agenda')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(slides().map(({ id }) => id)).toEqual(['title', 'thanks', 'agenda']);
  });

  it('return to their position when a deletion is undone', async () => {
    const { slides, user } = openDeck();
    await choose(user, '2. Agenda', 'Delete');
    expect(slides().map(({ id }) => id)).toEqual(['title', 'thanks']);
    expect(screen.getByText('2. Agenda was deleted.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(slides()).toEqual(three.slides);
  });

  it('keep changes made before a deletion is undone', async () => {
    const { slides, user } = openDeck();
    await choose(user, '1. Hours back', 'Delete');
    await user.click(slide('1. Agenda'));
    enter(screen.getByLabelText('Heading'), 'Our agenda');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(slides().map(({ heading }) => heading)).toEqual(['Hours back', 'Our agenda', 'Thank you']);
  });

  it('are added after the current one, with an id that stays when the heading changes', async () => {
    const { slides, user } = openDeck();
    await user.click(slide('1. Hours back'));
    await user.click(screen.getByRole('button', { name: 'Add slide' }));
    const dialog = screen.getByRole('dialog', { name: 'Add slide' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(21);
    await user.type(within(dialog).getByLabelText('Heading of the new slide'), 'Agenda');
    await user.click(within(dialog).getByRole('button', { name: 'Figures' }));
    expect(slides().map(({ id }) => id)).toEqual(['title', 'agenda-2', 'agenda', 'thanks']);
    expect(screen.getByLabelText('Heading')).toHaveFocus();
    enter(screen.getByLabelText('Heading'), 'What counts');
    expect(slides()[1]).toMatchObject({
      id: 'agenda-2',
      heading: 'What counts',
      blocks: [{ type: 'figures' }],
    });
  });

  it('get their own id when they are duplicated', async () => {
    const { slides, user } = openDeck();
    await choose(user, '2. Agenda', 'Duplicate');
    expect(slides().map(({ id }) => id)).toEqual(['title', 'agenda', 'agenda-2', 'thanks']);
  });

  it('cannot be more than 50', async () => {
    const slides = Array.from({ length: 50 }, (_, index) =>
      aSlide({ id: `s-${index}`, heading: `S ${index}` }),
    );
    const deck = openDeck(aDeck({ slides }));
    expect(screen.getByText('A deck has at most 50 slides.')).toBeInTheDocument();
    await deck.user.click(screen.getByRole('button', { name: 'Add slide' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are marked if they share an id, and get separate ids on request', async () => {
    const twins = [aSlide({ heading: 'One' }), aSlide({ heading: 'Two' })];
    const { slides, user } = openDeck(aDeck({ slides: twins }));
    await user.click(slide('2. Two 1 field left'));
    expect(screen.getByText('Slide 1 has the same internal name as this slide.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tell the slides apart' }));
    expect(slides().map(({ id }) => id)).toEqual(['title', 'title-2']);
    expect(screen.getByText('All fields are filled in.')).toBeInTheDocument();
  });
});

describe('Missing fields', () => {
  it('are counted at once and marked after an attempt to publish, which focuses the first', async () => {
    const fields = openFields('proposal', JSON.parse(emptyContent('proposal', { clientName: 'Ark' })));
    expect(screen.getByLabelText('Client email')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('Fill this in.')).not.toBeInTheDocument();
    expect(screen.getByText(/^\d+ fields left$/, { selector: 'output' })).toBeInTheDocument();
    fields.tryToPublish();
    expect(screen.getByLabelText('Client email')).toHaveFocus();
    expect(screen.getByLabelText('Client email')).toHaveAccessibleDescription(/Fill this in\.$/);
    expect(screen.getByLabelText('Client email')).toBeInvalid();
  });

  it('open the section of the first one', async () => {
    const content = aClientProposal({ download: { summary: '', pilotApproach: 'Thirty days.' } });
    openFields('proposal', content);
    expect(screen.getByText('1 field left', { selector: 'output' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show the first' }));
    expect(screen.getByLabelText('Executive summary')).toHaveFocus();
    enter(screen.getByLabelText('Executive summary'), 'a'.repeat(20_001));
    expect(screen.getByText('20,001 characters. Use 20,000 or fewer.')).toBeInTheDocument();
    expect(screen.getByLabelText('Executive summary')).toHaveValue('a'.repeat(20_001));
  });
});

describe('Lists in the editor', () => {
  it('of a fixed length have no buttons to add or remove entries', async () => {
    openFields('proposal', aClientProposal());
    await userEvent.click(slide('Hero'));
    const badges = screen.getByRole('group', { name: 'Badges' });
    expect(within(badges).getByText('4 of 4')).toBeInTheDocument();
    expect(
      within(badges)
        .getAllByRole('textbox')
        .map((each) => each.getAttribute('value')),
    ).toEqual(['a', 'b', 'c', 'd']);
    expect(within(badges).queryByRole('button', { name: /add/i })).not.toBeInTheDocument();
  });

  it('of texts drop empty lines when they lose focus', async () => {
    const fields = openFields('proposal', aClientProposal());
    await userEvent.click(slide('Packages: Grow'));
    const bullets = screen.getByLabelText('Bullets');
    enter(bullets, 'One\n\nTwo\n');
    fireEvent.blur(bullets);
    expect(fields.content()).toMatchObject({ packages: { grow: { bullets: ['One', 'Two'] } } });
  });

  it('ignore Enter in a single-line text', async () => {
    openFields('proposal', aClientProposal());
    await userEvent.click(slide('Packages: Grow'));
    const goal = screen.getByLabelText('Core goal');
    expect(goal.tagName).toBe('TEXTAREA');
    await userEvent.type(goal, '{Enter}!');
    expect(goal).toHaveValue('One task, done well.!');
  });

  it('restore an optional part when its removal is undone', async () => {
    const sender = { name: 'Mia', email: 'mia@acf.example' };
    const fields = openFields('proposal', aClientProposal({ sender }));
    await userEvent.click(slide('Sender'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Sender' }));
    expect(fields.content()).not.toHaveProperty('sender');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(fields.content()).toMatchObject({ sender });
  });
});
