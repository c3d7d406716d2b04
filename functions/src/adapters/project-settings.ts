import type { Backend } from './backend';

/** The settings of the sign-in service that the security check measures. */
export interface SignInSettings {
  readonly minPasswordLength: number;
  readonly isSignUpOpen: boolean;
  readonly hidesAddresses: boolean;
}

/** The shortest password that the sign-in service accepts if the project sets no minimum. */
const serviceMinimum = 6;

interface ProjectConfig {
  readonly client?: { readonly permissions?: { readonly disabledUserSignup?: boolean } };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly passwordPolicyConfig?: {
    readonly passwordPolicyEnforcementState?: string;
    readonly passwordPolicyVersions?: readonly {
      readonly customStrengthOptions?: { readonly minPasswordLength?: number };
    }[];
  };
}

async function ask({ accessToken }: Backend, address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, {
    headers: { Authorization: `Bearer ${await accessToken()}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
  });
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}.`);
  return answer.json();
}

/** Reads the settings of the sign-in service. Rejects if the function has no permission to read them. */
export async function readSignInSettings(backend: Backend, signal: AbortSignal): Promise<SignInSettings> {
  const local = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const origin = local
    ? `http://${local}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const config = (await ask(
    backend,
    `${origin}/admin/v2/projects/${backend.projectId}/config`,
    signal,
  )) as ProjectConfig;
  const { passwordPolicyEnforcementState, passwordPolicyVersions = [] } = config.passwordPolicyConfig ?? {};
  const demanded =
    passwordPolicyEnforcementState === 'ENFORCE'
      ? passwordPolicyVersions.at(-1)?.customStrengthOptions?.minPasswordLength
      : undefined;
  return {
    minPasswordLength: demanded ?? serviceMinimum,
    isSignUpOpen: config.client?.permissions?.disabledUserSignup !== true,
    hidesAddresses: config.emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
  };
}

/**
 * Returns for how many days daily backups of the database are kept; 0 if there are none. Rejects if that
 * cannot be read.
 */
export async function readBackupDays(backend: Backend, signal: AbortSignal): Promise<number> {
  const local = process.env['FIRESTORE_EMULATOR_HOST'];
  const origin = local ? `http://${local}` : 'https://firestore.googleapis.com';
  const { backupSchedules = [] } = (await ask(
    backend,
    `${origin}/v1/projects/${backend.projectId}/databases/(default)/backupSchedules`,
    signal,
  )) as { backupSchedules?: readonly { readonly retention?: string }[] };
  const seconds = backupSchedules.map(({ retention = '0s' }) => Number.parseInt(retention, 10));
  return Math.floor(Math.max(0, ...seconds) / 86_400);
}
