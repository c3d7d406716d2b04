import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { watchLeftovers } from './leftovers';

const heard = () => {};
const openWindow = window.open;
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};

describe('the report of a test’s leftovers', () => {
  it.each<[what: string, leave: () => void, sentence: string, takeBack?: () => void]>([
    [
      'a new global',
      () => Object.assign(globalThis, { leftBehind: 1 }),
      'leftBehind is new',
      () => Reflect.deleteProperty(globalThis, 'leftBehind'),
    ],
    [
      'a replaced function',
      () => (window.open = () => null),
      'open has changed',
      () => (window.open = openWindow),
    ],
    [
      'a global that is gone',
      () => vi.stubGlobal('open', undefined),
      'open has changed',
      vi.unstubAllGlobals,
    ],
    [
      'a property of the navigator',
      () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true }),
      'navigator.doNotTrack is new',
      () => Reflect.deleteProperty(navigator, 'doNotTrack'),
    ],
    [
      'a method of all elements',
      () => (HTMLElement.prototype.focus = heard),
      'HTMLElement.prototype.focus has changed',
      () => Object.defineProperty(HTMLElement.prototype, 'focus', focus),
    ],
    [
      'a variable of the build',
      () => vi.stubEnv('VITE_LEFT', 'behind'),
      'process.env.VITE_LEFT is new',
      vi.unstubAllEnvs,
    ],
    ['a timer', () => setTimeout(heard, 60_000), 'a timer runs: setTimeout at'],
    ['an interval', () => setInterval(heard, 60_000), 'a timer runs: setInterval at'],
    ['a faked clock', () => vi.useFakeTimers(), 'the clock is faked'],
    ['a stored value', () => localStorage.setItem('left', 'behind'), 'localStorage «left» is new'],
    ['a value for the tab', () => sessionStorage.setItem('left', 'behind'), 'sessionStorage «left» is new'],
    [
      'a cookie',
      () => (document.cookie = 'left=behind'),
      'document.cookie has changed',
      () => (document.cookie = 'left=; max-age=0'),
    ],
    [
      'an attribute of the document',
      () => document.documentElement.setAttribute('data-left', ''),
      'the markup of the document has changed',
      () => document.documentElement.removeAttribute('data-left'),
    ],
    [
      'a title',
      () => (document.title = 'Left behind'),
      'the markup of the document has changed',
      () => document.head.replaceChildren(),
    ],
    [
      'an element',
      () => document.body.append('behind'),
      'the markup of the document has changed',
      () => document.body.replaceChildren(),
    ],
    [
      'another address',
      () => window.history.replaceState(null, '', '/left?behind'),
      'the address of the page has changed',
      () => window.history.replaceState(null, '', '/'),
    ],
    [
      'a listener on the window',
      () => window.addEventListener('resize', heard),
      'of window for «resize» is new',
      () => window.removeEventListener('resize', heard),
    ],
    [
      'a listener on the document',
      () => document.addEventListener('click', heard, true),
      'of document for «click» is new',
      () => document.removeEventListener('click', heard, true),
    ],
    [
      'a listener on the body',
      () => document.body.addEventListener('click', heard),
      'of body for «click» is new',
      () => document.body.removeEventListener('click', heard),
    ],
  ])('%s', (_, leave, sentence, takeBack) => {
    const left = watchLeftovers(true);
    leave();
    const said = left();
    takeBack?.();
    expect(said).toEqual([expect.stringContaining(sentence)]);
    expect(left()).toEqual([]);
  });

  it('does not include what the test cleans up', () => {
    const left = watchLeftovers(true);
    const once = vi.fn();
    window.addEventListener('resize', once, { once: true });
    fireEvent(window, new Event('resize'));
    expect(once).toHaveBeenCalledOnce();
    clearTimeout(setTimeout(once, 60_000));
    render(<p>On the page</p>).unmount();
    document.body.replaceChildren();
    expect(left()).toEqual([]);
  });
});

describe('a failing test', () => {
  it.fails('leaves something behind', () => {
    localStorage.setItem('left', 'behind');
  });

  it.fails('logs an error to the console', () => {
    console.error('broken');
  });
});
