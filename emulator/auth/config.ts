import { invalidArgument } from './auth-error';
import { isJson, type Json } from './request-fields';

/** The settings of a project, which can change while the emulator runs. */
export interface AuthConfig {
  /** True if sign-in, reset and look-up give the same answer for known and unknown addresses. */
  readonly emailEnumerationProtection: boolean;
  /** False if only the administrator may create accounts. */
  readonly selfSignUp: boolean;
  /** False if people may not delete their own account. */
  readonly selfDeletion: boolean;
  /** The page that links in mails open; the emulator's own page by default. */
  readonly mailLinks?: string;
  /** The host names that links in mails may redirect to. */
  readonly authorizedDomains: readonly string[];
}

export const DEFAULT_CONFIG: AuthConfig = {
  emailEnumerationProtection: true,
  selfSignUp: true,
  selfDeletion: true,
  authorizedDomains: ['localhost', '127.0.0.1'],
};

/** Returns the settings in the format of the API's project config. */
export function configToWire(config: AuthConfig): Json {
  return {
    signIn: {
      allowDuplicateEmails: false,
      anonymous: { enabled: false },
      email: { enabled: true, passwordRequired: true },
      phoneNumber: { enabled: false },
    },
    client: {
      permissions: {
        disabledUserSignup: !config.selfSignUp,
        disabledUserDeletion: !config.selfDeletion,
      },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: config.emailEnumerationProtection },
    authorizedDomains: config.authorizedDomains,
    notification: {
      sendEmail: config.mailLinks === undefined ? {} : { callbackUri: config.mailLinks },
    },
  };
}

function leaves(value: Json, prefix: string): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, member]) =>
    isJson(member)
      ? leaves(member, `${prefix}${name}.`)
      : [[`${prefix}${name}`, member] as [string, unknown]],
  );
}

/** Returns the settings after a PATCH. Throws INVALID_ARGUMENT for an unknown or unsupported setting. */
export function patchedConfig(config: AuthConfig, patch: Json): AuthConfig {
  const next: { -readonly [Key in keyof AuthConfig]: AuthConfig[Key] } = { ...config };
  for (const [path, value] of leaves(patch, '')) {
    if (path === 'authorizedDomains') {
      if (!Array.isArray(value) || !value.every((domain) => typeof domain === 'string'))
        throw invalidArgument(`Invalid value at '${path}' (TYPE_STRING)`);
      next.authorizedDomains = value;
      continue;
    }
    if (path === 'notification.sendEmail.callbackUri') {
      if (typeof value !== 'string' || !URL.canParse(value))
        throw invalidArgument(`Invalid value at '${path}': expected an address`);
      next.mailLinks = value;
      continue;
    }
    if (typeof value !== 'boolean') throw invalidArgument(`Invalid value at '${path}' (TYPE_BOOL)`);
    switch (path) {
      case 'emailPrivacyConfig.enableImprovedEmailPrivacy':
        next.emailEnumerationProtection = value;
        break;
      case 'client.permissions.disabledUserSignup':
        next.selfSignUp = !value;
        break;
      case 'client.permissions.disabledUserDeletion':
        next.selfDeletion = !value;
        break;
      case 'signIn.allowDuplicateEmails':
      case 'signIn.anonymous.enabled':
      case 'signIn.phoneNumber.enabled':
        if (value) throw invalidArgument(`'${path}' cannot be true in the local backend`);
        break;
      case 'signIn.email.enabled':
      case 'signIn.email.passwordRequired':
        if (!value) throw invalidArgument(`'${path}' cannot be false in the local backend`);
        break;
      default:
        throw invalidArgument(`Unknown setting '${path}'`);
    }
  }
  return next;
}
