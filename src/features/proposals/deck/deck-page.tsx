import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withDeadline } from '@/shared/lib/deadline';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { Mark } from '@/shared/ui/graphics/mark';
import type { Deck } from '../content/deck';
import { ContentsMenu } from './contents-menu';
import styles from './deck-page.module.css';
import { PresenterView } from './presenter-view';
import { SlideView, slideNumbers } from './slide';
import { deckTexts } from './texts';
import { usePosition } from './use-position';

interface DeckPageProps {
  readonly content: Deck;
  /** Called when the reader leaves; without it, as in a preview, there is no `Logout`, and the focus is left alone. */
  readonly onLogout?: () => void;
  /** More buttons for the bar. */
  readonly tools?: ReactNode;
}

/** How long the browser may take to go full screen before the view is shown without it. */
const longestWaitMs = 400;

/** A talk as one long page of slides, with a bar above it (PRO-003, PRO-069, PRO-160). */
export const DeckPage = ({ content, onLogout, tools }: DeckPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The slide that the presenter's view began with. */
  const [presented, setPresented] = useState<number>();
  const isPresenting = presented !== undefined;
  const [year] = useState(() => new Date().getFullYear());
  const isOpened = onLogout !== undefined;
  const { slides } = content;
  const { current, goTo } = usePosition(page, slides.length, isOpened && !isPresenting);
  const numbers = slideNumbers(content);
  const hasCover = slides[0]?.look === 'cover';

  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true });
  }, [isOpened]);

  const present = async () => {
    // In a window of another height the page lies elsewhere, and another slide would count as the current one.
    const from = current;
    // Asked for while the press is still the reason, and before the view, which then lies above. Without an answer, or without a
    // full screen as on some phones, the view lies over the window.
    const full = document.documentElement.requestFullscreen?.();
    await withDeadline(Promise.resolve(full), longestWaitMs).catch(() => {});
    setPresented(from);
  };

  const end = async (slide: number) => {
    setPresented(undefined);
    if (document.fullscreenElement)
      await withDeadline(document.exitFullscreen(), longestWaitMs).catch(() => {});
    goTo(slide);
  };

  return (
    <div ref={page} className={styles.page}>
      <header className={styles.bar}>
        <div className={styles.brand}>
          <Mark />
          <span className={styles.client}>{content.clientName}</span>
        </div>
        <ContentsMenu slides={slides} current={current} onGo={goTo} />
        <div className={styles.tools}>
          {tools}
          <Button variant="quiet" small onClick={() => void present()}>
            <Icon name="arrow" />
            {deckTexts.present}
          </Button>
          {onLogout && (
            <Button variant="quiet" small onClick={onLogout}>
              {deckTexts.logout}
            </Button>
          )}
        </div>
        <progress
          className={styles.progress}
          aria-label={deckTexts.progress}
          aria-valuetext={deckTexts.position(current + 1, slides.length)}
          max={slides.length}
          value={current + 1}
        />
      </header>
      <main className={styles.slides}>
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            number={numbers[index]}
            isOnPage
            {...(index === 0 && { headingRef: heading })}
            {...(index === 0 && !hasCover && { pageTitle: content.presentationTitle })}
          />
        ))}
      </main>
      <footer className={styles.footer}>
        <p>{deckTexts.copyright(year)}</p>
        <p className={styles.keys}>{deckTexts.keys}</p>
      </footer>
      {isPresenting && (
        <PresenterView content={content} start={presented} onEnd={(slide) => void end(slide)} />
      )}
    </div>
  );
};
