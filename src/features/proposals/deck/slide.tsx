import type { ReactNode, Ref } from 'react';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import { AppearanceDrawing } from '../appearance/appearance-drawing';
import { spotOf } from '../appearance/client-spots';
import type { Appearance } from '../content/appearance';
import { withIndexKeys } from '../content/with-index-keys';
import { BlockView } from './blocks';
import { Contact } from './contact';
import type { ShownDeck, ShownSlide } from './shown-deck';
import styles from './slide.module.css';
import type { PositionedDrawing } from './slide-drawings';
import { deckTexts } from './texts';

/** Returns each slide's number among the numbered slides; undefined for the others. */
export function slideNumbers({ slides }: Pick<ShownDeck, 'slides'>): readonly (number | undefined)[] {
  let number = 0;
  return slides.map((slide) => {
    if (!slide.numbered) return undefined;
    number += 1;
    return number;
  });
}

interface SlideViewProps {
  readonly slide: ShownSlide;
  /** Number among the numbered sections; undefined for a slide without one. */
  readonly number: number | undefined;
  /** Shown above the first slide of a deck without a cover (PRO-Q51). */
  readonly pageTitle?: string;
  /** True for slides of the page, which have ids and count reading time. False for the presenter's copies. */
  readonly isOnPage: boolean;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** The client's drawing or picture, for covers and closings. */
  readonly appearance?: Appearance | undefined;
  /** Fills the empty space of a slide with few words. */
  readonly drawing?: PositionedDrawing | undefined;
  /** Lines under the first heading: date of the update and end of validity. */
  readonly dates?: ReactNode;
}

/** Shows one slide, a heading with blocks, at least as high as the window. */
export const SlideView = ({
  slide,
  number,
  pageTitle,
  isOnPage,
  headingRef,
  appearance,
  drawing,
  dates,
}: SlideViewProps) => {
  const headingId = isOnPage ? `${slide.id}-heading` : undefined;
  const Heading = slide.look === 'cover' ? 'h1' : 'h2';
  const isClosing = slide.look === 'closing';
  const side = drawing ? <SpotDrawing name={spotOf(drawing.drawing)} extent="on" /> : undefined;
  const isBeside = drawing?.position === 'beside';
  return (
    <section
      className={`${styles.slide} ${styles[slide.look]}`}
      {...(isOnPage && { id: slide.id, 'data-section': slide.id })}
      aria-labelledby={headingId}
    >
      <div className={styles.inner} data-beside={isBeside || isClosing || undefined}>
        <div className={styles.content}>
          {pageTitle !== undefined && (
            <div className={styles.opening}>
              <h1 ref={headingRef} tabIndex={-1} className={styles.pageTitle}>
                {pageTitle}
              </h1>
              {dates}
            </div>
          )}
          <div className={styles.headRow}>
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
              {pageTitle === undefined && dates}
            </div>
            {side && !isBeside && <div className={styles.headDrawing}>{side}</div>}
          </div>
          {slide.look === 'cover' && (
            <div className={styles.drawing}>
              <AppearanceDrawing appearance={appearance} fallback="map" />
            </div>
          )}
          {withIndexKeys(slide.blocks).map(({ key, entry }) => (
            <BlockView key={key} block={entry} />
          ))}
          {isClosing && slide.blocks.every(({ type }) => type !== 'contact') && <Contact />}
        </div>
        {isBeside && <div className={styles.side}>{side}</div>}
        {isClosing && (
          <div className={styles.side}>
            <AppearanceDrawing appearance={appearance} fallback="map" extent="within" />
          </div>
        )}
      </div>
    </section>
  );
};
