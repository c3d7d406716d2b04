import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPicture } from './read-picture';

const svg = (inside: string, attributes = '') =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" ${attributes}>${inside}</svg>`],
    'logo.svg',
    { type: 'image/svg+xml' },
  );
const png = (size = 100) => {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([bytes], 'logo.png', { type: 'image/png' });
};

/** Fakes decoding of a picture of this size, and encoding to files of `bytes(width, type)` bytes. */
function drawing(width: number, height: number, bytes: (width: number, type: string) => number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => {} }));
  const context = { drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (
    this: HTMLCanvasElement,
    type = 'image/png',
  ) {
    return `data:${type};base64,${'A'.repeat((bytes(this.width, type) / 3) * 4)}`;
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('An SVG file', () => {
  it('stays unchanged if it only draws', async () => {
    const file = svg('<defs><path id="a" d="M0 0h8"/></defs><use href="#a" fill="url(#b)"/>');
    const data = await readPicture(file);
    expect(atob(data.replace('data:image/svg+xml;base64,', ''))).toBe(await file.text());
  });

  it.each([
    ['a picture that is part of it', '<image href="data:image/png;base64,AAAA"/>'],
    ['a paint in quotes', `<path d="M0 0" fill="url('#b')"/>`],
    ['styles of its own', '<style>path { fill: url(#b) }</style><path d="M0 0"/>'],
    ['an animated colour', '<path d="M0 0"><animate attributeName="fill" to="red"/></path>'],
    ['the path of a file on the designer’s disk', '<path d="M0 0" xml:id="C:\\logo.svg"/>'],
  ])('with %s is accepted', async (_, inside) => {
    expect(await readPicture(svg(inside))).toMatch(/^data:image\/svg\+xml;base64,/);
  });

  it('may have a doctype, but without declarations', async () => {
    const typed = (type: string) =>
      readPicture(
        new File([`<!DOCTYPE ${type}><svg xmlns="http://www.w3.org/2000/svg"/>`], 'logo.svg', {
          type: 'image/svg+xml',
        }),
      );
    expect(await typed('svg')).toMatch(/^data:image/);
    const foreign = /^This SVG loads something from elsewhere\./;
    await expect(typed('svg [<!ATTLIST svg onload CDATA "alert(1)">]')).rejects.toThrow(foreign);
    await expect(typed('svg><!ENTITY a "b"')).rejects.toThrow(foreign);
  });

  it('is refused for its script if it also loads a file', async () => {
    const both = '<image href="https://elsewhere.org/a.png"/><script>alert(1)</script>';
    await expect(readPicture(svg(both))).rejects.toThrow(/^This SVG contains a script\./);
  });

  it.each([
    ['a script element', '<script>alert(1)</script>', ''],
    ['an event attribute', '<path d="M0 0" onclick="alert(1)"/>', ''],
    ['an event attribute of its own', '', 'onload="alert(1)"'],
    ['a script in a link', '<a href="java&#10;script:alert(1)"><path d="M0 0"/></a>', ''],
    ['an older handler', '<handler>alert(1)</handler>', ''],
    ['a script in an older link', '', 'xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="JavaScript:a"'],
    ['an animation of an event', '<path d="M0 0"><set attributeName=" onclick" to="a"/></path>', ''],
    ['an animation of a link', '<a href="#"><set attributeName="href" to="javascript:alert(1)"/></a>', ''],
  ])('with %s is refused for its script', async (_, inside, attributes) => {
    await expect(readPicture(svg(inside, attributes))).rejects.toThrow(
      'This SVG contains a script. Save it without scripts, or use a PNG.',
    );
  });

  it.each([
    ['a page inside', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>'],
    ['a picture from elsewhere', '<image href="https://elsewhere.org/a.png"/>'],
    ['a style from elsewhere', '<style>@import "https://elsewhere.org/a.css";</style>'],
    ['a paint from elsewhere', '<path d="M0 0" style="fill:url(https://elsewhere.org/a.svg#b)"/>'],
    ['a film', '<video/>'],
    ['a drawing from elsewhere', '<use href="https://elsewhere.org/a.svg#b"/>'],
    ['a source from elsewhere', '<path d="M0 0" src="//elsewhere.org/a.png"/>'],
    ['a web page for a picture', '<image href="data:text/html;base64,AAAA"/>'],
    [
      'a set of pictures',
      '<path d="M0 0" style="mask:image-set(&quot;https://elsewhere.org/a.png&quot; 1x)"/>',
    ],
    ['a paint from elsewhere beside one of its own', '<path d="M0 0" style="fill:url(#b);mask:url(a.svg)"/>'],
    ['a style from elsewhere in other letters', '<style>path{fill:u\\72l(https://elsewhere.org/a)}</style>'],
    ['a paint from elsewhere in other letters', '<path d="M0 0" style="fill:u\\72l(//elsewhere.org/a)"/>'],
    ['a paint attribute from elsewhere', '<path d="M0 0" fill="url(https://elsewhere.org/a.svg#b)"/>'],
  ])('with %s is refused for its external content', async (_, inside) => {
    await expect(readPicture(svg(inside))).rejects.toThrow(/^This SVG loads something from elsewhere\./);
  });

  it('with a style sheet is refused', async () => {
    const sheet = '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg"/>';
    await expect(readPicture(new File([sheet], 'logo.svg', { type: 'image/svg+xml' }))).rejects.toThrow(
      /^This SVG loads something from elsewhere\./,
    );
  });

  it('of more than 100 kB is refused', async () => {
    const long = `<path d="${'M0 0 '.repeat(20_100)}"/>`;
    await expect(readPicture(svg(long))).rejects.toThrow('This SVG is larger than 100 kB.');
  });
});

describe('A picture file', () => {
  it('of 20 MB is refused before it is read', async () => {
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    await expect(readPicture(png(20 * 1024 * 1024))).rejects.toThrow(
      'This file is larger than 10 MB. Choose a smaller picture.',
    );
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['a text', new File(['Dear board,'], 'logo.png', { type: 'image/png' })],
    ['a web page', new File(['<!doctype html><p>a</p>'], 'logo.svg', { type: 'image/svg+xml' })],
    ['an animation', new File(['GIF89a'], 'logo.gif', { type: 'image/gif' })],
    ['nothing', new File([], 'logo.png', { type: 'image/png' })],
  ])('that is %s is refused', async (_, file) => {
    await expect(readPicture(file)).rejects.toThrow('This file isn’t a picture that we can read.');
  });

  it('that the browser cannot decode is refused', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new Error('broken');
    });
    await expect(readPicture(png())).rejects.toThrow('This file isn’t a picture that we can read.');
  });

  it('is scaled to at most 800 × 400 and stays PNG if that fits', async () => {
    const sizes: number[] = [];
    drawing(4000, 1000, (width) => {
      sizes.push(width);
      return 60_000;
    });
    expect(await readPicture(png())).toMatch(/^data:image\/png;base64,/);
    expect(sizes).toEqual([800]);
  });

  it('is compressed, then scaled down, until it is at most 100 kB', async () => {
    drawing(800, 400, (width, type) => (type === 'image/png' ? 300_000 : width > 500 ? 120_000 : 90_000));
    const data = await readPicture(png());
    expect(data).toMatch(/^data:image\/webp;base64,/);
    expect(data.length).toBeLessThanOrEqual(133_400);
  });
});
