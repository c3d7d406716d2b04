import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import styles from './presenter/presenter-view.module.css';
import { useTouchMoves } from './use-touch-moves';

/** Sizes that a slide may have, largest first. If none fits, it keeps its own size and scrolls. */
const zooms = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.65, 0.6, 0.55, 0.5];

/** The smallest size on an upright phone, where reading on is easier than reading small. */
const smallestUpright = 0.8;

/** The least width, in px, in which slides are laid out on a wide screen: columns would be too narrow below it. */
const wide = 1024;

/** Makes a slide as large as the stage allows, so that people at the other end of a table can read it. */
function fitInto(stage: HTMLElement): void {
  const slide = stage.firstElementChild;
  if (!(slide instanceof HTMLElement)) return;
  const { clientWidth, clientHeight } = stage;
  for (const zoom of [...zooms, 1]) {
    if (clientWidth / zoom < Math.min(clientWidth, wide)) continue;
    if (clientWidth < clientHeight && zoom < smallestUpright) continue;
    slide.style.zoom = String(zoom);
    if (stage.scrollHeight <= clientHeight) return;
  }
}

interface StageProps {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly onMove: (step: number) => void;
  readonly children: ReactNode;
}

/** Shows one slide as large as it fits, and fits it again when the window changes or notes take a part of it. */
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
    // Keys and buttons do the same as these touches.
    <div ref={element} className={styles.stage} {...touch}>
      <div className={styles.fit}>{children}</div>
    </div>
  );
};
