import { useRef } from 'react';
import styles from './contents-menu.module.css';
import type { ShownSlide } from './shown-deck';
import { deckTexts } from './texts';

interface ContentsMenuProps {
  readonly slides: readonly ShownSlide[];
  readonly current: number;
  readonly onGo: (index: number) => void;
}

/** Shows the reader's position as a button that opens the list of all slides. */
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
                  // Keep the address: readers copy it, and Back leaves the page.
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
