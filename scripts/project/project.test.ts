import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '@acf/emulator';
import { covers } from '@/testing/covers';
import { backupLines, restore } from './backup';
import { createAdmin } from './create-admin';
import { seedBackend } from '../seed/seed-backend';
import { type ProjectAccess, projectAccess } from './project-access';

const projectId = 'demo-project';
const run = promisify(execFile);
const folder = join(tmpdir(), `acf-backup-${process.pid}`);
const started: Backend[] = [];

beforeEach(() => void mkdirSync(folder, { recursive: true }));
afterEach(async () => {
  for (const backend of started.splice(0)) await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the kinds of mails that the last project's local backend would have sent to an address. */
async function mailedTo(email: string): Promise<readonly string[]> {
  const answer = await fetch(
    `http://127.0.0.1:${started.at(-1)?.authPort}/emulator/v1/projects/${projectId}/oobCodes`,
  );
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; requestType: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ requestType }) => requestType);
}

/** Creates an empty project, with its owner's access and the variables for the commands. */
async function newProject() {
  const backend = await startBackend({ projectId, ports: { firestore: 0, auth: 0, storage: 0 } });
  started.push(backend);
  const variables = {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${backend.firestorePort}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${backend.authPort}`,
  };
  const command = async (script: string, ...args: readonly string[]) => {
    const options = { env: { ...process.env, ...variables } };
    return run('node_modules/.bin/tsx', [`scripts/${script}.ts`, ...args], options).then(
      ({ stdout }) => ({ ok: true, said: stdout }),
      (error: { stderr: string }) => ({ ok: false, said: error.stderr }),
    );
  };
  const seeded = () =>
    seedBackend({
      projectId,
      firestore: variables.FIRESTORE_EMULATOR_HOST,
      auth: variables.FIREBASE_AUTH_EMULATOR_HOST,
    });
  return { project: projectAccess(variables), command, seeded };
}

const contents = (file: string) => gunzipSync(readFileSync(file)).toString('utf8');
const backupOf = (project: ProjectAccess) => text(Readable.from(backupLines(project)));
const linesOf = (backup: string) => backup.trim().split('\n');
/** Returns all lines of a backup except the first (the time) and the last (the totals). */
const records = (backup: string) => linesOf(backup).slice(1, -1);

describe('a backup of a project', () => {
  it('restores every document and account unchanged into an empty project', covers('FLT-018'), async () => {
    const file = join(folder, 'backup.gz');
    const lost = await newProject();
    const { documents, accounts } = await lost.seeded();
    expect(await lost.command('backup', 'save', file)).toEqual({
      ok: true,
      said: `Saved ${documents} documents and ${accounts} accounts to ${file}.\n`,
    });
    expect((await lost.command('backup', 'save', file)).said).toContain('never replaces another');
    const fresh = await newProject();
    expect(await fresh.command('backup', 'restore', file)).toEqual({
      ok: true,
      said: `Restored ${documents} documents and ${accounts} accounts from ${file}.\n`,
    });
    const again = await backupOf(fresh.project);
    expect(records(again)).toEqual(records(contents(file)));
    expect(
      linesOf(again)
        .filter((line) => line.startsWith('{"account"'))
        .join(''),
    ).not.toMatch(/password|salt/i);
  });

  it('is refused without writes if it is damaged or the project is not empty', async () => {
    const source = await newProject();
    await source.seeded();
    const whole = await backupOf(source.project);
    await expect(restore(source.project, whole)).rejects.toThrow('holds documents');

    const { project } = await newProject();
    const lines = linesOf(whole);
    const damaged: readonly (readonly [string, readonly string[]])[] = [
      ['its last line is missing', lines.slice(0, -1)],
      ['its lines are not those', lines.toSpliced(5, 1)],
      ['its lines are not those', lines.map((line) => line.replace('ada@acf.example', 'eve@acf.example'))],
      ['its version is 2', lines.map((line) => line.replace('"version":1', '"version":2'))],
      ['"acf-backup"', ['{}', ...lines]],
    ];
    for (const [why, changed] of damaged)
      await expect(restore(project, changed.join('\n'))).rejects.toThrow(why);
    // The damaged backups wrote nothing, so the complete one can still be restored.
    expect((await restore(project, whole)).documents).toBe(records(whole).length - 5);
  });
});

describe('the first administrator', () => {
  it('is created once, even after an interrupted run, and receives a link to set the password', async () => {
    const { project, command } = await newProject();
    // The state that an interrupted run leaves.
    await project.accounts('', { email: 'grace@example.org' });
    await expect(createAdmin(project, 'not-an-address', '')).rejects.toThrow('no email address');

    const made = await command('admin-create', 'Grace@example.org', 'Grace', 'Hopper');
    expect(made).toMatchObject({ ok: true });
    const uid = /\((\w+)\)/.exec(made.said)?.[1] ?? '';
    expect(await project.firestore(`/users/${uid}`)).toMatchObject({
      fields: {
        email: { stringValue: 'grace@example.org' },
        displayName: { stringValue: 'Grace Hopper' },
        role: { stringValue: 'admin' },
        status: { stringValue: 'active' },
        createdAt: { timestampValue: expect.any(String) as string },
      },
    });
    const accounts = () => project.accounts(':query', { returnUserInfo: false });
    expect(await accounts()).toMatchObject({ recordsCount: '1' });
    expect(await mailedTo('grace@example.org')).toEqual(['PASSWORD_RESET']);

    await expect(createAdmin(project, 'eve@example.org', '')).rejects.toThrow(
      'has an administrator already: grace@example.org',
    );
    expect(await accounts()).toMatchObject({ recordsCount: '1' });
  });
});

describe('the project that a command uses', () => {
  it('must be named, and an error says what to run without a project or token', () => {
    expect(() => projectAccess({})).toThrow('Which project?');
    expect(() => projectAccess({ GCLOUD_PROJECT: 'live' })).toThrow('GOOGLE_OAUTH_ACCESS_TOKEN');
    expect(() => projectAccess({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toThrow('name both');
  });
});
