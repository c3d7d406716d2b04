import { createPortal } from 'react-dom';
import { Button } from '@/shared/ui/buttons/button';
import { accentClass } from '@/features/proposals/appearance/appearance-drawing';
import type { NotesOf, ShownDeck } from '../shown-deck';
import { SlideView, slideNumbers } from '../slide';
import { slideDrawings } from '../slide-drawings';
import { TalkTimer } from './speaker-notes';
import styles from './speaker-window.module.css';
import type { Stopwatch } from './stopwatch';
import { deckTexts, presenterTexts as texts } from '../texts';

interface SpeakerWindowProps {
  /** The window to render into. */
  readonly speaker: Window;
  readonly content: ShownDeck;
  readonly current: number;
  readonly notesOf: NotesOf;
  readonly stopwatch: Stopwatch;
  readonly onMove: (step: number) => void;
}

/**
 * Shows the speaker their notes, the next slide, the position and the time, in a window that the audience
 * doesn't see.
 */
export const SpeakerWindow = ({
  speaker,
  content,
  current,
  notesOf,
  stopwatch,
  onMove,
}: SpeakerWindowProps) => {
  const { slides, appearance } = content;
  const slide = slides[current];
  const next = slides[current + 1];
  if (!slide) return null;
  return createPortal(
    <main className={`${styles.view} ${accentClass(appearance)}`} aria-label={texts.speakerWindow}>
      <div className={styles.bar}>
        <h1 className={styles.position}>
          <output>{deckTexts.positionLabel(current + 1, slides.length, slide.heading)}</output>
        </h1>
        <TalkTimer stopwatch={stopwatch} />
      </div>
      <section className={styles.notes} aria-label={texts.notesOf}>
        <p>{notesOf(slide.id) ?? texts.noNotes}</p>
      </section>
      <section className={styles.next} aria-labelledby="speaker-next">
        <h2 id="speaker-next">{next ? texts.upNext(next.heading) : texts.lastSlide}</h2>
        {next && (
          <div className={styles.frame}>
            {/* A static preview: `inert` hides its links and headings from the keyboard and from screen
                readers. */}
            <div className={styles.preview} inert>
              <SlideView
                key={next.id}
                slide={next}
                number={slideNumbers(content)[current + 1]}
                isOnPage={false}
                appearance={appearance}
                drawing={slideDrawings(content)[current + 1]}
              />
            </div>
          </div>
        )}
      </section>
      <div className={styles.moves}>
        <Button variant="quiet" disabled={current === 0} onClick={() => onMove(-1)}>
          {texts.previous}
        </Button>
        <Button variant="next" disabled={next === undefined} onClick={() => onMove(1)}>
          {texts.next}
        </Button>
      </div>
    </main>,
    speaker.document.body,
  );
};
