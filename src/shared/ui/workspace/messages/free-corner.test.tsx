import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { takeFreeCorner } from './free-corner';

/** Adds an element with the layout `left, top, width, height`. */
function put(name: string, [left, top, width, height]: readonly number[], into: Element = document.body) {
  const element = document.createElement(name);
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  into.append(element);
  return element;
}

const lowerStart = [20, 700, 260, 80];
const lowerEnd = [720, 700, 260, 80];
const upperEnd = [720, 20, 260, 80];
const boxes: Readonly<Record<string, readonly number[]>> = {
  'lower-start': lowerStart,
  'lower-end': lowerEnd,
  'upper-end': upperEnd,
};

let place: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  place = document.createElement('div');
  place.getBoundingClientRect = () => new DOMRect(...(boxes[place.dataset['corner'] ?? ''] ?? []));
  document.body.append(place);
  onTestFinished(() => document.body.replaceChildren());
});

const corner = (dialog?: HTMLElement) => {
  takeFreeCorner(place, dialog);
  return place.dataset['corner'];
};

describe('The corner of messages', () => {
  it('is the lower left one if nothing is in the way', () => {
    expect(corner()).toBe('lower-start');
  });

  it('is the lower right one if the focused control is in the lower left one', () => {
    put('button', [0, 690, 100, 40]).focus();
    expect(corner()).toBe('lower-end');
  });

  it.each([
    ['left', [0, 720, 20, 40]],
    ['right', [280, 720, 40, 40]],
    ['upper', [100, 660, 40, 40]],
    ['lower', [100, 780, 40, 20]],
  ])('may touch the focused control at its %s edge', (_, rect) => {
    put('button', rect).focus();
    expect(corner()).toBe('lower-start');
  });

  it.each([
    ['left', [0, 720, 21, 40]],
    ['right', [279, 720, 40, 40]],
    ['upper', [100, 660, 40, 41]],
    ['lower', [100, 779, 40, 20]],
  ])('never overlaps the focused control at its %s edge', (_, rect) => {
    put('button', rect).focus();
    expect(corner()).toBe('lower-end');
  });

  it('may cover controls without focus in a page, but not in a dialog', () => {
    const dialog = put('dialog', [0, 0, 1000, 800]);
    put('button', lowerStart, dialog);
    expect(corner()).toBe('lower-start');
    expect(corner(dialog)).toBe('lower-end');
  });

  it.each(['button', 'input', 'select', 'textarea'])('never covers a %s of a dialog', (name) => {
    const dialog = put('dialog', [0, 0, 1000, 800]);
    put(name, lowerStart, dialog);
    put(name, lowerEnd, dialog);
    expect(corner(dialog)).toBe('upper-end');
  });

  it('may cover text and hidden controls of a dialog', () => {
    const dialog = put('dialog', [0, 0, 1000, 800]);
    put('p', lowerStart, dialog);
    put('button', [100, 720, 0, 0], dialog);
    expect(corner(dialog)).toBe('lower-start');
  });

  it('is the lower left one if every corner is taken', () => {
    const dialog = put('dialog', [0, 0, 1000, 800]);
    for (const rect of [lowerStart, lowerEnd, upperEnd]) put('button', rect, dialog);
    expect(corner(dialog)).toBe('lower-start');
  });

  it.each(['main', 'dialog'])('may cover a focused %s, which holds the focus after navigation', (name) => {
    const focused = put(name, [0, 400, 500, 400]);
    focused.tabIndex = -1;
    focused.focus();
    expect(document.activeElement).toBe(focused);
    expect(corner(name === 'dialog' ? focused : undefined)).toBe('lower-start');
  });

  it('does not change while a message has the focus', () => {
    place.dataset['corner'] = 'upper-end';
    put('button', upperEnd, place).focus();
    expect(corner()).toBe('upper-end');
  });

  it('ignores the buttons of the messages themselves', () => {
    const dialog = put('dialog', [0, 0, 1000, 800]);
    dialog.append(place);
    put('button', lowerStart, place);
    expect(corner(dialog)).toBe('lower-start');
  });
});
