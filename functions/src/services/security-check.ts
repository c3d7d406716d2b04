import type { DependencyReport, Finding } from '@/contracts/security';
import { passwordMinimum } from '@/contracts/users';
import type { Backend } from '../adapters/backend';
import { readBackupDays, readSignInSettings, type SignInSettings } from '../adapters/project-settings';
import type { Caller } from '../pipeline/caller';
import { describeFailure } from '../pipeline/failure';

/** The values that the product aims at (WRK-506). */
const targets = { passwordLength: 8, sessionHours: 1, backupDays: 30, administrators: 2 } as const;

const notMeasured =
  'Could not be measured: the API has no right to read this setting, or the service did not answer.';

type Measured = Omit<Finding, 'id' | 'title' | 'target'>;

interface Check {
  readonly id: string;
  readonly title: string;
  readonly target?: string;
  readonly measure: () => Promise<Measured> | Measured;
}

const good = (measured: string): Measured => ({ level: 'info', measured });
const poor = (measured: string, advice: string, level: Finding['level'] = 'warning'): Measured => ({
  level,
  measured,
  advice,
});

/** Measures one fact. If it cannot be measured, the finding says so and shows only the target (WRK-Q129). */
async function measure({ measure: look, ...about }: Check): Promise<Finding> {
  try {
    return { ...about, ...(await look()) };
  } catch (error) {
    console.error(describeFailure(error));
    return { ...about, level: 'warning', measured: null, advice: notMeasured };
  }
}

/** Finds people whose record and sign-in account disagree: one is active and the other is not. */
async function accountsAgainstRecords({ accounts, database }: Backend): Promise<Measured> {
  const records = await database.collection('users').select('status').limit(500).get();
  const known = new Map(records.docs.map((record) => [record.id, record.get('status') === 'active']));
  const { users } = await accounts.listUsers(1000);
  const differing = users.filter(({ uid, disabled }) => known.get(uid) === disabled);
  const strangers = users.filter(({ uid, disabled }) => !known.has(uid) && !disabled);
  if (differing.length === 0 && strangers.length === 0)
    return good(`${users.length} accounts fit their records`);
  return poor(
    `${differing.length} accounts and records disagree; ${strangers.length} accounts have no record`,
    'Save the user again in user management; accounts without a record can do nothing, and are replaced by an invitation.',
  );
}

async function administrators({ database }: Backend): Promise<Measured> {
  const active = database.collection('users').where('role', '==', 'admin').where('status', '==', 'active');
  const { count } = (await active.count().get()).data();
  const measured = count === 1 ? '1 active administrator' : `${count} active administrators`;
  return count >= targets.administrators
    ? good(measured)
    : poor(measured, 'Make a second person an administrator, so that nobody is locked out.');
}

function packages({ audit, packages: installed, madeAt }: DependencyReport): Measured {
  if (audit === 'none') {
    const measured = `${installed.length} packages; the registry gave no answer about advisories`;
    return poor(
      measured,
      madeAt === null
        ? 'The report is made when the API is built for deployment.'
        : 'Build and deploy again where the package registry can be reached.',
    );
  }
  const known = installed.filter(({ advisory }) => advisory !== null);
  const grave = known.filter(({ advisory }) => advisory === 'high' || advisory === 'critical');
  if (known.length === 0) return good(`${installed.length} packages without a known advisory`);
  return poor(
    `${known.length} packages with advisories, ${grave.length} of them high or critical`,
    `Update ${(grave.length > 0 ? grave : known).map(({ name }) => name).join(', ')}.`,
    grave.length > 0 ? 'error' : 'warning',
  );
}

function passwordLength({ minPasswordLength }: SignInSettings): Measured {
  const shortest = Math.max(minPasswordLength, passwordMinimum);
  return shortest >= targets.passwordLength
    ? good(`${shortest} characters`)
    : poor(
        `${shortest} characters`,
        'Set a password policy with this minimum in the Firebase console, Authentication, Settings.',
      );
}

/** Measures everything that the product relies on and that can be measured now (WRK-506, WRK-Q129). */
export async function checkSecurity(
  backend: Backend,
  caller: Caller,
  report: DependencyReport,
  signal: AbortSignal,
): Promise<Finding[]> {
  let asked: Promise<SignInSettings> | undefined;
  const signIn = () => (asked ??= readSignInSettings(backend, signal));
  const hours = caller.tokenSeconds / 3600;
  const checks: readonly Check[] = [
    {
      id: 'password-length',
      title: 'Shortest password',
      target: `${targets.passwordLength} characters`,
      measure: async () => passwordLength(await signIn()),
    },
    {
      id: 'session',
      title: 'Time until a session has to prove itself again',
      target: `${targets.sessionHours} h`,
      measure: () => {
        const measured = `${Math.round(hours * 100) / 100} h`;
        return hours <= targets.sessionHours
          ? good(measured)
          : poor(measured, 'Tokens live longer than intended.');
      },
    },
    {
      id: 'backup',
      title: 'Backup retention',
      target: `${targets.backupDays} days`,
      measure: async () => {
        const days = await readBackupDays(backend, signal);
        const measured = days === 0 ? 'no backups' : `${days} days`;
        return days >= targets.backupDays
          ? good(measured)
          : poor(
              measured,
              'Set up daily backups of Firestore in the Google Cloud console.',
              days === 0 ? 'error' : 'warning',
            );
      },
    },
    {
      id: 'sign-up',
      title: 'Accounts are made by administrators only',
      target: 'yes',
      measure: async () =>
        (await signIn()).isSignUpOpen
          ? poor(
              'no',
              'Clear "Enable create (sign-up)" in the Firebase console, Authentication, Settings.',
              'error',
            )
          : good('yes'),
    },
    {
      id: 'address-privacy',
      title: 'The sign-in does not tell who has an account',
      target: 'yes',
      measure: async () =>
        (await signIn()).hidesAddresses
          ? good('yes')
          : poor(
              'no',
              'Tick "Email enumeration protection" in the Firebase console, Authentication, Settings.',
            ),
    },
    {
      id: 'administrators',
      title: 'Active administrators',
      target: `at least ${targets.administrators}`,
      measure: () => administrators(backend),
    },
    {
      id: 'accounts',
      title: 'Accounts and records',
      measure: () => accountsAgainstRecords(backend),
    },
    { id: 'packages', title: 'Installed packages', measure: () => packages(report) },
  ];
  return Promise.all(checks.map(measure));
}
