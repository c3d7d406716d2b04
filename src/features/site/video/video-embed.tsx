import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextLink } from '@/shared/ui/links/text-link';
import styles from './video-embed.module.css';
import { followPlayer, playerAddress, videoPage } from './video-player';

/** Texts of the embedded video. */
export interface VideoEmbedTexts {
  /** The player's accessible name. */
  readonly name: string;
  readonly play: string;
  readonly loading: string;
  readonly unavailable: string;
  /** Label of the link to the video on its own site. */
  readonly elsewhere: string;
  readonly note: string;
}

interface VideoEmbedProps {
  /** The video's id on YouTube. */
  readonly videoId: string;
  readonly texts: VideoEmbedTexts;
  /** The drawing shown until the visitor presses play. */
  readonly poster: ReactNode;
}

/**
 * Shows a video behind a drawn poster. The page requests nothing from YouTube until the visitor presses play.
 * If the player fails, a text and a link to the video replace it (PUB-103 to PUB-105, PUB-Q53).
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
    // The focused player or button was removed. Focus its replacement, unless the visitor has moved on.
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
            // The frame has another origin, so its scripts can't lift the sandbox. The sandbox keeps it from
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
