import { showMessage } from '@/shared/ui/workspace/messages/messages';

/** Copies a text. Resolves to false if the browser denies it. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and shows the outcome in a message. */
export async function copyText(text: string, done: string, refused: string): Promise<void> {
  if (await copyToClipboard(text)) showMessage('success', done);
  else showMessage('error', refused);
}
