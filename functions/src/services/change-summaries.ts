import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import type { AiSource } from '@/contracts/ai';
import { changelogMessages, type ReleasedVersion } from '@/contracts/changelog';
import type { ChangeType } from '@/features/change-log/schema';
import { ApiError } from '../pipeline/api-error';
import { changelogPrompt } from '../prompts/changelog';
import type { AiWork } from './ai-results';

/** A claim expires after this time, so that a call that died does not block others. */
const claimMs = 60_000;

/** The most versions of one run: one write holds 500 entries, and each day is a version. */
const mostVersions = 200;

/** The number of lines in the built-in summary. */
const summarised = 5;

const entryOf = (database: Firestore, id: string) => database.doc(`changeLogs/${id}`);
const textOf = ({ changes }: ReleasedVersion): string => changes.join('\n');

/**
 * Returns the versions that the change log lacks or holds with other changes. A version is a day and may be
 * released twice.
 */
async function newVersions(
  database: Firestore,
  releases: readonly ReleasedVersion[],
): Promise<readonly ReleasedVersion[]> {
  const released = releases.slice(0, mostVersions);
  if (released.length === 0) return [];
  const stored = await database.getAll(
    ...released.map(({ version }) => entryOf(database, `release-${version}`)),
  );
  return released.filter((version, index) => stored[index]?.get('summary') !== textOf(version));
}

/** Returns a summary without an AI service: the number of changes and the newest lines. */
function plainSummary(versions: readonly ReleasedVersion[]): string {
  const changes = versions.flatMap((version) => version.changes);
  const [newest] = changes;
  if (changes.length === 1 && newest !== undefined) return newest;
  const rest = changes.length - summarised;
  return [
    `${changes.length} changes:`,
    ...changes.slice(0, summarised),
    ...(rest > 0 ? [`and ${rest} more`] : []),
  ].join('\n');
}

const writers: Readonly<Record<AiSource, string>> = {
  ai: 'the AI service',
  fallback: 'the built-in summary',
};

async function summarise(
  { ai, signal }: AiWork,
  versions: readonly ReleasedVersion[],
): Promise<{ readonly summary: string; readonly components: readonly string[]; readonly source: AiSource }> {
  const answer = await ai.ask(
    changelogPrompt,
    { versions: versions.map((each) => ({ ...each, changes: [...each.changes] })) },
    signal,
  );
  if (answer.ok && answer.output.summary !== '') {
    const { summary, components } = answer.output;
    return { summary, components: components.filter((each) => each !== '').slice(0, 6), source: 'ai' };
  }
  if (answer.ok || answer.problem !== 'not-configured')
    throw new ApiError('unavailable', changelogMessages.failed);
  return { summary: plainSummary(versions), components: [], source: 'fallback' };
}

interface Entry {
  readonly type: ChangeType;
  readonly entityId: string;
  readonly summary: string;
  readonly timestamp: Date;
  readonly metadata: {
    readonly version: string;
    readonly analyzedComponents: readonly string[];
    readonly generatedBy?: string;
  };
}

/** Returns noon of the day that names a version, or now if that is in the future. */
const releasedAt = (version: string, now: Date): Date => {
  const noon = Date.parse(`${version}T12:00:00Z`);
  return Number.isNaN(noon) ? now : new Date(Math.min(noon, now.getTime()));
};

/**
 * Adds the missing versions to the change log together with one summary, in one write. Ids derive from the
 * content, so two calls add nothing twice. Throws `conflict` while another call does the same (WRK-Q106), and
 * `unavailable` if the AI service fails (WRK-449).
 */
export async function analyseChanges(
  work: AiWork,
  database: Firestore,
  released: readonly ReleasedVersion[],
): Promise<{ readonly versions: number; readonly source: AiSource | null }> {
  const claim = database.doc('integrations/changelog');
  const now = work.now();
  await database.runTransaction(async (transaction) => {
    const at = (await transaction.get(claim)).get('at') as Timestamp | undefined;
    if (at !== undefined && now.getTime() - at.toMillis() < claimMs)
      throw new ApiError('conflict', changelogMessages.running);
    transaction.set(claim, { at: now });
  });
  try {
    const versions = await newVersions(database, released);
    const [newest] = versions;
    if (newest === undefined) return { versions: 0, source: null };
    const { summary, components, source } = await summarise(work, versions);
    const batch = database.batch();
    const put = (id: string, entry: Entry) =>
      batch.set(entryOf(database, id), { ...entry, createdAt: FieldValue.serverTimestamp() });
    for (const each of versions) {
      put(`release-${each.version}`, {
        type: 'git-changelog',
        entityId: each.version,
        summary: textOf(each),
        timestamp: releasedAt(each.version, now),
        metadata: { version: each.version, analyzedComponents: [] },
      });
    }
    const about = createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 20);
    put(`summary-${about}`, {
      type: 'auto-generated',
      entityId: newest.version,
      summary,
      timestamp: now,
      metadata: { version: newest.version, analyzedComponents: components, generatedBy: writers[source] },
    });
    await batch.commit();
    return { versions: versions.length, source };
  } finally {
    await claim.delete();
  }
}
