import { useRef } from 'react';
import type { Slide } from '../content/deck';
import styles from './contents-menu.module.css';
import { deckTexts } from './texts';

interface ContentsMenuProps {
  readonly slides: readonly Slide[];
  readonly current: number;
  readonly onGo: (index: number) => void;
}

/** Where the reader is, and the list of all slides behind it. */
export const ContentsMenu = ({ slides, current, onGo }: ContentsMenuProps) => {
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <button type="button" className={styles.button} popoverTarget="deck-contents">
        {deckTexts.contents}
        <span className={styles.position}>{deckTexts.position(current + 1, slides.length)}</span>
      </button>
      <nav
        id="deck-contents"
        ref={menu}
        popover="auto"
        className={styles.menu}
        aria-label={deckTexts.contentsLabel}
      >
        <ol>
          {slides.map(({ id, heading }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={index === current ? 'step' : undefined}
                onClick={(event) => {
                  // The address stays as it is: it may be copied, and going back should leave the page.
                  event.preventDefault();
                  menu.current?.hidePopover();
                  onGo(index);
                }}
              >
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
};
