import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { VideoEmbed } from './video-embed';
import { playerOrigin, playerTimeoutMs } from './video-player';

const texts = {
  name: 'How we work',
  play: 'Play the video',
  loading: 'The video is loading.',
  unavailable: 'Video temporarily unavailable',
  elsewhere: 'Watch it on YouTube',
  note: 'The player comes from YouTube.',
};

const show = () =>
  renderInRouter(
    <>
      <VideoEmbed videoId="film-1" texts={texts} poster={<p>The poster</p>} />
      <button type="button">Elsewhere on the page</button>
    </>,
  );

const press = () => fireEvent.click(screen.getByRole('button', { name: texts.play }));
const player = () => screen.getByTitle<HTMLIFrameElement>(texts.name);

/** Sends a message from the player, or from another origin that imitates it. */
function say(message: unknown, from: { source?: MessageEventSource | null; origin?: string } = {}): void {
  const { source = player().contentWindow, origin = playerOrigin } = from;
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), source, origin }));
  });
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function expectFailure(): void {
  const message = screen.getByText(texts.unavailable);
  const link = within(screen.getByRole('status')).getByRole('link', { name: /^Watch it on YouTube/ });
  expect(screen.queryByTitle(texts.name)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toContainElement(message);
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=film-1');
  expect(link).toHaveAttribute('target', '_blank');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('VideoEmbed', () => {
  it(
    'requests nothing from the video service before Play is pressed, then loads its player',
    covers('PUB-103'),
    () => {
      const { container } = show();
      expect(container.querySelector('iframe')).toBeNull();
      press();
      const address = new URL(player().src);
      expect(`${address.origin}${address.pathname}`).toBe('https://www.youtube-nocookie.com/embed/film-1');
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        cc_load_policy: '1',
        enablejsapi: '1',
        origin: window.location.origin,
      });
      expect(player()).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent(texts.loading);
    },
  );

  it('keeps a player that responds', () => {
    show();
    press();
    const greeted = vi.spyOn(player().contentWindow as Window, 'postMessage');
    wait(500);
    expect(greeted).toHaveBeenCalledWith('{"event":"listening"}', '*');
    say({ event: 'initialDelivery' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    wait(playerTimeoutMs);
    expect(player()).toBeInTheDocument();
  });

  it("subscribes to a player's errors once, and stops greeting it after its response", () => {
    show();
    press();
    const said = vi.spyOn(player().contentWindow as Window, 'postMessage');
    wait(1000);
    expect(said).toHaveBeenCalledTimes(2);
    say({ event: 'initialDelivery' });
    say({ event: 'infoDelivery' });
    wait(1000);
    expect(said).toHaveBeenCalledTimes(3);
    expect(said).toHaveBeenLastCalledWith(
      '{"event":"command","func":"addEventListener","args":["onError"]}',
      '*',
    );
    fireEvent.offline(window);
    expect(player()).toBeInTheDocument();
  });

  it.each([
    ['words', 'ready'],
    ['an object', { event: 'onError' }],
    ['null', 'null'],
  ])('accepts a message of %s as a response', (_, data) => {
    show();
    press();
    act(() => {
      const source = player().contentWindow;
      window.dispatchEvent(
        new MessageEvent('message', { data, source, origin: 'https://www.youtube-nocookie.com' }),
      );
    });
    wait(10_000);
    expect(player()).toBeInTheDocument();
  });

  it('gives up on a silent player after 10 s, not before', covers('PUB-104', 'PUB-105'), () => {
    show();
    press();
    fireEvent.load(player());
    wait(9_999);
    expect(player()).toBeInTheDocument();
    wait(1);
    expectFailure();
    expect(screen.getByText(texts.unavailable)).toHaveFocus();
  });

  it('ignores messages from other windows and origins', covers('ATT-007'), () => {
    show();
    press();
    say({ event: 'initialDelivery' }, { source: window });
    say({ event: 'initialDelivery' }, { origin: 'https://elsewhere.example' });
    wait(playerTimeoutMs);
    expectFailure();
  });

  it.each([
    ['at once', false],
    ['after it has played', true],
  ])('gives up when the player reports an error %s', covers('PUB-104'), (_, played) => {
    show();
    press();
    if (played) say({ event: 'initialDelivery' });
    say({ event: 'onError', info: 150 });
    expectFailure();
  });

  it('fails at once while offline, and when the connection is lost while loading', covers('PUB-104'), () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = show();
    press();
    expectFailure();
    expect(screen.getByText(texts.unavailable)).toHaveFocus();
    unmount();
    online.mockReturnValue(true);
    show();
    press();
    fireEvent.offline(window);
    expectFailure();
  });

  it('announces the failure without taking the focus from another control', () => {
    show();
    press();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere on the page' });
    elsewhere.focus();
    wait(playerTimeoutMs);
    expectFailure();
    expect(elsewhere).toHaveFocus();
  });
});
