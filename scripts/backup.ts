import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type BackupCounts, backupLines, restore } from './project/backup';
import { projectAccess } from './project/project-access';

const [what, file] = process.argv.slice(2);

/** Writes a backup under a temporary name first, so that an interrupted run leaves no partial backup. */
async function save(target: string): Promise<BackupCounts> {
  if (existsSync(target)) throw new Error(`${target} exists. A backup never replaces another.`);
  const counts: BackupCounts = { documents: 0, accounts: 0 };
  const lines = backupLines(projectAccess(process.env));
  const counted = async function* () {
    for (let next = await lines.next(); ; next = await lines.next()) {
      if (next.done) {
        Object.assign(counts, next.value);
        return;
      }
      yield next.value;
    }
  };
  const partial = `${target}.partial`;
  try {
    await pipeline(Readable.from(counted()), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    renameSync(partial, target);
  } finally {
    rmSync(partial, { force: true });
  }
  return counts;
}

try {
  if ((what !== 'save' && what !== 'restore') || file === undefined)
    throw new Error(
      'Usage: npm run backup -- save backups/2026-11-22.ndjson.gz\n       npm run backup -- restore backups/2026-11-22.ndjson.gz',
    );
  const { documents, accounts } =
    what === 'save'
      ? await save(file)
      : await restore(projectAccess(process.env), await text(createReadStream(file).pipe(createGunzip())));
  console.log(
    `${what === 'save' ? 'Saved' : 'Restored'} ${documents} documents and ${accounts} accounts ${what === 'save' ? 'to' : 'from'} ${file}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
