import type { Ref } from 'react';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import type { Deck, Slide } from '../content/deck';
import { placed } from '../content/placed';
import { BlockView } from './blocks';
import styles from './slide.module.css';
import { deckTexts } from './texts';

/** The places of the numbered slides among themselves (PRO-254). */
export function slideNumbers({ slides }: Deck): readonly (number | undefined)[] {
  let number = 0;
  return slides.map((slide) => {
    if (!slide.numbered) return undefined;
    number += 1;
    return number;
  });
}

interface SlideViewProps {
  readonly slide: Slide;
  /** Its place among the numbered sections; none for a slide that is not numbered. */
  readonly number: number | undefined;
  /** Stands above the first slide of a deck that has no cover (PRO-Q51). */
  readonly pageTitle?: string;
  /** On the page slides have ids and are sections of it; in the presenter's view, which shows one again, they are not. */
  readonly isOnPage: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** One slide: its heading over its blocks, as high as the window at least. */
export const SlideView = ({ slide, number, pageTitle, isOnPage, headingRef }: SlideViewProps) => {
  const headingId = isOnPage ? `${slide.id}-heading` : undefined;
  const Heading = slide.look === 'cover' ? 'h1' : 'h2';
  return (
    <section
      className={`${styles.slide} ${styles[slide.look]}`}
      {...(isOnPage && { id: slide.id, 'data-section': slide.id })}
      aria-labelledby={headingId}
    >
      <div className={styles.inner}>
        {pageTitle !== undefined && (
          <h1 ref={headingRef} tabIndex={-1} className={styles.pageTitle}>
            {pageTitle}
          </h1>
        )}
        <div className={styles.head}>
          {slide.kicker && <p className={styles.kicker}>{slide.kicker}</p>}
          <Heading
            id={headingId}
            className={styles.heading}
            {...(pageTitle === undefined && headingRef && { ref: headingRef, tabIndex: -1 })}
          >
            {number !== undefined && <span className={styles.number}>{deckTexts.number(number)}</span>}
            {number !== undefined && ' '}
            {slide.heading}
          </Heading>
          {slide.lead && <p className={styles.lead}>{slide.lead}</p>}
        </div>
        {slide.look === 'cover' && (
          <div className={styles.drawing}>
            <SpotDrawing name="map" runs="through" />
          </div>
        )}
        {placed(slide.blocks).map(({ key, entry }) => (
          <BlockView key={key} block={entry} />
        ))}
      </div>
    </section>
  );
};
