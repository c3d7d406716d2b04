import type { Environment } from '../../src/shared/config/environment';
import { type Ask, type Finding, finding } from './finding';

const checkedServices = [
  ['firestore.googleapis.com', 'Cloud Firestore'],
  ['identitytoolkit.googleapis.com', 'Authentication'],
  ['firebasestorage.googleapis.com', 'Storage'],
] as const;

/** Checks whether App Check is enforced exactly if this build has a key for it. */
export async function appCheckFindings(ask: Ask, environment: Environment): Promise<Finding[]> {
  const { projectId } = environment.firebase;
  const { services = [] } = (await ask(
    'firebaseappcheck.googleapis.com',
    `v1/projects/${projectId}/services`,
  )) as { services?: { name: string; enforcementMode?: string }[] };
  const hasKey = environment.appCheckSiteKey !== undefined;
  return checkedServices.map(([service, title]) => {
    const mode = services.find(({ name }) => name.endsWith(`/${service}`))?.enforcementMode;
    const isEnforced = mode === 'ENFORCED';
    const press = (button: string) => `Firebase console, App Check, APIs, ${title}: ${button}.`;
    return hasKey
      ? finding(
          `App Check is enforced for ${title}`,
          isEnforced,
          'calls of other programs are answered, though the site sends tokens',
          press('Enforce'),
        )
      : finding(
          `App Check is not enforced for ${title}`,
          !isEnforced,
          'this build has no VITE_APP_CHECK_SITE_KEY: every call of the site is refused',
          `Build with the site key, or ${press('Unenforce')}`,
        );
  });
}
