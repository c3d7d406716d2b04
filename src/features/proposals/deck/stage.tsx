import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import styles from './presenter/presenter-view.module.css';
import { useTouchMoves } from './use-touch-moves';

/** Zoom levels for a slide, largest first. If none fits, the slide keeps its own size and scrolls. */
const zooms = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.65, 0.6, 0.55, 0.5];

/** The smallest zoom on an upright phone, where scrolling is easier than reading small text. */
const minUprightZoom = 0.8;

/** The smallest layout width of a slide on a wide screen, in px. Below it the columns would be too narrow. */
const minWideLayout = 1024;

/** Zooms a slide to the largest size that fits the stage, so that people across a table can read it. */
function fitInto(stage: HTMLElement): void {
  const slide = stage.firstElementChild;
  if (!(slide instanceof HTMLElement)) return;
  const { clientWidth, clientHeight } = stage;
  for (const zoom of [...zooms, 1]) {
    if (clientWidth / zoom < Math.min(clientWidth, minWideLayout)) continue;
    if (clientWidth < clientHeight && zoom < minUprightZoom) continue;
    slide.style.zoom = String(zoom);
    if (stage.scrollHeight <= clientHeight) return;
  }
}

interface StageProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly onMove: (step: number) => void;
  readonly children: ReactNode;
}

/** Shows one slide as large as it fits. Fits it again when the window is resized or notes take up space. */
export const Stage = ({ element, onMove, children }: StageProps) => {
  const touch = useTouchMoves(onMove);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const resized = new ResizeObserver(() => fitInto(shown));
    resized.observe(shown);
    fitInto(shown);
    return () => resized.disconnect();
  }, [element]);
  return (
    // Keys and buttons offer the same moves as these touches.
    <div ref={element} className={styles.stage} {...touch}>
      <div className={styles.fit}>{children}</div>
    </div>
  );
};
