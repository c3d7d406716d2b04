import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './video-embed.module.css';
import { followPlayer, playerAddress, videoPage } from './video-player';

/** What the embed says. */
export interface VideoEmbedTexts {
  /** Names the player for a screen reader. */
  readonly name: string;
  readonly play: string;
  readonly loading: string;
  readonly unavailable: string;
  /** The link to the same video on its own site. */
  readonly elsewhere: string;
  readonly note: string;
}

interface VideoEmbedProps {
  /** The video's id at YouTube. */
  readonly videoId: string;
  readonly texts: VideoEmbedTexts;
  /** The drawing shown until the visitor presses play. */
  readonly poster: ReactNode;
}

/**
 * A video behind a drawn poster: the page requests nothing from YouTube before the visitor presses play. When the
 * player fails, a text and a link to the video replace it (PUB-103 to PUB-105, PUB-Q53).
 */
export function VideoEmbed({ videoId, texts, poster }: VideoEmbedProps) {
  const [stage, setStage] = useState<'poster' | 'loading' | 'playing' | 'failed'>('poster');
  const frame = useRef<HTMLIFrameElement>(null);
  const failure = useRef<HTMLSpanElement>(null);
  const hasPlayer = stage === 'loading' || stage === 'playing';

  useEffect(() => {
    const player = frame.current;
    if (!hasPlayer || player === null) return undefined;
    player.focus();
    return followPlayer(player, {
      onAnswer: () => setStage('playing'),
      onFailure: () => setStage('failed'),
    });
  }, [hasPlayer]);

  useEffect(() => {
    // The focused player or button has unmounted: focus what replaced it, unless the visitor has moved on.
    if (stage === 'failed' && document.activeElement === document.body) failure.current?.focus();
  }, [stage]);

  const elsewhere = <TextLink to={videoPage(videoId)}>{texts.elsewhere}</TextLink>;
  return (
    <figure className={styles.embed}>
      <div className={styles.screen}>
        {stage !== 'failed' && poster}
        {stage === 'poster' && (
          <button
            type="button"
            className={styles.play}
            onClick={() => setStage(navigator.onLine ? 'loading' : 'failed')}
          >
            <span className={styles.label}>
              <PlayMark />
              {texts.play}
            </span>
          </button>
        )}
        <output className={styles.status}>
          {stage === 'loading' && (
            <span className={`${styles.label} ${styles.loading}`}>{texts.loading}</span>
          )}
          {stage === 'failed' && (
            <>
              <span ref={failure} tabIndex={-1} className={styles.failure}>
                {texts.unavailable}
              </span>
              <span>{elsewhere}</span>
            </>
          )}
        </output>
        {hasPlayer && (
          <iframe
            ref={frame}
            className={styles.player}
            src={playerAddress(videoId, window.location.origin)}
            title={texts.name}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            // The frame is of another origin, so its scripts cannot lift the sandbox; the sandbox keeps it from
            // navigating this page.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      {stage !== 'failed' && (
        <figcaption className={styles.note}>
          {texts.note} {elsewhere}
        </figcaption>
      )}
    </figure>
  );
}

const PlayMark = () => (
  <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M6 3.5v13L17 10z" />
  </svg>
);
