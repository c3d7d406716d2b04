import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawWithin } from './redraw';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes the browser decode a picture of this size. Records what is drawn and released. */
function decoding(width: number, height: number) {
  const close = vi.fn();
  const picture = { width, height, close };
  const decode = vi.fn(async () => picture);
  vi.stubGlobal('createImageBitmap', decode);
  const context = { drawImage: vi.fn(), imageSmoothingQuality: 'low' };
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  return { picture, close, decode, context, getContext };
}

const file = new File(['pixels'], 'photo.png');

describe('A picture drawn within 512 by 256', () => {
  it.each([
    ['keeps a size that just fits', [512, 256], [512, 256]],
    ['keeps a smaller size', [40, 30], [40, 30]],
    ['becomes narrower and keeps its proportions', [1024, 100], [512, 50]],
    ['becomes lower and keeps its proportions', [600, 1024], [150, 256]],
    ['fits with both sides when both are too long', [2048, 2048], [256, 256]],
    ['gets whole pixels', [1000, 333], [512, 170]],
    ['keeps one pixel of a very flat side', [5120, 1], [512, 1]],
    ['keeps one pixel of a very thin side', [1, 2560], [1, 256]],
  ])('%s', async (_, [width = 0, height = 0], size) => {
    const { context, picture } = decoding(width, height);
    const canvas = await drawWithin(file, { width: 512, height: 256 });
    expect([canvas.width, canvas.height]).toEqual(size);
    expect(context.drawImage.mock.calls).toEqual([[picture, 0, 0, ...size]]);
  });

  it('is rotated as the camera recorded, and smoothed in high quality', async () => {
    const { decode, context } = decoding(1024, 512);
    await drawWithin(file, { width: 512, height: 256 });
    expect(decode.mock.calls).toEqual([[file, { imageOrientation: 'from-image' }]]);
    expect(context.imageSmoothingQuality).toBe('high');
  });

  it('is freed after it was drawn, because a large one takes 100 MB', async () => {
    const { close, context } = decoding(8000, 6000);
    await drawWithin(file, { width: 512, height: 256 });
    expect(close).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledAfter(context.drawImage);
  });

  it('is refused with a reason if the browser provides no canvas', async () => {
    const { getContext } = decoding(10, 10);
    getContext.mockReturnValue(null);
    await expect(drawWithin(file, { width: 512, height: 256 })).rejects.toThrow(
      'The browser gave no canvas to draw on.',
    );
  });
});
