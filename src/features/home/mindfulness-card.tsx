import { useId, useState } from 'react';
import type { SiteFacts } from '@/content/site-facts';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { Button } from '@/shared/ui/buttons/button';
import { Widget } from '@/shared/ui/workspace/widget';
import styles from './mindfulness-card.module.css';
import { homeTexts } from './texts';

const texts = homeTexts.mindfulness;

interface MindfulnessCardProps {
  /** The owner's video and links. Empty parts are left out. */
  readonly session?: {
    readonly playerAddress: string;
    readonly links: SiteFacts['meditationLinks'];
  };
}

/** Returns the video address and links. The content security policy allows players from this host only. */
const sessionOf = ({ meditationVideoId, meditationLinks }: SiteFacts) => ({
  playerAddress:
    meditationVideoId === undefined ? '' : `https://www.youtube-nocookie.com/embed/${meditationVideoId}`,
  links: meditationLinks,
});

/**
 * Renders a break card: a video player that loads only when opened, and two external links (WRK-078, WRK-079,
 * WRK-Q27).
 */
export const MindfulnessCard = ({ session }: MindfulnessCardProps) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const facts = useSiteFacts();
  const { playerAddress, links } = session ?? sessionOf(facts);
  return (
    <Widget title={texts.title}>
      {playerAddress === '' ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p>{texts.text}</p>
          <div>
            <Button
              variant="quiet"
              small
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.collapse : texts.expand}
            </Button>
          </div>
          <div id={id}>
            {isOpen && (
              <iframe
                className={styles.player}
                src={playerAddress}
                title={texts.player}
                // The frame has another origin, so its scripts cannot remove the sandbox.
                // oxlint-disable-next-line react/iframe-missing-sandbox
                sandbox="allow-scripts allow-same-origin allow-presentation"
                allow="encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            )}
          </div>
        </>
      )}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, address }) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Widget>
  );
};
