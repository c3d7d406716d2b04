import { getDocument, listDocuments } from '@/shared/firebase/database';
import { fold } from '@/shared/search/fold';
import { textPiece } from '@/shared/search/text-pieces';
import { hasWords } from '@/shared/search/words';
import { mailIndex, mailsOf } from '../collections';
import { foundMails } from '../queries';
import { searchedMail } from './mail-search';

/** An e-mail that contains the search text. */
export interface FoundMail {
  readonly contactId: string;
  readonly subject: string;
  readonly content: string;
}

/**
 * Returns e-mails that contain a search text, out of at most twenty index matches. Searches e-mails to
 * contacts of `owner`, or to all contacts if `owner` is empty. Rejects with the database's error.
 */
export async function findMails(
  typed: string,
  owner: string,
  signal: AbortSignal,
): Promise<readonly FoundMail[]> {
  const search = fold(typed);
  const piece = textPiece(search);
  if (piece === undefined) return [];
  const { documents } = await listDocuments(mailIndex, foundMails(piece, owner), { signal });
  const found = await Promise.all(
    documents.map(async ({ id, contactId }) => {
      // Skip e-mails whose contact is gone.
      const read = await getDocument(mailsOf(contactId), id, { signal }).catch(() => undefined);
      return read?.ok && !read.document.deletedAt && hasWords(searchedMail(read.document), search)
        ? [{ contactId, subject: read.document.subject, content: read.document.content }]
        : [];
    }),
  );
  return found.flat();
}
