import sourceSans from '@/shared/ui/theme/fonts/source-sans-3-400-600.woff2?url';
import youngSerif from '@/shared/ui/theme/fonts/young-serif-400.woff2?url';
import { saveFile } from '@/shared/lib/save-file';
import { fileNameOf, type FileParts, proposalDocument } from './download';
import type { FileFonts } from './download-style';

async function fontData(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font answered ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Loads the fonts of the file. If that fails, the file uses the fonts of the reader's device. */
async function fetchFonts(): Promise<FileFonts | undefined> {
  try {
    const [display, text] = await Promise.all([fontData(youngSerif), fontData(sourceSans)]);
    return { display, text };
  } catch (error) {
    console.warn('The fonts of the file could not be loaded.', error);
    return undefined;
  }
}

/** Saves a proposal as one self-contained HTML file. */
export async function saveProposal(parts: Omit<FileParts, 'fonts'>): Promise<void> {
  const fonts = await fetchFonts();
  saveFile(
    fileNameOf(parts.content.clientName),
    proposalDocument({ ...parts, fonts }),
    'text/html;charset=utf-8',
  );
}
