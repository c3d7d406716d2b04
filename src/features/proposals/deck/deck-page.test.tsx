import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deck } from '../content/deck';
import { DeckPage } from './deck-page';
import { shownTime } from './use-timer';

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

// A document in these tests has no layout: each slide is as high as the window, and scrolling moves them.
const slideHeight = 800;
let scrolled = 0;
const placeOf = (element: Element) => deck.slides.findIndex(({ id }) => id === element.id) * slideHeight;
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, placeOf(this) - scrolled, 1000, slideHeight);
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled = placeOf(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (more: Partial<Parameters<typeof DeckPage>[0]> = {}) =>
  render(
    <MemoryRouter>
      <DeckPage content={deck} onLogout={() => {}} {...more} />
    </MemoryRouter>,
  );

const progress = () => screen.getByRole('progressbar', { name: 'Progress' });
const heading = (name: string) => screen.getByRole('heading', { name });

describe('a deck on its page', () => {
  it('begins at its first heading and has Logout before the slides [PRO-069]', async () => {
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

  it('has no Logout and takes no focus where it is only a preview', () => {
    const { onLogout: _, ...preview } = { onLogout: undefined };
    render(
      <MemoryRouter>
        <DeckPage content={deck} {...preview} />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
    expect(document.body).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(progress()).toHaveAttribute('aria-valuetext', '1 of 3');
  });

  it('shows text as text, in paragraphs, and twice what stands there twice', () => {
    const { container } = show();
    expect(screen.getAllByText('Again')).toHaveLength(2);
    expect(screen.getByText('<b>Then</b> the next.').tagName).toBe('P');
    expect(container.querySelector('b')).toBeNull();
  });

  it('goes from slide to slide with the arrow keys, and no further than its ends', () => {
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

  it('follows where the reader scrolls to', async () => {
    show();
    scrolled = slideHeight * 0.5;
    fireEvent.scroll(window);
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', '1 of 3'));
    scrolled = slideHeight * 0.7;
    fireEvent.scroll(window);
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuetext', '2 of 3'));
  });

  it('leaves up, down and space to the browser, and keys to what is being typed into', () => {
    show({ tools: <input aria-label="Find" /> });
    for (const key of ['ArrowDown', 'ArrowUp', ' ', 'PageDown'])
      expect(fireEvent.keyDown(document.body, { key })).toBe(true);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Find' }), { key: 'ArrowRight' });
    expect(progress()).toHaveAttribute('aria-valuetext', '1 of 3');
  });

  it('lists its slides and goes to the one that is pressed', async () => {
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
});

describe('the presenter’s view', () => {
  const begin = async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Present' }));
    return { user, view: await screen.findByRole('dialog', { name: 'Presentation' }) };
  };

  it('shows one slide at a time, moved by keys or buttons, and returns to the slide it ended with', async () => {
    const { user, view } = await begin();
    const position = () => within(view).getAllByRole('status')[0]?.textContent;
    expect(position()).toBe('Slide 1 of 3: Hours back');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    // What had the focus went with its slide.
    for (const key of ['PageDown', 'ArrowRight']) fireEvent.keyDown(document.body, { key });
    expect(position()).toBe('Slide 3 of 3: Thank you');
    fireEvent.keyDown(view, { key: 'ArrowLeft' });
    fireEvent.keyDown(view, { key: 'ArrowUp' });
    fireEvent.keyDown(view, { key: ' ' });
    expect(position()).toBe('Slide 2 of 3: The plan');
    expect(within(view).getByRole('heading', { name: 'The plan' })).toBeInTheDocument();
    await user.click(within(view).getByRole('button', { name: 'End' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heading('The plan')).toHaveFocus();
  });

  it('scrolls through a slide that is longer than the screen before the next one, but for the arrows to the sides', async () => {
    const { view } = await begin();
    const stage = view.firstElementChild as HTMLElement;
    for (const [name, value] of Object.entries({ scrollHeight: 900, clientHeight: 500 }))
      Object.defineProperty(stage, name, { value });
    stage.scrollBy = (by?: ScrollToOptions | number) => {
      stage.scrollTop += typeof by === 'object' ? (by.top ?? 0) : 0;
    };
    const position = () => within(view).getAllByRole('status')[0]?.textContent;
    fireEvent.keyDown(view, { key: ' ' });
    expect(stage.scrollTop).toBe(400);
    expect(position()).toBe('Slide 1 of 3: Hours back');
    fireEvent.keyDown(view, { key: 'PageUp' });
    expect(stage.scrollTop).toBe(0);
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(position()).toBe('Slide 2 of 3: The plan');
  });

  it('shows the notes and what comes next when asked, and not before', async () => {
    const { user, view } = await begin();
    expect(view).not.toHaveTextContent('Say hello.');
    fireEvent.keyDown(view, { key: 'n' });
    const notes = within(view).getByRole('complementary', { name: 'Notes for the speaker' });
    expect(notes).toHaveTextContent('Say hello.');
    expect(notes).toHaveTextContent('Next: The plan');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(notes).toHaveTextContent('No notes for this slide.');
    await user.click(within(view).getByRole('button', { name: 'Notes' }));
    expect(notes).not.toBeInTheDocument();
  });

  it('ends with Escape', async () => {
    const { view } = await begin();
    fireEvent(view, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the presenter’s timer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (seconds: number) =>
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });

  it('runs from the start, pauses, and begins again', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Present' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    const time = () => screen.getByRole('timer', { name: 'Time since the start' }).textContent;
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    expect(time()).toBe('0:00');
    pass(75);
    expect(time()).toBe('1:15');
    press('Pause the timer');
    pass(60);
    expect(time()).toBe('1:15');
    press('Run the timer');
    pass(5);
    expect(time()).toBe('1:20');
    press('Start from 0:00');
    expect(time()).toBe('0:00');
    pass(3);
    expect(time()).toBe('0:03');
  });

  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [600, '10:00'],
    [3723, '1:02:03'],
  ])('says %i seconds as %s', (seconds, shown) => {
    expect(shownTime(seconds)).toBe(shown);
  });
});
