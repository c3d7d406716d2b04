import { type ChildProcess, spawn } from 'node:child_process';
import { Builder, Key as SeleniumKey } from 'selenium-webdriver';
import { freePort } from '../../scripts/local/free-port';
import type { Driver, Key } from './driver';

const keys: Readonly<Record<Key, string>> = {
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Tab: SeleniumKey.TAB,
  End: SeleniumKey.END,
};

/** Starts a virtual screen. Returns its process and its name, such as `':1'`. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { process: screen, display };
}

async function isListening(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it over WebDriver. */
export async function startWebKit(binary: string): Promise<Driver> {
  const { process: screen, display } = await startScreen();
  const port = await freePort(21_900, () => {});
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'en_CA.UTF-8' },
  });
  const end = () => {
    server.kill();
    screen.kill();
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    const deadline = Date.now() + 20_000;
    while (!(await isListening(`${address}/status`))) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not answer within 20 s.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), duration: 0 });
    return {
      open: (url) => driver.get(url),
      evaluate: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
      moveTo: (x, y) => driver.actions({ async: true }).move(at(x, y)).perform(),
      pressButton: () => driver.actions({ async: true }).press().perform(),
      releaseButton: () => driver.actions({ async: true }).release().perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      selectAll: () =>
        driver.actions().keyDown(SeleniumKey.CONTROL).sendKeys('a').keyUp(SeleniumKey.CONTROL).perform(),
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      // This driver has no command that reads the console.
      complaints: () => [],
      // This driver cannot disconnect. The page gets the event that a browser sends when it loses the
      // network.
      setConnected: (isConnected) =>
        driver.executeScript(
          `Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => ${isConnected} });
          dispatchEvent(new Event('${isConnected ? 'online' : 'offline'}'))`,
        ),
      close: async () => {
        await driver.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
