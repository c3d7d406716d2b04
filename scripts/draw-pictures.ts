import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { brand } from '../src/content/brand';
import { landingPage } from '../src/content/pages/landing';
import { markPath } from '../src/shared/ui/graphics/mark-path';
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
// Platforms cut maskable icons to their own shape, so the drawing stays within the inner four fifths.
const square = favicon.replace('rx="14" ', '');
const icon = (file: string, size: number, svg: string, scale = 1): Picture => ({
  file,
  width: size,
  height: size,
  html: `<div style="display:grid;place-items:center;height:100vh;background:#173f31"><div style="width:${100 * scale}vw">${svg}</div></div>`,
});

const preview: Picture = {
  file: 'social-preview.png',
  width: 1200,
  height: 630,
  html: `<style>${faces.join('')}
    main { box-sizing: border-box; height: 100vh; padding: 84px 96px; display: flex; flex-direction: column; background: #173f31; color: #f8f3e6; font-family: "source-sans-3-400-600"; }
    h1 { margin: auto 0 28px; max-width: 900px; font: 400 84px/1.08 "young-serif-400"; letter-spacing: -1px; }
    p { margin: 0; font-size: 34px; color: #c6d5c9; }
    svg { overflow: visible; fill: none; stroke-linecap: round; stroke-linejoin: round; }
  </style>
  <main>
    <svg width="190" viewBox="0 0 132 60" stroke="#f8f3e6" stroke-width="5"><path d="${markPath} H1400"/><circle cx="124" cy="8" r="6" fill="#f0ae2a" stroke="none"/></svg>
    <h1>${landingPage.heading}</h1>
    <p>${brand.expandedName}</p>
  </main>`,
};

const pictures = [
  icon('apple-touch-icon.png', 180, square),
  icon('icon-192.png', 192, square),
  icon('icon-512.png', 512, square),
  icon('icon-maskable-512.png', 512, square, 0.8),
  preview,
];

const browser = await chromium.launch({ executablePath: ensureChromium(console.log), args: chromiumArgs });
for (const { file, width, height, html } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><style>body{margin:0}</style>${html}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `public/${file}` });
  console.log(`public/${file}`);
  await page.close();
}
await browser.close();
