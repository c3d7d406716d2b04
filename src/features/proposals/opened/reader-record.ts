import type { CollectionPath } from '@/shared/firebase/collection';
import { commit, create, encodeMap, nameOf, type Transform, type Write } from '@/shared/firebase/commit';
import { serverTime } from '@/shared/firebase/fields';
import { readPlain } from '@/shared/firebase/read-plain';
import { type PackageId, packageIds } from '../content/client-proposal';
import type { OpenedPage } from '../gate/open-gate';
import type { ClientAnswer, SentChoice } from '../page/sent-choice';
import { proposalsPath } from '../slug';
import { asReader, isIdTaken, storeVisits, type VisitAct, visitWrite } from './visits';

/** The state that a page stores for one recipient. Its id is the recipient's random name. */
interface ReaderRecord {
  /** Id of the writer's envelope. The rules check it. */
  readonly keyId: string;
  readonly firstAt: Date;
  /** Empty before the first choice. */
  readonly chosen: PackageId | '';
  readonly chosenAt: Date | null;
}

const readersOf = (slug: string): CollectionPath<ReaderRecord> => ({
  path: `${proposalsPath}/${slug}/readers`,
});

/** The time limit for reading from the database, in ms. */
const readTimeoutMs = 10_000;

/** A reader with a stored record; `choice` is the one sent last. */
export interface KnownReader {
  readonly choice: SentChoice | undefined;
}

/** Reads the stored record of a reader. Undefined before the first opening. */
export async function readReader({ slug, recipient }: OpenedPage): Promise<KnownReader | undefined> {
  const found = await readPlain(`${readersOf(slug).path}/${recipient}`, {
    asVisitor: true,
    signal: AbortSignal.timeout(readTimeoutMs),
  });
  if (found === undefined) return undefined;
  const { chosen, chosenAt } = found.fields;
  const id = packageIds.find((each) => each === chosen);
  return {
    choice: id !== undefined && chosenAt instanceof Date ? { package: id, at: chosenAt } : undefined,
  };
}

/**
 * Returns a write that replaces fields of an existing record. Doesn't use `patch`, which would load the
 * workspace's code for readers.
 */
function replacedFields(slug: string, recipient: string, fields: object): Write {
  const updateTransforms: Transform[] = [];
  const encoded = encodeMap(fields, [], updateTransforms);
  return {
    update: { name: nameOf(readersOf(slug), recipient), fields: encoded },
    updateMask: { fieldPaths: Object.keys(encoded) },
    updateTransforms,
    currentDocument: { exists: true },
  };
}

/** Stores an opening. The first opening also creates the reader's record. */
export async function storeOpening(page: OpenedPage, known: KnownReader | undefined): Promise<void> {
  const opened: VisitAct = { what: 'opened' };
  if (known !== undefined) return storeVisits(page, [opened]);
  const record = { keyId: page.keyId, firstAt: serverTime, chosen: '', chosenAt: null } as const;
  try {
    await commit(
      [
        visitWrite(page, { what: 'began' }),
        visitWrite(page, opened),
        create(readersOf(page.slug), page.recipient, record),
      ],
      asReader,
    );
    return undefined;
  } catch (error) {
    if (isIdTaken(error) && (await readReader(page)) !== undefined) return storeVisits(page, [opened]);
    throw error;
  }
}

async function choiceWrite(page: OpenedPage, chosen: PackageId): Promise<Write> {
  const { slug, recipient, keyId } = page;
  const choice = { keyId, chosen, chosenAt: serverTime };
  return (await readReader(page)) === undefined
    ? create(readersOf(slug), recipient, { ...choice, firstAt: serverTime })
    : replacedFields(slug, recipient, choice);
}

/** Stores a choice, a question or both in one commit. Rejects if nothing was stored. */
export async function storeAnswer(
  page: OpenedPage,
  { package: chosen, question }: ClientAnswer,
): Promise<void> {
  const asked: readonly VisitAct[] = question === '' ? [] : [{ what: 'asked', detail: question }];
  if (chosen === undefined) return storeVisits(page, asked);
  const acts: readonly VisitAct[] = [{ what: 'chose', detail: chosen }, ...asked];
  const attempt = async () =>
    commit([...acts.map((act) => visitWrite(page, act)), await choiceWrite(page, chosen)], asReader);
  try {
    await attempt();
  } catch (error) {
    // The record was created between the read and the write, or the id of an act was taken. Try once more.
    if (!isIdTaken(error)) throw error;
    await attempt();
  }
  return undefined;
}
