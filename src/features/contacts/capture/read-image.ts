import {
  analyzeImage,
  type ExtractedContact,
  imageLimitBytes,
  imageTimeoutMs,
  imageTypeOf,
} from '@/contracts/capture';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import { readCard } from './read-card';
import { captureTexts as texts } from './texts';

/** An image that may be analysed. */
export interface ChosenImage {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Why a file is refused: by its content, whatever it is called, and by its size (WRK-216, WRK-217, WRK-Q55). */
export function refusalOf(bytes: Uint8Array): string | undefined {
  if (imageTypeOf(bytes) === undefined) return texts.notAnImage;
  return bytes.length >= imageLimitBytes ? texts.tooLarge : undefined;
}

/** Reads a chosen file. Resolves with the text that refuses it, or with the image. */
export async function readFile(file: File): Promise<ChosenImage | string> {
  // What is too large is not read to its end.
  const bytes = new Uint8Array(await file.slice(0, imageLimitBytes).arrayBuffer());
  return refusalOf(bytes) ?? { name: file.name, bytes, type: imageTypeOf(bytes) ?? '' };
}

/** What is said when the AI service's reading of an image fails (WRK-223 to WRK-226). */
export function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed;
  if (error.status === 504) return texts.tookTooLong;
  if (error.reason === 'timeout') return texts.timedOut;
  if (['html', 'empty', 'not-json', 'wrong-shape'].includes(error.reason)) return texts.unreadable;
  return error.forPeople && error.status < 500 ? error.message : texts.failed;
}

const base64Of = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(binary);
};

/** Lets the AI service read an image; given up after 30 s (WRK-756). */
export const readByService = ({ bytes }: ChosenImage, signal: AbortSignal): Promise<ExtractedContact> =>
  callApi(analyzeImage, { body: { image: base64Of(bytes) } }, { signal, timeoutMs: imageTimeoutMs });

/** Where worker, recogniser and language data are served from, by us. */
const ocrFolder = '/ocr';

/** Reads the text of an image on this device, and the contact from the text. Rejects with the signal's reason. */
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
    // A worker from a blob would run under this page's content policy, which allows no WebAssembly.
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
