import { type RefObject, useEffect, useState } from 'react';

/** A slide becomes current when its top passes this fraction of the window's height. */
const readingLine = 0.4;

const slidesOf = (page: HTMLElement): readonly HTMLElement[] =>
  Array.from(page.querySelectorAll<HTMLElement>('[data-section]'));

/** Checks whether something else handles a key: a field, an open menu or a dialog. */
const isHandledElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], dialog, [popover]') !== null);

/** Scrolls to a slide and focuses its heading, so that screen readers and the keyboard continue there. */
function moveTo(page: HTMLElement | null, index: number): void {
  const slide = page && slidesOf(page)[index];
  slide?.scrollIntoView({ block: 'start' });
  const heading = slide?.querySelector<HTMLElement>('h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Returns the current slide and a function that goes to another. If `keys` is true, the left and right arrows
 * go to the previous and next slide. The up and down arrows still scroll (PRO-Q55).
 */
export function useCurrentSlide(page: RefObject<HTMLElement | null>, count: number, keys: boolean) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let frame = 0;
    const updateCurrent = () => {
      frame = 0;
      if (!page.current) return;
      const line = window.innerHeight * readingLine;
      const passed = slidesOf(page.current).filter(
        (slide) => slide.getBoundingClientRect().top <= line,
      ).length;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(isAtEnd && window.scrollY > 0 ? count - 1 : Math.max(0, passed - 1));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(updateCurrent);
    };
    updateCurrent();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [page, count]);

  const goTo = (index: number) => {
    moveTo(page.current, index);
    setCurrent(index);
  };

  useEffect(() => {
    if (!keys) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0 || isHandledElsewhere(event)) return;
      event.preventDefault();
      const next = Math.min(count - 1, Math.max(0, current + step));
      moveTo(page.current, next);
      setCurrent(next);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [page, keys, current, count]);

  return { current, goTo };
}
