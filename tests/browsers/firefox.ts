import { launch } from 'puppeteer-core';
import type { Driver } from './driver';

/** Errors of a page whose connections end because it is left while its listener still connects. */
const leftWhileConnecting = /Could not reach Cloud Firestore backend|cleardot\.gif/;

/** Starts Firefox without a window and drives it over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      // No dialogs about saving files, and no requests to the vendor.
      'browser.download.alwaysOpenPanel': false,
      'intl.locale.requested': 'en-CA',
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 860 });
  // A page may ask before it is left with an unsent change. The change is kept, so the journey continues.
  page.on('dialog', (question) => void question.accept());
  let heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return {
    // Firefox runs the old page for a moment after its connections are cut, so that page reports them as lost.
    open: async (url) => {
      const before = heard.length;
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      heard = heard.filter((text, index) => index < before || !leftWhileConnecting.test(text));
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    moveTo: (x, y) => page.mouse.move(x, y),
    pressButton: () => page.mouse.down(),
    releaseButton: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    selectAll: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => {
      const all = heard;
      heard = [];
      return all;
    },
    setConnected: (isConnected) => page.setOfflineMode(!isConnected),
    close: () => browser.close(),
  };
}
