import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import type { Deck } from '../content/deck';
import styles from './presenter-view.module.css';
import { SlideView, slideNumbers } from './slide';
import { deckTexts, presenterTexts as texts } from './texts';
import { shownTime, useTimer } from './use-timer';

/** As large as a slide may be set, and as small, before it scrolls in its own size. */
const zooms = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7];

/** Slides are not laid out in less width, in px, where there is as much: their columns would be too narrow. */
const wide = 1024;

/** Sets a slide as large as the stage has room for: it is read from the other end of a table. */
function fitInto(stage: HTMLElement): void {
  const slide = stage.firstElementChild;
  if (!(slide instanceof HTMLElement)) return;
  const { clientWidth, clientHeight } = stage;
  for (const zoom of [...zooms, 1]) {
    if (clientWidth / zoom < Math.min(clientWidth, wide)) continue;
    slide.style.zoom = String(zoom);
    if (stage.scrollHeight <= clientHeight) return;
  }
}

/** Whether the stage has more of its slide in this direction. */
const hasMore = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, step: number): boolean =>
  step > 0 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0;

interface StageProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** Shows one slide as large as it fits, also once the window has changed or the notes take a part of it. */
const Stage = ({ element, children }: StageProps) => {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const resized = new ResizeObserver(() => fitInto(shown));
    resized.observe(shown);
    fitInto(shown);
    return () => resized.disconnect();
  }, [element]);
  return (
    <div ref={element} className={styles.stage}>
      <div className={styles.fit}>{children}</div>
    </div>
  );
};

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
  const stage = useRef<HTMLDivElement>(null);
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
        const shown = stage.current;
        // What is longer than the screen is read to its end first, but for the arrows to the sides.
        if (shown && !/Right|Left/.test(event.key) && hasMore(shown, step))
          shown.scrollBy({ top: step * shown.clientHeight * 0.8 });
        else setCurrent((now) => Math.min(last, Math.max(0, now + step)));
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
      <Stage key={slide.id} element={stage}>
        <SlideView slide={slide} number={slideNumbers(content)[current]} isOnPage={false} />
      </Stage>
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
