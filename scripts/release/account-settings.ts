import type { Environment } from '../../src/shared/config/environment';
import { paths } from '../../src/shared/config/paths';
import { type Ask, type Finding, finding } from './finding';

interface AuthSettings {
  readonly signIn?: {
    readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean };
    readonly anonymous?: { readonly enabled?: boolean };
    readonly phoneNumber?: { readonly enabled?: boolean };
    readonly allowDuplicateEmails?: boolean;
  };
  readonly client?: {
    readonly permissions?: { readonly disabledUserSignup?: boolean; readonly disabledUserDeletion?: boolean };
  };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly authorizedDomains?: readonly string[];
  readonly notification?: { readonly sendEmail?: { readonly callbackUri?: string } };
}

/** Checks who may create accounts and sign in, and where links in mails lead. */
export async function accountFindings(
  ask: Ask,
  { firebase }: Environment,
  siteAddress: string,
): Promise<Finding[]> {
  const config = (await ask(
    'identitytoolkit.googleapis.com',
    `v2/projects/${firebase.projectId}/config`,
  )) as AuthSettings;
  const { signIn, client, emailPrivacyConfig, authorizedDomains = [], notification } = config;
  const settings = 'Firebase console, Authentication, Settings';
  const site = new URL(siteAddress).hostname;
  const resetPage = `${siteAddress}${paths.resetPassword}`;
  const leadsTo = notification?.sendEmail?.callbackUri ?? 'the page of Firebase';
  return [
    finding(
      'Self sign-up is off',
      client?.permissions?.disabledUserSignup === true,
      'anybody can make an account with the public key',
      `${settings}, User actions: clear "Enable create (sign-up)".`,
    ),
    finding(
      'Self-deletion is off',
      client?.permissions?.disabledUserDeletion === true,
      'whoever has a session can delete the account, which then is missing in what it owns',
      `${settings}, User actions: clear "Enable delete".`,
    ),
    finding(
      'Email enumeration protection is on',
      emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      'a stranger can ask which addresses have an account',
      `${settings}, User actions: tick "Email enumeration protection".`,
    ),
    finding(
      'Email and password is the only way to sign in',
      signIn?.email?.enabled === true &&
        signIn.email.passwordRequired === true &&
        signIn.anonymous?.enabled !== true &&
        signIn.phoneNumber?.enabled !== true,
      'password sign-in is off, or another way is on',
      'Firebase console, Authentication, Sign-in method: enable Email/Password without "Email link", disable all others.',
    ),
    finding(
      'An address has one account',
      signIn?.allowDuplicateEmails !== true,
      'one address can have several accounts',
      `${settings}, User account linking: choose "Link accounts that use the same email".`,
    ),
    finding(
      'Links in mails may lead back to the site',
      authorizedDomains.includes(site),
      `${site} is not among the authorized domains, so no mail for a new password is sent`,
      `${settings}, Authorized domains: add ${site}.`,
    ),
    finding(
      'Mails for a new password lead to our page',
      leadsTo === resetPage,
      `they lead to ${leadsTo}`,
      `Firebase console, Authentication, Templates, Password reset, Customize action URL: ${resetPage}`,
    ),
  ];
}
