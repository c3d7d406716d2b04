/** The origin of the player, of its address and of its messages. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

/** How long a player may take to answer, from the press (PUB-Q53). */
export const playerTimeoutMs = 10_000;

const greetingIntervalMs = 500;

/** The page of a video at YouTube itself. */
export const videoPage = (videoId: string): string =>
  `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`;

/** The address of the embedded player: starts at once, with captions, and talks to `pageOrigin`. */
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
 * Whether a message of the player means that the video cannot be shown (removed, private, embedding forbidden).
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
 * Watches a player that was just inserted, until the returned function is called. It relies on the player's
 * messages, since browsers fire the load event for an error page too: the first message means success; no message
 * within `playerTimeoutMs`, going offline before it, or an error message at any time means failure (PUB-104).
 */
export function followPlayer(frame: HTMLIFrameElement, { onAnswer, onFailure }: PlayerListeners): () => void {
  // The messages hold nothing secret. With a target origin the browser would log an error while the frame shows an
  // error page.
  const say = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), '*');
  // The frame may not listen yet, so the greeting is repeated until it answers.
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
