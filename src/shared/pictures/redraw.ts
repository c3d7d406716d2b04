interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture on a canvas, scaled down to fit a box but never up. The canvas contains only pixels, so
 * location, date, camera and further frames are lost. Rejects if the browser cannot decode the file.
 */
export async function drawWithin(file: Blob, { width, height }: Box): Promise<HTMLCanvasElement> {
  // Applies the orientation from the EXIF data, which the canvas drops.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, width / picture.width, height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
