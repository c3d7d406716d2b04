import { createHash } from 'node:crypto';
import type { ProjectAccess } from './project-access';

/** The first line of a backup. */
interface Header {
  readonly format: 'acf-backup';
  readonly version: 1;
  readonly projectId: string;
  /** The time at which all documents were read. */
  readonly readTime: string;
}
/** A document in the service's own JSON, which loses nothing. The name is below the database's root. */
interface DocumentLine {
  readonly document: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
/** A sign-in account without its password. After a restore the person sets a new one by mail. */
interface AccountLine {
  readonly account: string;
  readonly email: string;
  readonly displayName?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
}
/** The last line. A file without it, or with other lines before it, is not a complete backup. */
interface End {
  readonly documents: number;
  readonly accounts: number;
  readonly sha256: string;
}

export interface BackupCounts {
  readonly documents: number;
  readonly accounts: number;
}

interface QueryAnswer {
  readonly document?: { readonly name: string; readonly fields?: Readonly<Record<string, unknown>> };
  readonly readTime?: string;
}

const pageSize = 300;
const accountsPage = 500;

/**
 * Reads every document and account of a project, one JSON line each, with the documents at one point in time.
 * Costs one read per document. Throws if the service refuses or ends early.
 */
export async function* backupLines(project: ProjectAccess): AsyncGenerator<string, BackupCounts> {
  const hash = createHash('sha256');
  const line = (content: Header | DocumentLine | AccountLine): string => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  let documents = 0;
  let readTime = await now(project);
  yield line({ format: 'acf-backup', version: 1, projectId: project.projectId, readTime });
  for (let last: string | undefined; ; ) {
    const page = (await project.firestore(':runQuery', {
      structuredQuery: {
        // Without a collection's name the query returns all documents below the root.
        from: [{ allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: pageSize,
        ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
      },
      readTime,
    })) as readonly QueryAnswer[];
    const found = page.flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of found) {
      yield line({ document: name.slice(project.root.length + 1), fields });
      documents += 1;
    }
    last = found.at(-1)?.name;
    if (found.length < pageSize) break;
  }
  let accounts = 0;
  for (let token = ''; ; ) {
    const page = (await project.accounts(`:batchGet?maxResults=${accountsPage}${token}`)) as {
      readonly users?: readonly (Omit<AccountLine, 'account' | 'emailVerified' | 'disabled'> & {
        readonly localId: string;
        readonly emailVerified?: boolean;
        readonly disabled?: boolean;
      })[];
      readonly nextPageToken?: string;
    };
    for (const { localId, email, displayName, emailVerified, disabled } of page.users ?? []) {
      yield line({
        account: localId,
        email,
        ...(displayName !== undefined && { displayName }),
        emailVerified: emailVerified === true,
        disabled: disabled === true,
      });
      accounts += 1;
    }
    if (page.nextPageToken === undefined || page.nextPageToken === '') break;
    token = `&nextPageToken=${encodeURIComponent(page.nextPageToken)}`;
  }
  const end: End = { documents, accounts, sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
  return { documents, accounts };
}

/** Returns the service's own time of a read, in whole microseconds. */
async function now(project: ProjectAccess): Promise<string> {
  const [answer] = (await project.firestore(':runQuery', {
    structuredQuery: { from: [{ allDescendants: true }], limit: 1 },
  })) as readonly QueryAnswer[];
  if (answer?.readTime === undefined) throw new Error('The database did not say what time it is.');
  return answer.readTime;
}

/** Parses the lines of a backup. Throws unless it is complete and unchanged. */
function checkedBackup(lines: readonly string[]): {
  documents: readonly DocumentLine[];
  accounts: readonly AccountLine[];
} {
  const notWhole = (why: string) => new Error(`This is not a whole backup: ${why}. Nothing was restored.`);
  const parse = (text: string | undefined, place: string): object => {
    try {
      return JSON.parse(text ?? '') as object;
    } catch {
      throw notWhole(`${place} is no JSON`);
    }
  };
  const header = parse(lines[0], 'line 1') as Partial<Header>;
  if (header.format !== 'acf-backup') throw notWhole('line 1 does not say "acf-backup"');
  if (header.version !== 1)
    throw notWhole(`its version is ${header.version}, and this release knows version 1`);
  const end = parse(lines.at(-1), `line ${lines.length}, the last,`) as Partial<End>;
  if (end.sha256 === undefined) throw notWhole('its last line is missing');
  const body = lines.slice(0, -1);
  const hash = createHash('sha256');
  for (const text of body) hash.update(`${text}\n`);
  if (hash.digest('hex') !== end.sha256) throw notWhole('its lines are not those that were written');
  const contents = body
    .slice(1)
    .map((text, index) => parse(text, `line ${index + 2}`) as DocumentLine | AccountLine);
  return {
    documents: contents.filter((content) => 'document' in content),
    accounts: contents.filter((content) => 'account' in content),
  };
}

const writesPerCommit = 400;

/**
 * Restores a backup into an empty project: documents exactly as stored, accounts with their ids but without
 * passwords. Reads the whole text before the first write. Throws before any write if the backup is incomplete
 * or the project holds a document. To repeat an interrupted restore, empty the project first.
 */
export async function restore(project: ProjectAccess, text: string): Promise<BackupCounts> {
  const { documents, accounts } = checkedBackup(text.split('\n').filter((each) => each !== ''));
  const present = (await project.firestore(':runQuery', {
    structuredQuery: { from: [{ allDescendants: true }], limit: 1 },
  })) as readonly QueryAnswer[];
  if (present.some(({ document }) => document !== undefined))
    throw new Error(
      `Project ${project.projectId} holds documents. A backup goes into an empty project only: it would mix two states. Nothing was restored.`,
    );
  for (const { account, ...about } of accounts)
    await project.accounts('', {
      localId: account,
      email: about.email,
      emailVerified: about.emailVerified,
      disabled: about.disabled,
      ...(about.displayName !== undefined && { displayName: about.displayName }),
    });
  for (let at = 0; at < documents.length; at += writesPerCommit)
    await project.firestore(':commit', {
      writes: documents.slice(at, at + writesPerCommit).map(({ document, fields }) => ({
        update: { name: `${project.root}/${document}`, fields },
        currentDocument: { exists: false },
      })),
    });
  return { documents: documents.length, accounts: accounts.length };
}
