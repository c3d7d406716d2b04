import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import type { Deck } from '../content/deck';
import styles from './presenter-view.module.css';
import { SlideView, slideNumbers } from './slide';
import { deckTexts, presenterTexts as texts } from './texts';
import { shownTime, useTimer } from './use-timer';

interface PresenterViewProps {
  readonly content: Deck;
  /** The slide to begin with, from 0. */
  readonly start: number;
  /** Called with the slide that was shown last. */
  readonly onEnd: (slide: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** One slide at a time over the whole screen, with the speaker's notes and the time, moved by keys (PRO-Q55). */
export const PresenterView = ({ content, start, onEnd }: PresenterViewProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(start);
  const [hasNotes, setHasNotes] = useState(false);
  const timer = useTimer();
  const { slides } = content;
  const slide = slides[current];
  const last = slides.length - 1;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const end = () => onEnd(current);

  // On the window: once a slide that had the focus has gone, keys go to the document and not to the dialog.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const isSpace = event.key === ' ' && !(event.target instanceof HTMLButtonElement);
      const step = isSpace ? 1 : steps[event.key];
      if (step !== undefined) {
        event.preventDefault();
        setCurrent((now) => Math.min(last, Math.max(0, now + step)));
      } else if (event.key.toLowerCase() === 'n') setHasNotes((shown) => !shown);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last]);

  const move = (step: number) => setCurrent((now) => Math.min(last, Math.max(0, now + step)));

  if (!slide) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={texts.label}
      onCancel={(event) => {
        event.preventDefault();
        end();
      }}
    >
      {/* Another element for each slide, which begins at its top. */}
      <div key={slide.id} className={styles.stage}>
        <div className={styles.fit}>
          <SlideView slide={slide} number={slideNumbers(content)[current]} isOnPage={false} />
        </div>
      </div>
      {hasNotes && (
        <aside className={styles.notes} aria-label={texts.notesOf}>
          <p className={styles.note}>{slide.notes ?? texts.noNotes}</p>
          <p className={styles.upNext}>
            {current < last ? texts.upNext(slides[current + 1]?.heading ?? '') : texts.lastSlide}
          </p>
        </aside>
      )}
      <div className={styles.bar}>
        <output className={styles.position}>
          {deckTexts.positionLabel(current + 1, slides.length, slide.heading)}
        </output>
        <div className={styles.timer}>
          <span role="timer" aria-label={texts.elapsed}>
            {shownTime(timer.seconds)}
          </span>
          <Button variant="quiet" small onClick={timer.toggle}>
            {timer.isRunning ? texts.pause : texts.resume}
          </Button>
          <Button variant="quiet" small onClick={timer.restart}>
            {texts.restart}
          </Button>
        </div>
        <div className={styles.moves}>
          <Button variant="quiet" small aria-pressed={hasNotes} onClick={() => setHasNotes(!hasNotes)}>
            {texts.notes}
          </Button>
          <Button variant="quiet" small disabled={current === 0} onClick={() => move(-1)}>
            {texts.previous}
          </Button>
          <Button variant="next" small disabled={current === last} onClick={() => move(1)}>
            {texts.next}
          </Button>
          <Button variant="quiet" small onClick={end}>
            {texts.end}
          </Button>
        </div>
      </div>
    </dialog>
  );
};
