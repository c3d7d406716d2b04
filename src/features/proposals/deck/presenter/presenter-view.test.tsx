import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeck, aSlide } from '@/testing/records/proposal-content';
import { renderInRouter } from '@/testing/render-in-router';
import { DeckPage } from '../deck-page';
import { formatDuration } from './stopwatch';

const deck = aDeck({
  slides: [
    aSlide({ look: 'cover', notes: 'Say hello.' }),
    aSlide({ id: 'plan', heading: 'The plan' }),
    aSlide({ id: 'thanks', look: 'closing', heading: 'Thank you', notes: 'Wait for questions.' }),
  ],
});
const notesOf = (id: string) => deck.slides.find((slide) => slide.id === id)?.notes;

const show = (more: Partial<Parameters<typeof DeckPage>[0]> = {}) =>
  renderInRouter(<DeckPage content={deck} onLogout={() => {}} {...more} />);

const begin = async (more: Partial<Parameters<typeof DeckPage>[0]> = {}) => {
  const user = userEvent.setup();
  show(more);
  await user.click(screen.getByRole('button', { name: 'Present' }));
  return { user, view: await screen.findByRole('dialog', { name: 'Presentation' }) };
};

const position = () => within(screen.getByRole('dialog')).getAllByRole('status')[0]?.textContent;

// jsdom has no layout, so each slide is given 1000 px of width and the window's height.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(
      0,
      800 *
        Math.max(
          0,
          deck.slides.findIndex(({ id }) => id === this.id),
        ),
      1000,
      800,
    );
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('The presenter’s view', () => {
  it('shows one slide at a time, moves by keys or buttons, and returns to its last slide', async () => {
    const { user, view } = await begin();
    expect(position()).toBe('Slide 1 of 3: Hours back');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    // The focused element was removed with its slide.
    for (const key of ['PageDown', 'ArrowRight']) fireEvent.keyDown(document.body, { key });
    expect(position()).toBe('Slide 3 of 3: Thank you');
    fireEvent.keyDown(view, { key: 'ArrowLeft' });
    fireEvent.keyDown(view, { key: 'ArrowUp' });
    fireEvent.keyDown(view, { key: ' ' });
    expect(position()).toBe('Slide 2 of 3: The plan');
    expect(within(view).getByRole('heading', { name: 'The plan' })).toBeInTheDocument();
    await user.click(within(view).getByRole('button', { name: 'Prev' }));
    expect(within(view).getByRole('button', { name: 'Prev' })).toBeDisabled();
    await user.click(within(view).getByRole('button', { name: 'Next' }));
    await user.click(within(view).getByRole('button', { name: 'End' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The plan' })).toHaveFocus();
  });

  it('scrolls through a long slide before the next one, except with the side arrows', async () => {
    const { view } = await begin();
    const stage = view.firstElementChild as HTMLElement;
    for (const [name, value] of Object.entries({ scrollHeight: 900, clientHeight: 500 }))
      Object.defineProperty(stage, name, { value });
    stage.scrollBy = (by?: ScrollToOptions | number) => {
      stage.scrollTop += typeof by === 'object' ? (by.top ?? 0) : 0;
    };
    fireEvent.keyDown(view, { key: ' ' });
    expect(stage.scrollTop).toBe(400);
    expect(position()).toBe('Slide 1 of 3: Hours back');
    fireEvent.keyDown(view, { key: 'PageUp' });
    expect(stage.scrollTop).toBe(0);
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(position()).toBe('Slide 2 of 3: The plan');
  });

  it('ends with Escape', async () => {
    const { view } = await begin();
    fireEvent(view, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('A touched presentation', () => {
  const touch = (from: readonly [number, number], to: readonly [number, number], more: object = {}) => {
    const slide = within(screen.getByRole('dialog')).getByRole('heading');
    const at = ([clientX, clientY]: readonly [number, number]) => ({ clientX, clientY });
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, bubbles: true, ...more };
    fireEvent.pointerDown(slide, { ...finger, ...at(from) });
    fireEvent.pointerUp(slide, { ...finger, ...at(to) });
  };

  it('moves forward on a swipe to the left and back on a swipe to the right', async () => {
    await begin();
    touch([600, 300], [500, 310]);
    expect(position()).toBe('Slide 2 of 3: The plan');
    touch([300, 300], [420, 280]);
    expect(position()).toBe('Slide 1 of 3: Hours back');
    touch([300, 300], [420, 280]);
    expect(position()).toBe('Slide 1 of 3: Hours back');
  });

  it('moves forward on a tap in the right third, back in the left third, and not between', async () => {
    await begin();
    touch([700, 300], [702, 301]);
    expect(position()).toBe('Slide 2 of 3: The plan');
    touch([500, 300], [500, 300]);
    expect(position()).toBe('Slide 2 of 3: The plan');
    touch([300, 300], [300, 300]);
    expect(position()).toBe('Slide 1 of 3: Hours back');
  });

  it.each([
    ['scrolls down', [700, 600], [690, 300], {}],
    ['is a mouse', [700, 300], [700, 300], { pointerType: 'mouse' }],
    ['is a second finger', [700, 300], [700, 300], { isPrimary: false }],
  ] as const)('does not move when the touch %s', async (_, from, to, more) => {
    await begin();
    touch(from, to, more);
    expect(position()).toBe('Slide 1 of 3: Hours back');
  });

  it('does not move when a finger rests to select text', async () => {
    await begin();
    const slide = within(screen.getByRole('dialog')).getByRole('heading');
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 900, clientY: 100 };
    const moment = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    moment.mockReturnValue(1000);
    fireEvent.pointerDown(slide, finger);
    moment.mockReturnValue(2000);
    fireEvent.pointerUp(slide, finger);
    expect(position()).toBe('Slide 1 of 3: Hours back');
  });
});

describe('The speaker’s notes', () => {
  it('are unavailable to readers, who have no button, timer or keys for them', async () => {
    const open = vi.spyOn(window, 'open');
    const { view } = await begin();
    for (const key of ['n', 'p']) fireEvent.keyDown(view, { key });
    expect(open).not.toHaveBeenCalled();
    expect(within(view).queryByRole('complementary')).toBeNull();
    expect(within(view).queryByRole('timer')).toBeNull();
    for (const name of ['Notes', 'Speaker window'])
      expect(within(view).queryByRole('button', { name })).toBeNull();
    expect(document.body).not.toHaveTextContent('Say hello.');
  });

  it('are shown to staff who press N, with the next slide', async () => {
    const { user, view } = await begin({ notesOf });
    expect(view).not.toHaveTextContent('Say hello.');
    expect(within(view).queryByRole('timer')).toBeNull();
    fireEvent.keyDown(view, { key: 'n' });
    const notes = within(view).getByRole('complementary', { name: 'Speaker notes' });
    expect(notes).toHaveTextContent('Say hello.');
    expect(notes).toHaveTextContent('Next: The plan');
    fireEvent.keyDown(view, { key: 'ArrowRight' });
    expect(notes).toHaveTextContent('No notes for this slide.');
    await user.click(within(view).getByRole('button', { name: 'Notes' }));
    expect(notes).not.toBeInTheDocument();
  });

  it('explain that the browser blocked the second window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, view } = await begin({ notesOf });
    await user.click(within(view).getByRole('button', { name: 'Speaker window' }));
    expect(view).toHaveTextContent('Your browser blocked the speaker window. Allow pop-ups for this site');
    expect(within(view).getByRole('button', { name: 'Speaker window' })).toBeInTheDocument();
  });
});

describe('The presenter’s timer', () => {
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

  it('runs from the start, pauses and restarts', async () => {
    show({ notesOf });
    fireEvent.click(screen.getByRole('button', { name: 'Present' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.keyDown(document.body, { key: 'n' });
    const time = () => screen.getByRole('timer', { name: 'Time since the start' }).textContent;
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    expect(time()).toBe('0:00');
    pass(75);
    expect(time()).toBe('1:15');
    press('Pause the timer');
    pass(60);
    expect(time()).toBe('1:15');
    press('Resume the timer');
    pass(5);
    expect(time()).toBe('1:20');
    press('Start from 0:00');
    expect(time()).toBe('0:00');
    pass(3);
    expect(time()).toBe('0:03');
  });

  it('stays paused when it is reset while paused', async () => {
    show({ notesOf });
    fireEvent.click(screen.getByRole('button', { name: 'Present' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.keyDown(document.body, { key: 'n' });
    const time = () => screen.getByRole('timer', { name: 'Time since the start' }).textContent;
    pass(75);
    fireEvent.click(screen.getByRole('button', { name: 'Pause the timer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Start from 0:00' }));
    pass(9);
    expect(time()).toBe('0:00');
    fireEvent.click(screen.getByRole('button', { name: 'Resume the timer' }));
    pass(4);
    expect(time()).toBe('0:04');
  });

  it('continues while the notes are hidden', async () => {
    show({ notesOf });
    fireEvent.click(screen.getByRole('button', { name: 'Present' }));
    await act(() => vi.advanceTimersByTimeAsync(0));
    pass(90);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(screen.getByRole('timer', { name: 'Time since the start' })).toHaveTextContent('1:30');
  });

  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [600, '10:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
  ])('shows %i seconds as %s', (seconds, shown) => {
    expect(formatDuration(seconds)).toBe(shown);
  });
});
