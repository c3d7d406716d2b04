import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './presenter-view.module.css';
import type { NotesOf, ShownDeck } from '../shown-deck';
import { SlideView, slideNumbers } from '../slide';
import { slideDrawings } from '../slide-drawings';
import { SpeakerNotes } from './speaker-notes';
import { SpeakerWindow } from './speaker-window';
import { Stage } from '../stage';
import { useStopwatch } from './stopwatch';
import { deckTexts, presenterTexts as texts } from '../texts';
import { useFullScreen } from '../use-full-screen';
import { usePresenterKeys } from './use-presenter-keys';
import { useIdle } from '../use-idle';
import { useSpeakerWindow } from './use-speaker-window';

interface PresenterViewProps {
  readonly content: ShownDeck;
  /** Index of the first slide to show. */
  readonly start: number;
  /**
   * Returns the speaker notes; only for staff. Without it there are no notes, no timer and no second window.
   */
  readonly notesOf?: NotesOf | undefined;
  /** Called with the index of the last shown slide. */
  readonly onEnd: (slide: number) => void;
}

/** Shows one slide at a time on the whole screen. Keys, touch and buttons change slides (PRO-Q55). */
export const PresenterView = ({ content, start, notesOf, onEnd }: PresenterViewProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const [showsNotes, setShowsNotes] = useState(false);
  const stopwatch = useStopwatch();
  const isIdle = useIdle();
  const { canEnter, enter } = useFullScreen();
  const { speaker, isBlocked, open, close } = useSpeakerWindow(texts.speakerTitle(content.presentationTitle));
  const { slides, appearance } = content;
  const slide = slides[current];
  const last = slides.length - 1;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const end = () => {
    // Close the modal first: while it is open, the page behind it can't take the focus that `onEnd` moves to
    // the slide.
    dialog.current?.close();
    onEnd(current);
  };
  const move = (step: number) => setCurrent((now) => Math.min(last, Math.max(0, now + step)));
  const toggleNotes = () => setShowsNotes((shown) => !shown);
  // The audience sees this window, so notes move to the second one. They stay hidden here after it closes.
  const openSpeaker = () => {
    setShowsNotes(false);
    open();
  };
  const hasNotes = notesOf !== undefined && speaker === undefined && showsNotes;

  usePresenterKeys({
    stage,
    speaker,
    onMove: move,
    actions: { f: enter, ...(notesOf && { n: speaker ? undefined : toggleNotes, p: openSpeaker }) },
  });

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
      {/* A new element for each slide, so that each starts scrolled to its top. */}
      <Stage key={slide.id} element={stage} onMove={move}>
        <SlideView
          slide={slide}
          number={slideNumbers(content)[current]}
          isOnPage={false}
          appearance={appearance}
          drawing={slideDrawings(content)[current]}
        />
      </Stage>
      {hasNotes && (
        <SpeakerNotes notes={notesOf(slide.id)} next={slides[current + 1]?.heading} stopwatch={stopwatch} />
      )}
      <div className={styles.bar} data-resting={isIdle || undefined}>
        <output className={styles.position}>
          {deckTexts.positionLabel(current + 1, slides.length, slide.heading)}
        </output>
        {notesOf && (
          <div className={styles.staff}>
            {isBlocked && (
              <div className={styles.blocked}>
                <Notice tone="warning">
                  <p>{texts.blocked}</p>
                </Notice>
              </div>
            )}
            {!speaker && (
              <Button variant="quiet" small aria-pressed={showsNotes} onClick={toggleNotes}>
                {texts.notes}
              </Button>
            )}
            <span className={styles.forDesk}>
              <Button variant="quiet" small onClick={speaker ? close : openSpeaker}>
                {speaker ? texts.closeSpeakerWindow : texts.speakerWindow}
              </Button>
            </span>
          </div>
        )}
        {canEnter && (
          <span className={styles.forDesk}>
            <Button variant="quiet" small onClick={enter}>
              {texts.fullScreen}
            </Button>
          </span>
        )}
        <div className={styles.moves}>
          <Button variant="quiet" small disabled={current === 0} onClick={() => move(-1)}>
            {texts.previous}
          </Button>
          <span className={styles.short} aria-hidden="true">
            {texts.shortPosition(current + 1, slides.length)}
          </span>
          <Button variant="next" small disabled={current === last} onClick={() => move(1)}>
            {texts.next}
          </Button>
          <Button variant="quiet" small onClick={end}>
            {texts.end}
          </Button>
        </div>
      </div>
      {speaker && notesOf && (
        <SpeakerWindow
          speaker={speaker}
          content={content}
          current={current}
          notesOf={notesOf}
          stopwatch={stopwatch}
          onMove={move}
        />
      )}
    </dialog>
  );
};
