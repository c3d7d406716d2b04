/** The origin of the player's URL and of its messages. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** The time limit for the player's first message after the press, in ms (PUB-Q53). */
export const playerTimeoutMs = 10_000;

const greetingIntervalMs = 500;

/** Returns the URL of a video on YouTube. */
export const videoPage = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

/**
 * Returns the URL of the embedded player. It starts at once, with captions, and sends messages to
 * `pageOrigin`.
 */
export function playerAddress(videoId: string, pageOrigin: string): string {
  const options = new URLSearchParams({
    autoplay: '1',
    cc_load_policy: '1',
    enablejsapi: '1',
    origin: pageOrigin,
    playsinline: '1',
    rel: '0',
  });
  return `${playerOrigin}/embed/${encodeURIComponent(videoId)}?${options}`;
}

/**
 * Checks whether a player's message means that the video can't be shown (removed, private, embedding
 * forbidden).
 */
function isErrorMessage(data: unknown): boolean {
  if (typeof data !== 'string') return false;
  try {
    return (JSON.parse(data) as { event?: unknown } | null)?.event === 'onError';
  } catch {
    return false;
  }
}

interface PlayerListeners {
  readonly onAnswer: () => void;
  readonly onFailure: () => void;
}

/**
 * Watches a new player until the returned function is called. Relies on the player's messages, because
 * browsers fire the load event for an error page too (PUB-104). The first message means success. Failure is
 * an error message at any time, no message within `playerTimeoutMs`, or going offline before the first
 * message.
 */
export function followPlayer(frame: HTMLIFrameElement, { onAnswer, onFailure }: PlayerListeners): () => void {
  // `*` is safe, because the messages hold nothing secret. With a specific origin, browsers would log an
  // error while the frame shows an error page.
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), '*');
  // The frame may not be listening yet, so repeat the greeting until it answers.
  const greeting = setInterval(() => say({ event: 'listening' }), greetingIntervalMs);
  const timeout = setTimeout(fail, playerTimeoutMs);

  function stopWaiting(): void {
    clearInterval(greeting);
    clearTimeout(timeout);
    window.removeEventListener('offline', fail);
  }

  function stop(): void {
    stopWaiting();
    window.removeEventListener('message', hear);
  }

  function fail(): void {
    stop();
    onFailure();
  }

  let hasAnswered = false;
  function hear({ source, origin, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || origin !== playerOrigin) return;
    if (isErrorMessage(data)) {
      fail();
      return;
    }
    if (hasAnswered) return;
    hasAnswered = true;
    stopWaiting();
    say({ event: 'command', func: 'addEventListener', args: ['onError'] });
    onAnswer();
  }

  window.addEventListener('message', hear);
  window.addEventListener('offline', fail);
  return stop;
}
