/**
 * Removes the static frame of the document (scripts/build/start-frames.ts) when the app shows something in `root` besides a
 * page-wide loading text. An observer runs between React's change and the paint, so nothing flickers.
 */
export function replaceStartFrame(root: HTMLElement): void {
  const frame = document.getElementById('start');
  if (frame === null) return;
  const observer = new MutationObserver(() => {
    if (root.firstElementChild === null || root.querySelector('[data-page-loading]') !== null) return;
    observer.disconnect();
    frame.remove();
  });
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-page-loading'] });
}
