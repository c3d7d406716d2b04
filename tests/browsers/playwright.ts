import type { BrowserType } from 'playwright';
import type { Driver } from './driver';

/** Starts one of Playwright's own browsers. */
export async function startPlaywright(type: BrowserType, executablePath?: string): Promise<Driver> {
  const browser = await type.launch(executablePath === undefined ? {} : { executablePath });
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, locale: 'en-CA' });
  page.on('dialog', (question) => void question.accept());
  let heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: <T>(expression: string) => page.evaluate<T>(expression),
    moveTo: (x, y) => page.mouse.move(x, y),
    pressButton: () => page.mouse.down(),
    releaseButton: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    selectAll: () => page.keyboard.press('ControlOrMeta+a'),
    picture: () => page.screenshot(),
    complaints: () => {
      const all = heard;
      heard = [];
      return all;
    },
    setConnected: (isConnected) => page.context().setOffline(!isConnected),
    close: () => browser.close(),
  };
}
