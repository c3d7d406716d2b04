import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { brand } from '../src/content/brand';
import type { Environment } from '../src/shared/config/environment';
import { parseEnvironment } from '../src/shared/config/parse-environment';
import { paths } from '../src/shared/config/paths';
import type { Indexes } from './indexes';

/** One thing that the product relies on; `wrong` says what is, `remedy` what to press or run. */
interface Finding {
  readonly about: string;
  readonly wrong?: string;
  readonly remedy: string;
}

/** Asks a control service: its host name, and the path from the version on. Undefined for "not found". */
type Ask = (host: string, path: string) => Promise<unknown>;

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

const finding = (about: string, isRight: boolean, wrong: string, remedy: string): Finding => ({
  about,
  ...(!isRight && { wrong }),
  remedy,
});

async function accountFindings(ask: Ask, { firebase }: Environment): Promise<Finding[]> {
  const config = (await ask(
    'identitytoolkit.googleapis.com',
    `v2/projects/${firebase.projectId}/config`,
  )) as AuthSettings;
  const { signIn, client, emailPrivacyConfig, authorizedDomains = [], notification } = config;
  const settings = 'Firebase console, Authentication, Settings';
  const site = new URL(brand.siteAddress).hostname;
  const resetPage = `${brand.siteAddress}${paths.resetPassword}`;
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
      'E-mail enumeration protection is on',
      emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
      'a stranger can ask which addresses have an account',
      `${settings}, User actions: tick "Email enumeration protection".`,
    ),
    finding(
      'E-mail and password is the only way to sign in',
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

async function rulesFinding(
  ask: Ask,
  projectId: string,
  about: string,
  release: string,
  file: string,
  target: string,
): Promise<Finding> {
  const host = 'firebaserules.googleapis.com';
  const found = (await ask(host, `v1/projects/${projectId}/releases/${release}`)) as
    | { rulesetName: string }
    | undefined;
  const ruleset =
    found &&
    ((await ask(host, `v1/${found.rulesetName}`)) as { source: { files: readonly { content: string }[] } });
  const [deployed] = ruleset?.source.files ?? [];
  return finding(
    about,
    deployed?.content === (await readFile(file, 'utf8')),
    deployed === undefined ? 'no rules are deployed' : `the deployed rules differ from ${file}`,
    `firebase deploy --only ${target} --project ${projectId}`,
  );
}

interface DeployedIndex {
  readonly name: string;
  readonly queryScope: string;
  readonly state: string;
  readonly fields: readonly { readonly fieldPath: string }[];
}

/** An index as text that is the same for the file and the service, which adds the document's name at the end. */
const spelt = (group: string, scope: string, fields: readonly { readonly fieldPath: string }[]): string => {
  const own = fields.at(-1)?.fieldPath === '__name__' ? fields.slice(0, -1) : fields;
  const parts = own.map((field) => {
    const { fieldPath, order, arrayConfig } = field as Record<string, string | undefined>;
    return `${fieldPath} ${order ?? arrayConfig}`;
  });
  return `${group} (${scope}): ${parts.join(', ')}`;
};

/** The collection and, of a field, the path that a resource name holds. */
const placeOf = (name: string) => {
  const [, group = '', , rest = ''] = /collectionGroups\/([^/]+)\/(indexes|fields)\/(.+)$/.exec(name) ?? [];
  return { group, rest };
};

async function indexFindings(ask: Ask, projectId: string): Promise<Finding[]> {
  const wanted = JSON.parse(await readFile('firestore.indexes.json', 'utf8')) as Indexes;
  const list = async <T>(what: 'indexes' | 'fields', filter: string): Promise<T[]> => {
    const found: T[] = [];
    let page = '';
    do {
      const answer = (await ask(
        'firestore.googleapis.com',
        `v1/projects/${projectId}/databases/(default)/collectionGroups/-/${what}?pageSize=100${filter}${page}`,
      )) as Partial<Record<typeof what, T[]>> & { nextPageToken?: string };
      found.push(...(answer[what] ?? []));
      page = answer.nextPageToken ? `&pageToken=${encodeURIComponent(answer.nextPageToken)}` : '';
    } while (page !== '');
    return found;
  };
  const deployed = new Map(
    (await list<DeployedIndex>('indexes', '')).map(({ name, queryScope, state, fields }) => [
      spelt(placeOf(name).group, queryScope, fields),
      state,
    ]),
  );
  const composite = wanted.indexes.map((index) =>
    spelt(index.collectionGroup, index.queryScope, index.fields),
  );
  const overrides = new Map(
    (
      await list<{ name: string; indexConfig?: { indexes?: DeployedIndex[] } }>(
        'fields',
        `&filter=${encodeURIComponent('indexConfig.usesAncestorConfig:false')}`,
      )
    ).map(({ name, indexConfig }) => {
      const { group, rest } = placeOf(name);
      const own = (indexConfig?.indexes ?? []).map((index) => spelt(group, index.queryScope, index.fields));
      return [`${group} ${rest.replaceAll('`', '')}`, own.sort().join('; ')];
    }),
  );
  const wrongFields = wanted.fieldOverrides.filter(({ collectionGroup, fieldPath, indexes }) => {
    const own = indexes.map((index) => spelt(collectionGroup, index.queryScope, [{ fieldPath, ...index }]));
    return overrides.get(`${collectionGroup} ${fieldPath}`) !== own.sort().join('; ');
  });
  const missing = composite.filter((index) => !deployed.has(index));
  const building = composite.filter((index) => deployed.has(index) && deployed.get(index) !== 'READY');
  const deploy = `firebase deploy --only firestore:indexes --project ${projectId}`;
  return [
    finding(
      'Every index is there',
      missing.length === 0,
      `${missing.length} of ${composite.length} are missing, the first: ${missing[0]}`,
      deploy,
    ),
    finding(
      'Every index is built',
      building.length === 0,
      `${building.length} are not ready, the first: ${building[0]}`,
      'Wait, and look at Firebase console, Firestore, Indexes for errors.',
    ),
    finding(
      'Long texts are not indexed',
      wrongFields.length === 0,
      `${wrongFields.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`).join(', ')} differ`,
      deploy,
    ),
  ];
}

const checkedServices = [
  ['firestore.googleapis.com', 'Cloud Firestore'],
  ['identitytoolkit.googleapis.com', 'Authentication'],
  ['firebasestorage.googleapis.com', 'Storage'],
] as const;

async function appCheckFindings(ask: Ask, environment: Environment): Promise<Finding[]> {
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

function askerFor(environment: Environment, token: string): Ask {
  const { localBackend, firebase } = environment;
  return async (host, path) => {
    // The local backend answers for all of them, at the port of Auth.
    const base = localBackend ? `http://${localBackend.auth}/${host}` : `https://${host}`;
    const answer = await fetch(`${base}/${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'x-goog-user-project': firebase.projectId },
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.status === 404) return undefined;
    const content = (await answer.json()) as { error?: { message?: string } };
    if (answer.ok) return content;
    const reason = content.error?.message ?? 'no reason given';
    throw new Error(
      `${host} answered ${answer.status}: ${reason}\n` +
        'The token needs to be of an owner or editor of the project, and the API to be enabled in it.',
    );
  };
}

async function check(): Promise<boolean> {
  const file = '.env.production.local';
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const environment = parseEnvironment({ ...kept, ...process.env });
  // From the environment only: it opens the project and is kept nowhere.
  const token = process.env['GOOGLE_OAUTH_ACCESS_TOKEN'];
  if (token === undefined || token === '')
    throw new Error(
      'GOOGLE_OAUTH_ACCESS_TOKEN is missing. Run: GOOGLE_OAUTH_ACCESS_TOKEN="$(gcloud auth print-access-token)" npm run release:check',
    );
  const { projectId, storageBucket } = environment.firebase;
  const ask = askerFor(environment, token);
  const found = [
    ...(await accountFindings(ask, environment)),
    await rulesFinding(
      ask,
      projectId,
      'Rules of the database are deployed',
      'cloud.firestore',
      'firestore.rules',
      'firestore:rules',
    ),
    await rulesFinding(
      ask,
      projectId,
      'Rules of files are deployed',
      `firebase.storage/${storageBucket}`,
      'storage.rules',
      'storage',
    ),
    ...(await indexFindings(ask, projectId)),
    ...(await appCheckFindings(ask, environment)),
  ];
  console.log(`Project ${projectId}:`);
  for (const { about, wrong, remedy } of found)
    console.log(
      wrong === undefined ? `  ok     ${about}` : `  WRONG  ${about}: ${wrong}.\n         ${remedy}`,
    );
  const wrong = found.filter((each) => each.wrong !== undefined).length;
  console.log(
    wrong === 0
      ? 'Everything that can be read is as it must be. By hand: the list in docs/running.md, Before a release.'
      : `${wrong} of ${found.length} wrong.`,
  );
  return wrong === 0;
}

try {
  if (!(await check())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
