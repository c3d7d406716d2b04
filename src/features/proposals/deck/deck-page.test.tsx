import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import type { Deck } from '../content/deck';
import { DeckPage } from './deck-page';

const deck: Deck = {
  kind: 'deck',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  presentationTitle: 'A first month',
  slides: [
    { id: 'title', look: 'cover', numbered: false, heading: 'Hours back', notes: 'Say hello.', blocks: [] },
    {
      id: 'plan',
      look: 'plain',
      numbered: false,
      heading: 'The plan',
      blocks: [
        { type: 'text', text: 'One task first.\n<b>Then</b> the next.' },
        { type: 'points', items: ['Again', 'Again'] },
      ],
    },
    { id: 'thanks', look: 'closing', numbered: false, heading: 'Thank you', blocks: [] },
  ],
};

// jsdom has no layout, so each slide is given the window's height and scrolling moves them.
const slideHeight = 800;
let scrolled = 0;
const topOf = (element: Element) => deck.slides.findIndex(({ id }) => id === element.id) * slideHeight;
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, topOf(this) - scrolled, 1000, slideHeight);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled = topOf(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (more: Partial<Parameters<typeof DeckPage>[0]> = {}) =>
  renderInRouter(<DeckPage content={deck} onLogout={() => {}} {...more} />);

const progress = () => screen.getByRole('progressbar', { name: 'Progress' });
const heading = (name: string) => screen.getByRole('heading', { name });

describe('A deck on its page', () => {
  it('focuses its first heading and has Logout before the slides', covers('PRO-069'), async () => {
    const user = userEvent.setup();
    const onLogout = vi.fn();
    show({ onLogout });
    expect(heading('Hours back')).toHaveFocus();
    const logout = screen.getByRole('button', { name: 'Logout' });
    expect(screen.getByRole('banner')).toContainElement(logout);
    expect(
      logout.compareDocumentPosition(screen.getByRole('main')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).not.toBe(0);
    await user.click(logout);
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('has no Logout and takes no focus in a preview', () => {
    const { onLogout: _, ...preview } = { onLogout: undefined };
    renderInRouter(<DeckPage content={deck} {...preview} />);
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    expect(document.body).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(progress()).toHaveAttribute('aria-valuetext', '1 of 3');
  });

  it('shows markup as text, in paragraphs, and repeated items twice', () => {
    const { container } = show();
    expect(screen.getAllByText('Again')).toHaveLength(2);
    expect(screen.getByText('<b>Then</b> the next.').tagName).toBe('P');
    expect(container.querySelector('b')).toBeNull();
  });

  it('moves between slides with the arrow keys and stops at both ends', () => {
    show();
    const press = (key: string, more: object = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
    press('ArrowRight');
    expect(heading('The plan')).toHaveFocus();
    expect(progress()).toHaveAttribute('aria-valuetext', '2 of 3');
    press('ArrowRight');
    press('ArrowRight');
    expect(heading('Thank you')).toHaveFocus();
    expect(progress()).toHaveAttribute('value', '3');
    press('ArrowLeft', { altKey: true });
    expect(heading('Thank you')).toHaveFocus();
    press('ArrowLeft');
    expect(heading('The plan')).toHaveFocus();
  });

  it('updates the progress when the reader scrolls', async () => {
    show();
    scrolled = slideHeight * 0.5;
    fireEvent.scroll(window);
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', '1 of 3'));
    scrolled = slideHeight * 0.7;
    fireEvent.scroll(window);
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', '2 of 3'));
  });

  it('leaves up, down and space to the browser, and all keys to text fields', () => {
    show({ tools: <input aria-label="Find" /> });
    for (const key of ['ArrowDown', 'ArrowUp', ' ', 'PageDown'])
      expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Find' }), { key: 'ArrowRight' });
    expect(progress()).toHaveAttribute('aria-valuetext', '1 of 3');
  });

  it('lists its slides and moves to the one that is pressed', async () => {
    const user = userEvent.setup();
    show();
    const list = screen.getByRole('navigation', { name: 'Slides of this presentation', hidden: true });
    const links = within(list).getAllByRole('link', { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Hours back', 'The plan', 'Thank you']);
    expect(links[0]).toHaveAttribute('aria-current', 'step');
    await user.click(links[2] as HTMLElement);
    expect(heading('Thank you')).toHaveFocus();
    expect(links[2]).toHaveAttribute('aria-current', 'step');
  });

  it('passes the current slide to its tools', () => {
    show({ tools: ({ id, heading }) => <button type="button">{`Ask about ${heading} (${id})`}</button> });
    expect(screen.getByRole('button', { name: 'Ask about Hours back (title)' })).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: 'Ask about The plan (plan)' })).toBeInTheDocument();
  });

  it('folds its tools behind “More” and closes them on Escape or a press outside', async () => {
    const user = userEvent.setup();
    show({ tools: <button type="button">Share</button> });
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
    await user.click(more);
    await user.click(heading('The plan'));
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows on its cover the update, the changes and the last day of access', () => {
    show({
      content: {
        ...deck,
        update: {
          at: '2026-11-23T12:00:00Z',
          changes: ['Changed: The plan', 'Added: Thank you', 'Removed: Prices', 'Moved'],
        },
      },
      validUntil: new Date('2027-01-15T12:00:00Z'),
    });
    const cover = screen.getByRole('region', { name: 'Hours back' });
    expect(cover).toHaveTextContent(
      'Updated on November 23, 2026: Changed: The plan · Added: Thank you · 2 more',
    );
    expect(cover).toHaveTextContent('Valid until January 15, 2027');
  });

  it('shows the date of a first publication, and no last day without an end of access', () => {
    show({ content: { ...deck, update: { at: '2026-11-23T12:00:00Z', changes: [] } }, validUntil: null });
    const cover = screen.getByRole('region', { name: 'Hours back' });
    expect(cover).toHaveTextContent('Published on November 23, 2026');
    expect(cover).not.toHaveTextContent('Valid until');
  });

  it('shows no notes on the page, even to staff', () => {
    show({ notesOf: () => 'Say hello.' });
    expect(document.body).not.toHaveTextContent('Say hello.');
  });
});
