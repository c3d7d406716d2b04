import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSiteFacts } from '@/shared/facts/use-site-facts';
import { withDeadline } from '@/shared/lib/deadline';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { Mark } from '@/shared/ui/graphics/mark';
import { accentClass } from '../appearance/appearance-drawing';
import { ContactContext, contactDetails } from './contact-details';
import { ContentsMenu } from './contents-menu';
import { DeckDates } from './dates';
import styles from './deck-page.module.css';
import { DeckTools } from './deck-tools';
import { PresenterView } from './presenter/presenter-view';
import type { NotesOf, ShownDeck, ShownSlide } from './shown-deck';
import { SlideView, slideNumbers } from './slide';
import { slideDrawings } from './slide-drawings';
import { deckTexts } from './texts';
import { useCurrentSlide } from './use-current-slide';

interface DeckPageProps {
  /** The slides to show. Notes in here are ignored; only `notesOf` provides notes. */
  readonly content: ShownDeck;
  /** Returns a slide's notes. Pass it only for signed-in staff who view or present their own draft. */
  readonly notesOf?: NotesOf | undefined;
  /** End of the reader's access. */
  readonly validUntil?: Date | null | undefined;
  /**
   * Called when the reader logs out. Without it, as in a preview, `Logout` is hidden and the focus doesn't
   * move.
   */
  readonly onLogout?: (() => void) | undefined;
  /** More buttons for the bar. A function receives the current slide. */
  readonly tools?: ReactNode | ((slide: Pick<ShownSlide, 'id' | 'heading'>) => ReactNode);
}

/** The time limit for entering full screen; after it the presentation starts without. */
const fullScreenTimeoutMs = 400;

/** Shows a deck as one long page of slides with a bar on top (PRO-003, PRO-069, PRO-160). */
export const DeckPage = ({ content, notesOf, validUntil, onLogout, tools }: DeckPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The slide that the presentation started with. */
  const [presented, setPresented] = useState<number>();
  const isPresenting = presented !== undefined;
  const [year] = useState(() => new Date().getFullYear());
  const isOpened = onLogout !== undefined;
  const { slides } = content;
  const { current, goTo } = useCurrentSlide(page, slides.length, isOpened && !isPresenting);
  const facts = useSiteFacts();
  const numbers = slideNumbers(content);
  const drawings = slideDrawings(content);
  const shownTools = typeof tools === 'function' ? tools(slides[current] ?? { id: '', heading: '' }) : tools;
  const hasCover = slides[0]?.look === 'cover';

  useEffect(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true });
  }, [isOpened]);

  const present = async () => {
    // Full screen changes the window's height, which could change the current slide.
    const from = current;
    // Browsers allow full screen only in response to a click. Without it, as on some phones, the view covers
    // the window.
    const full = document.documentElement.requestFullscreen?.();
    await withDeadline(Promise.resolve(full), fullScreenTimeoutMs).catch(() => {});
    setPresented(from);
  };

  const end = async (slide: number) => {
    setPresented(undefined);
    if (document.fullscreenElement)
      await withDeadline(document.exitFullscreen(), fullScreenTimeoutMs).catch(() => {});
    goTo(slide);
  };

  return (
    <ContactContext value={contactDetails(content.sender, facts)}>
      <div ref={page} className={`${styles.page} ${accentClass(content.appearance)}`}>
        <header className={styles.bar}>
          <div className={styles.brand}>
            <Mark />
            <span className={styles.client}>{content.clientName}</span>
          </div>
          <ContentsMenu slides={slides} current={current} onGo={goTo} />
          <div className={styles.tools}>
            {shownTools && <DeckTools>{shownTools}</DeckTools>}
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
              appearance={content.appearance}
              drawing={drawings[index]}
              {...(index === 0 && { dates: <DeckDates update={content.update} validUntil={validUntil} /> })}
              {...(index === 0 && { headingRef: heading })}
              {...(index === 0 && !hasCover && { pageTitle: content.presentationTitle })}
            />
          ))}
        </main>
        <footer className={styles.footer}>
          <p>{deckTexts.copyright(facts.since, year)}</p>
          <p className={styles.keys}>{deckTexts.keys}</p>
        </footer>
        {isPresenting && (
          <PresenterView
            content={content}
            start={presented}
            notesOf={notesOf}
            onEnd={(slide) => void end(slide)}
          />
        )}
      </div>
    </ContactContext>
  );
};
