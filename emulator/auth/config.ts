import { invalidArgument } from './auth-error';
import { isJson, type Json } from './request-fields';

/** What a project allows; changeable while running. */
export interface AuthConfig {
  /** On: sign-in, reset and look-up answer alike for known and unknown addresses. */
  readonly emailEnumerationProtection: boolean;
  /** Off: accounts come from the administrator only. */
  readonly selfSignUp: boolean;
  /** Off: a signed-in person cannot delete the own account. */
  readonly selfDeletion: boolean;
}

export const DEFAULT_CONFIG: AuthConfig = {
  emailEnumerationProtection: true,
  selfSignUp: true,
  selfDeletion: true,
};

/** The configuration in the words of the API's project config. */
export function configToWire(config: AuthConfig): Json {
  return {
    signIn: { allowDuplicateEmails: false, anonymous: { enabled: false }, email: { enabled: true } },
    client: {
      permissions: {
        disabledUserSignup: !config.selfSignUp,
        disabledUserDeletion: !config.selfDeletion,
      },
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: config.emailEnumerationProtection },
  };
}

function leaves(value: Json, prefix: string): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([name, member]) =>
    isJson(member)
      ? leaves(member, `${prefix}${name}.`)
      : [[`${prefix}${name}`, member] as [string, unknown]],
  );
}

/** The configuration after a PATCH. Throws INVALID_ARGUMENT for a setting that is not known or cannot be had. */
export function patchedConfig(config: AuthConfig, patch: Json): AuthConfig {
  const next = { ...config };
  for (const [path, value] of leaves(patch, '')) {
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
        if (value) throw invalidArgument(`'${path}' cannot be true in the local backend`);
        break;
      case 'signIn.email.enabled':
        if (!value) throw invalidArgument(`'${path}' cannot be false in the local backend`);
        break;
      default:
        throw invalidArgument(`Unknown setting '${path}'`);
    }
  }
  return next;
}
