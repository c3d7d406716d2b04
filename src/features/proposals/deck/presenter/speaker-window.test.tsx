import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDeck, aSlide } from '@/testing/records/proposal-content';
import { renderInRouter } from '@/testing/render-in-router';
import { DeckPage } from '../deck-page';

const deck = aDeck({
  slides: [
    aSlide({ look: 'cover', notes: 'Say hello.' }),
    aSlide({ id: 'plan', heading: 'The plan' }),
    aSlide({ id: 'thanks', look: 'closing', heading: 'Thank you', notes: 'Wait for questions.' }),
  ],
});

let frame: HTMLIFrameElement;

/** Returns a second window as the browser would open one: a frame has its own document and events. */
function anotherWindow(): Window {
  const opened = frame.contentWindow;
  if (!opened) throw new Error('The frame has no window.');
  const setClosed = (value: boolean) =>
    Object.defineProperty(opened, 'closed', { value, writable: true, configurable: true });
  setClosed(false);
  Object.defineProperty(opened, 'close', { value: () => setClosed(true), configurable: true });
  return opened;
}

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
  vi.spyOn(window, 'open').mockImplementation(anotherWindow);
  // jsdom has no layout, so each slide is given the window's height.
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
  cleanup();
  vi.restoreAllMocks();
  frame.remove();
});

async function begin() {
  const user = userEvent.setup();
  const notesOf = (id: string) => deck.slides.find((slide) => slide.id === id)?.notes;
  const { unmount } = renderInRouter(<DeckPage content={deck} notesOf={notesOf} />);
  await user.click(screen.getByRole('button', { name: 'Present' }));
  const view = within(await screen.findByRole('dialog', { name: 'Presentation' }));
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no document.');
  const speaker = within(contentDocument.body);
  return {
    user,
    unmount,
    view,
    speaker,
    keys: (key: string) => fireEvent.keyDown(contentDocument.body, { key }),
    positions: () => [view, speaker].map((each) => each.getAllByRole('status')[0]?.textContent),
  };
}

describe('The speaker’s window', () => {
  it('opens with P and shows notes, next slide and timer, which the audience does not see', async () => {
    const { view, speaker } = await begin();
    fireEvent.keyDown(document.body, { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(speaker.getByRole('region', { name: 'Notes for the speaker' })).toHaveTextContent('Say hello.');
    expect(speaker.getByRole('heading', { name: 'Next: The plan' })).toBeVisible();
    expect(speaker.getByRole('timer', { name: 'Time since the start' })).toBeVisible();
    expect(view.queryByText('Say hello.')).toBeNull();
    expect(view.queryByRole('timer')).toBeNull();
    expect(view.queryByRole('button', { name: 'Notes' })).toBeNull();
  });

  it('stays in step with the presentation when either window moves', async () => {
    const { user, view, speaker, keys, positions } = await begin();
    await user.click(view.getByRole('button', { name: 'Speaker window' }));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(positions()).toEqual(['Slide 2 of 3: The plan', 'Slide 2 of 3: The plan']);
    keys('ArrowRight');
    expect(positions()).toEqual(['Slide 3 of 3: Thank you', 'Slide 3 of 3: Thank you']);
    expect(speaker.getByText('Wait for questions.')).toBeVisible();
    expect(speaker.getByRole('heading', { name: 'This is the last slide.' })).toBeVisible();
    expect(speaker.getByRole('button', { name: 'Next' })).toBeDisabled();
    fireEvent.click(speaker.getByRole('button', { name: 'Prev' }));
    expect(positions()).toEqual(['Slide 2 of 3: The plan', 'Slide 2 of 3: The plan']);
    expect(speaker.getByText('No notes for this slide.')).toBeVisible();
  });

  it('opens once, and keeps notes hidden from the audience when N is pressed', async () => {
    const { view } = await begin();
    for (const key of ['p', 'p', 'n']) fireEvent.keyDown(document.body, { key });
    expect(window.open).toHaveBeenCalledOnce();
    expect(view.queryByRole('complementary')).toBeNull();
  });

  it('leaves the presentation unchanged when the speaker closes it, and opens again', async () => {
    const { view, positions } = await begin();
    fireEvent.keyDown(document.body, { key: 'p' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    frame.contentWindow?.close();
    await waitFor(() => expect(view.getByRole('button', { name: 'Speaker window' })).toBeVisible());
    expect(view.queryByRole('complementary')).toBeNull();
    expect(view.getAllByRole('status')[0]).toHaveTextContent('Slide 2 of 3: The plan');
    fireEvent.keyDown(document.body, { key: 'p' });
    expect(positions()).toEqual(['Slide 2 of 3: The plan', 'Slide 2 of 3: The plan']);
  });

  it('closes with its button and with the presentation', async () => {
    const { user, view, unmount } = await begin();
    await user.click(view.getByRole('button', { name: 'Speaker window' }));
    await user.click(view.getByRole('button', { name: 'Close speaker window' }));
    expect(frame.contentWindow?.closed).toBe(true);
    await user.click(view.getByRole('button', { name: 'Speaker window' }));
    expect(frame.contentWindow?.closed).toBe(false);
    unmount();
    expect(frame.contentWindow?.closed).toBe(true);
  });
});
