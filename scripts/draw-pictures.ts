import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Window } from 'happy-dom';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { socialPicture } from '../src/shared/config/social-picture';
import { socialCard, socialPng, socialSize } from './build/social-pictures';
import { localEnvironment } from './local/environment';
import { chromiumArgs, ensureChromium } from './local/chromium';

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

const fonts = ['young-serif-400', 'source-sans-3-400-600'];
const faces = await Promise.all(
  fonts.map(async (font) => {
    const data = await readFile(`src/shared/ui/theme/fonts/${font}.woff2`, 'base64');
    return `@font-face { font-family: "${font}"; src: url(data:font/woff2;base64,${data}); font-weight: 400 600; }`;
  }),
);

const favicon = await readFile('public/favicon.svg', 'utf8');
// Platforms crop maskable icons to their own shape, so the drawing stays within the inner four fifths.
const square = favicon.replace('rx="14" ', '');
const icon = (file: string, size: number, svg: string, scale = 1): Picture => ({
  file,
  width: size,
  height: size,
  html: `<div style="display:grid;place-items:center;height:100vh;background:#173f31"><div style="width:${100 * scale}vw">${svg}</div></div>`,
});

const pictures = [
  icon('apple-touch-icon.png', 180, square),
  icon('icon-192.png', 192, square),
  icon('icon-512.png', 512, square),
  icon('icon-maskable-512.png', 512, square, 0.8),
];

/** Creates an icon file with one PNG of 32 by 32 pixels, for programs that request `/favicon.ico`. */
function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // The type: an icon.
  head.writeUInt16LE(1, 4); // Number of pictures.
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // Colour planes.
  head.writeUInt16LE(32, 12); // Bits a pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns the title of every public page that has a canonical address, by this address. */
async function pageTitles(): Promise<Map<string, string>> {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true }, logLevel: 'warn' });
  const { pages, render } = (await vite.ssrLoadModule(
    '/src/app/start/prerender.tsx',
  )) as typeof import('../src/app/start/prerender');
  const parser = new new Window().DOMParser();
  const titles = new Map<string, string>();
  for (const page of pages) {
    const { head } = await render(page);
    const document = parser.parseFromString(head, 'text/html');
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const title = document.querySelector('title')?.textContent;
    if (canonical && title) titles.set(new URL(canonical).pathname, title);
  }
  await vite.close();
  return titles;
}

async function show(page: Page, html: string): Promise<void> {
  await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Returns the page's pixels: red, green, blue and alpha of each. */
async function pixelsOf(page: Page): Promise<Uint8Array> {
  const png = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data: bytes } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') resolve(reader.result);
      });
      reader.readAsDataURL(new Blob([Uint8Array.from(bytes)]));
    });
    return address.slice(address.indexOf(',') + 1);
  }, png);
  return Buffer.from(pixels, 'base64');
}

// Rendering the pages needs settings. These addresses are never called.
const unused = '127.0.0.1:9';
Object.assign(process.env, localEnvironment({ firestore: unused, auth: unused, storage: unused }));
const titles = await pageTitles();
const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumArgs });
for (const { file, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await show(page, html);
  await page.screenshot({ path: `public/${file}` });
  console.log(`public/${file}`);
  await page.close();
}
const small = await browser.newPage({ viewport: { width: 32, height: 32 } });
await show(small, icon('favicon.ico', 32, favicon).html);
await writeFile('public/favicon.ico', iconFile(await small.screenshot()));
await rm('public/social', { recursive: true, force: true });
await mkdir('public/social');
const card = await browser.newPage({ viewport: socialSize });
for (const [path, title] of titles) {
  await show(card, socialCard(title.replace(/ · ACF$/, ''), faces.join('')));
  await writeFile(`public${socialPicture(path)}`, socialPng(await pixelsOf(card), title));
  console.log(`public${socialPicture(path)}`);
}
await browser.close();
