import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DependencyReport, Finding } from '@/contracts/security';
import { checkSecurity } from '../../functions/src/services/security-check';
import { startApi } from './api-under-test';

const api = await startApi();
const { accounts, database } = api;

const ada = {
  uid: 'ada',
  email: 'ada@acf.example',
  displayName: 'Ada',
  photoURL: '',
  role: 'admin',
  status: 'active',
  signedInAt: 0,
  tokenSeconds: 3600,
} as const;
const noReport: DependencyReport = { madeAt: null, audit: 'none', packages: [] };

interface Given {
  readonly tokenSeconds?: number;
  readonly report?: DependencyReport;
}

async function findingOf(id: string, { tokenSeconds = 3600, report = noReport }: Given = {}) {
  const caller = { ...ada, tokenSeconds };
  const findings = await checkSecurity(api.backend, caller, report, new AbortController().signal);
  const found = findings.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no finding ${id}.`);
  return found;
}

/** Answers with these settings in place of Google's services. All other requests go through. */
function withSettings(name: 'config' | 'backupSchedules', settings: object, status = 200): void {
  const { fetch: ask } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) =>
    typeof address === 'string' && address.endsWith(`/${name}`)
      ? Promise.resolve(new Response(JSON.stringify(settings), { status }))
      : ask(address, init),
  );
}
afterEach(() => {
  vi.restoreAllMocks();
});

type Level = Finding['level'];

describe('the shortest password', () => {
  const policy = (...lengths: readonly (number | undefined)[]) => ({
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: lengths.map((minPasswordLength) => ({
        customStrengthOptions: { ...(minPasswordLength !== undefined && { minPasswordLength }) },
      })),
    },
  });

  it.each<[string, object, string, Level]>([
    ['no policy', {}, '6 characters', 'warning'],
    ['a policy of seven', policy(7), '7 characters', 'warning'],
    ['a policy of eight', policy(8), '8 characters', 'info'],
    ['a policy weaker than our forms', policy(4), '6 characters', 'warning'],
    ['a newer policy together with an older one', policy(6, 12), '12 characters', 'info'],
    ['a policy without a length', policy(undefined), '6 characters', 'warning'],
    [
      'a policy that is switched off',
      { passwordPolicyConfig: { ...policy(12).passwordPolicyConfig, passwordPolicyEnforcementState: 'OFF' } },
      '6 characters',
      'warning',
    ],
  ])('is measured with %s', async (_, settings, measured, level) => {
    withSettings('config', settings);
    const { target, ...found } = await findingOf('password-length');
    expect({ target, level: found.level, measured: found.measured }).toEqual({
      target: '8 characters',
      level,
      measured,
    });
    expect(found.advice === undefined).toBe(level === 'info');
  });
});

describe('the sign-in settings', () => {
  it.each<[string, object, string, Level]>([
    ['sign-up', {}, 'no', 'error'],
    ['sign-up', { client: { permissions: { disabledUserSignup: false } } }, 'no', 'error'],
    ['sign-up', { client: { permissions: { disabledUserSignup: true } } }, 'yes', 'info'],
    ['address-privacy', {}, 'no', 'warning'],
    ['address-privacy', { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } }, 'no', 'warning'],
    ['address-privacy', { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }, 'yes', 'info'],
  ])('is measured: %s with %j is "%s"', async (id, settings, measured, level) => {
    withSettings('config', settings);
    expect(await findingOf(id)).toMatchObject({ measured, level, target: 'yes' });
  });
});

describe('a service that refuses the check', () => {
  it('leaves its facts unmeasured and does not affect the others', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    withSettings('config', {}, 403);
    for (const id of ['password-length', 'sign-up', 'address-privacy'])
      expect(await findingOf(id)).toMatchObject({
        level: 'warning',
        measured: null,
        advice:
          'Could not be measured: the API has no right to read this setting, or the service did not answer.',
      });
    expect(await findingOf('administrators')).toMatchObject({ level: 'info' });
    expect(JSON.stringify(said.mock.calls)).toContain('security-check.ts');
  });
});

describe('backups', () => {
  const kept = (...retentions: readonly (string | undefined)[]) => ({
    backupSchedules: retentions.map((retention) => (retention === undefined ? {} : { retention })),
  });

  it.each<[string, object, string, Level]>([
    ['no schedule', {}, 'no backups', 'error'],
    ['a schedule without retention', kept(undefined), 'no backups', 'error'],
    ['a retention of 86,399 seconds', kept('86399s'), 'no backups', 'error'],
    ['a retention of a day', kept('86400s'), '1 days', 'warning'],
    ['a retention of 2,591,999 seconds', kept('2591999s'), '29 days', 'warning'],
    ['retentions of thirty days and of a week', kept('2592000s', '604800s'), '30 days', 'info'],
  ])('are measured with %s', async (_, settings, measured, level) => {
    withSettings('backupSchedules', settings);
    const found = await findingOf('backup');
    expect(found).toMatchObject({ measured, level, target: '30 days' });
    expect(found.advice === undefined).toBe(level === 'info');
  });
});

describe('the session length', () => {
  it.each<[number, string, Level]>([
    [1800, '0.5 h', 'info'],
    [3600, '1 h', 'info'],
    [3601, '1 h', 'warning'],
    [4000, '1.11 h', 'warning'],
  ])('of %i seconds is %s', async (tokenSeconds, measured, level) => {
    expect(await findingOf('session', { tokenSeconds })).toMatchObject({ measured, level, target: '1 h' });
  });
});

describe('the check of administrators', () => {
  it('requires at least two active ones', async () => {
    expect(await findingOf('administrators')).toEqual({
      id: 'administrators',
      title: 'Active administrators',
      target: 'at least 2',
      level: 'info',
      measured: '2 active administrators',
    });
    await database.doc('users/noor').update({ status: 'inactive' });
    expect(await findingOf('administrators')).toMatchObject({
      level: 'warning',
      measured: '1 active administrator',
      advice: expect.any(String),
    });
    await database.doc('users/ada').update({ role: 'regular' });
    expect(await findingOf('administrators')).toMatchObject({ measured: '0 active administrators' });
  });
});

describe('the check of accounts', () => {
  const measured = async () => {
    const { level, measured: text } = await findingOf('accounts');
    return `${level}: ${text}`;
  };

  it('passes if they match their records and warns if only one of the two is closed', async () => {
    // All but one have a record, and all active people can sign in.
    const { users } = await accounts.listUsers();
    for (const { uid } of users) {
      const status = (await database.doc(`users/${uid}`).get()).get('status') as string | undefined;
      await accounts.updateUser(uid, { disabled: status !== undefined && status !== 'active' });
    }
    expect(await measured()).toBe('warning: 0 accounts and records disagree; 1 accounts have no record');
    // A disabled account without a record does no harm.
    await accounts.updateUser('nobody', { disabled: true });
    expect(await measured()).toBe(`info: ${users.length} accounts fit their records`);
    await accounts.updateUser('mia', { disabled: true });
    expect(await measured()).toBe('warning: 1 accounts and records disagree; 0 accounts have no record');
    await database.doc('users/mia').update({ status: 'inactive' });
    expect(await measured()).toBe(`info: ${users.length} accounts fit their records`);
    await accounts.updateUser('mia', { disabled: false });
    expect(await measured()).toBe('warning: 1 accounts and records disagree; 0 accounts have no record');
  });
});

describe('installed packages', () => {
  type Package = DependencyReport['packages'][number];
  const packageWith = (name: string, advisory: Package['advisory']): Package => ({
    name,
    version: '1.0.0',
    advisory,
  });
  const of = (audit: 'none' | 'answered', ...packages: readonly Package[]): DependencyReport => ({
    madeAt: '2026-11-22T00:00:00Z',
    audit,
    packages: [...packages],
  });
  const plain = packageWith('plain', null);

  it.each<[string, DependencyReport, Partial<Finding>]>([
    [
      'never built for deployment',
      noReport,
      {
        level: 'warning',
        measured: '0 packages; the registry gave no answer about advisories',
        advice: 'The report is made when the API is built for deployment.',
      },
    ],
    [
      'unknown to the registry',
      of('none', plain),
      {
        level: 'warning',
        measured: '1 packages; the registry gave no answer about advisories',
        advice: 'Build and deploy again where the package registry can be reached.',
      },
    ],
    [
      'without advisories',
      of('answered', plain),
      { level: 'info', measured: '1 packages without a known advisory' },
    ],
    [
      'with moderate advisories',
      of('answered', plain, packageWith('a', 'low'), packageWith('b', 'moderate')),
      {
        level: 'warning',
        measured: '2 packages with advisories, 0 of them high or critical',
        advice: 'Update a, b.',
      },
    ],
    [
      'with severe advisories',
      of('answered', packageWith('a', 'low'), packageWith('b', 'high'), packageWith('c', 'critical')),
      {
        level: 'error',
        measured: '3 packages with advisories, 2 of them high or critical',
        advice: 'Update b, c.',
      },
    ],
  ])('are rated as %s', async (_, report, expected) => {
    expect(await findingOf('packages', { report })).toMatchObject(expected);
  });
});
