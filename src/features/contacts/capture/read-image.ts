import {
  analyzeImage,
  type ExtractedContact,
  imageLimitBytes,
  imageTimeoutMs,
  imageTypeOf,
} from '@/contracts/capture';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import { errorMessage } from '@/shared/outcomes/outcome-message';
import { readCard } from './read-card';
import { captureTexts as texts } from './texts';

/** An image accepted for analysis. */
export interface ChosenImage {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Returns why a file is refused: its content is not an image, regardless of its name, or it is too large. */
export function refusalOf(bytes: Uint8Array): string | undefined {
  if (imageTypeOf(bytes) === undefined) return texts.notAnImage;
  return bytes.length >= imageLimitBytes ? texts.tooLarge : undefined;
}

/** Reads a chosen file. Returns the image, or the reason why it is refused. */
export async function readFile(file: File): Promise<ChosenImage | string> {
  // Read only as many bytes as are needed to tell that a file is too large.
  const bytes = new Uint8Array(await file.slice(0, imageLimitBytes).arrayBuffer());
  return refusalOf(bytes) ?? { name: file.name, bytes, type: imageTypeOf(bytes) ?? '' };
}

/** Returns the message for a failed image analysis. */
export function captureErrorMessage(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 504) return texts.tookTooLong;
    if (error.reason === 'timeout') return texts.timedOut;
    if (['html', 'empty', 'not-json', 'wrong-shape'].includes(error.reason)) return texts.unreadable;
  }
  return errorMessage(error, texts);
}

const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
};

/** Has the AI service read an image. Times out after 30 s. */
export const readByService = ({ bytes }: ChosenImage, signal: AbortSignal): Promise<ExtractedContact> =>
  callApi(analyzeImage, { body: { image: base64Of(bytes) } }, { signal, timeoutMs: imageTimeoutMs });

/** The folder of this site with the OCR worker, the recognizer and the language data. */
const ocrFolder = '/ocr';

/**
 * Recognizes the text of an image on this device and extracts a contact. Rejects with the signal's reason.
 */
export async function readOnDevice(
  { bytes, type }: ChosenImage,
  signal: AbortSignal,
): Promise<ExtractedContact> {
  const { createWorker, OEM } = await import('tesseract.js');
  signal.throwIfAborted();
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: `${window.location.origin}${ocrFolder}/worker.min.js`,
    corePath: `${window.location.origin}${ocrFolder}`,
    langPath: `${window.location.origin}${ocrFolder}`,
    // A blob worker inherits this page's content security policy, which does not allow WebAssembly.
    workerBlobURL: false,
    cacheMethod: 'none',
  });
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    const { data } = await Promise.race([worker.recognize(new Blob([bytes], { type })), ended]);
    return readCard(data.text);
  } finally {
    void worker.terminate();
  }
}
