import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Driver, Key } from './driver';
import { type FoundElement, findInPage, namesInPage, type SentTarget, type Target } from './in-page';

const queries = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom')),
    '@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/**
 * The time that a page has to answer, in ms: twice the time that a machine four times slower than ours needs.
 */
const patience = 30_000;

const sent = ({ role, name, within }: Target): SentTarget => ({
  role,
  ...(name !== undefined && { name: typeof name === 'string' ? { text: name } : { pattern: name.source } }),
  ...(within !== undefined && { within: sent(within) }),
});

const said = ({ role, name, within }: Target): string =>
  `${role}${name === undefined ? '' : ` ${String(name)}`}${within === undefined ? '' : ` in ${said(within)}`}`;

/**
 * A page of any driven browser, used as a person uses it: elements are found by role and name and clicked at
 * their position.
 */
export class DrivenPage {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Calls a function of `in-page.ts` in the page. */
  call<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.driver.evaluate<Result>(`(${run.toString()})(...${JSON.stringify(args)})`);
  }

  /** Polls every `everyMs` until the answer is true. Throws after the time limit with `what`. */
  async until(
    isTrue: () => Promise<boolean>,
    what: () => string | Promise<string>,
    everyMs = 100,
  ): Promise<void> {
    const deadline = Date.now() + patience;
    // A page that is navigating away answers with an error.
    while (!(await isTrue().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`Not within ${patience / 1000} s: ${await what()}`);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }

  private async look(target: Target): Promise<FoundElement | null> {
    if (!(await this.driver.evaluate<boolean>('"TestingLibraryDom" in window')))
      await this.driver.evaluate(
        `(() => { const exports = undefined, module = undefined, define = undefined; ${queries} })()`,
      );
    return this.call(findInPage, sent(target));
  }

  /** Waits until an element has stopped moving and is reachable by a click in the window. */
  async find(target: Target): Promise<FoundElement> {
    let before: FoundElement | null = null;
    let found: FoundElement | null = null;
    await this.until(
      async () => {
        before = found;
        found = await this.look(target).catch(() => null);
        return found?.isReachable === true && before?.y === found.y && before.x === found.x;
      },
      async () =>
        `${said(target)}. ${found === null ? 'None is shown' : 'It is covered or moves'}. With this role: ${(await this.call(namesInPage, target.role)).join(' | ')}`,
    );
    return found as unknown as FoundElement;
  }

  /** Waits until no matching element is shown. */
  gone(target: Target): Promise<void> {
    return this.until(
      async () => (await this.look(target)) === null,
      () => `${said(target)} is gone`,
    );
  }

  /** Waits until the page shows a text. */
  says(text: RegExp): Promise<void> {
    return this.until(
      async () => text.test(await this.driver.evaluate<string>('document.body.innerText')),
      () => `the text ${String(text)}`,
    );
  }

  async click(target: Target): Promise<void> {
    const { x, y, width, height } = await this.find(target);
    await this.driver.moveTo(x + width / 2, y + height / 2);
    await this.driver.pressButton();
    await this.driver.releaseButton();
  }

  /** Clicks a field and replaces its text. */
  async typeInto(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.until(
      async () => (await this.look(target))?.isFocused === true,
      () => `${said(target)} has the focus`,
    );
    await this.driver.selectAll();
    await this.driver.type(text);
  }

  /** Drags from one point to another in small steps, as a hand does. */
  async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    await this.driver.moveTo(from.x, from.y);
    await this.driver.pressButton();
    // The last step is sent twice, because a browser may drop a movement that is followed at once by the
    // release.
    for (const part of [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 1]) {
      await this.driver.moveTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
      await this.frame();
    }
    await this.driver.releaseButton();
  }

  /** Waits until the page has drawn another frame. */
  private async frame(): Promise<void> {
    const counted = (count: string) => this.driver.evaluate<number>(count);
    await counted('(window.drawnFrames = 0, requestAnimationFrame(() => (window.drawnFrames = 1)), 0)');
    await this.until(
      async () => (await counted('window.drawnFrames')) === 1,
      () => 'another frame',
      10,
    );
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  /** Waits until the address of the page matches. */
  async atAddress(pattern: RegExp): Promise<void> {
    let address = '';
    await this.until(
      async () =>
        pattern.test((address = await this.driver.evaluate<string>('location.pathname + location.search'))),
      () => `the address ${String(pattern)}; it is ${address}`,
    );
  }
}
