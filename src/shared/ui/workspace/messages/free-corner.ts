const corners = ['lower-start', 'lower-end', 'upper-end'] as const;
const controls = 'a[href], button, input, select, textarea, [contenteditable="true"]';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Moves `place` to the first corner where it covers neither the focused control nor one of `dialog`. */
export function takeFreeCorner(place: HTMLElement, dialog: HTMLElement | undefined): void {
  const focused = document.activeElement;
  // The person may be about to press one of its buttons.
  if (place.contains(focused)) return;
  const avoided = [
    ...(focused && focused !== document.body && focused !== dialog && focused.tagName !== 'MAIN'
      ? [focused]
      : []),
    ...(dialog ? dialog.querySelectorAll(controls) : []),
  ].filter((each) => !place.contains(each));
  const rects = avoided.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
  for (const corner of corners) {
    place.dataset['corner'] = corner;
    const own = place.getBoundingClientRect();
    if (!rects.some((rect) => overlap(rect, own))) return;
  }
  place.dataset['corner'] = corners[0];
}
