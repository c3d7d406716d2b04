import type { Environment } from '../../src/shared/config/environment';
import { parseEnvironment } from '../../src/shared/config/parse-environment';
import { factsOf } from '../../src/shared/facts/stored-facts';
import { publishedAt } from '../../src/content/site-facts';
import { factsFromProject, noFacts } from '../build/site-facts';
import { projectAccess } from '../project/project-access';
import { factsFinding } from './facts';
import { accountFindings } from './account-settings';
import { appCheckFindings } from './app-check';
import { budgetFindings } from './budgets';
import { type Ask, type Finding, RefusedError } from './finding';
import { functionFindings } from './functions';
import { recordFindings } from './old-records';
import { deployedFindings } from './rules-and-indexes';
import { siteFindings } from './site';

function askerFor({ localBackend, firebase }: Environment, token: string): Ask {
  return async (host, path) => {
    // The local backend answers for all services at the port of Auth.
    const base = localBackend ? `http://${localBackend.auth}/${host}` : `https://${host}`;
    const answer = await fetch(`${base}/${path}`, {
      headers: { Authorization: `Bearer ${token}`, 'x-goog-user-project': firebase.projectId },
      signal: AbortSignal.timeout(30_000),
    });
    if (answer.status === 404) return undefined;
    const content = (await answer.json()) as { error?: { message?: string } };
    if (answer.ok) return content;
    const reason = content.error?.message ?? 'no reason given';
    throw new RefusedError(
      answer.status,
      `${host} answered ${answer.status}: ${reason}\n` +
        'The token needs to be of an owner or editor of the project, and the API to be enabled in it.',
    );
  };
}

function said({ about, wrong, unread, remedy }: Finding): string {
  if (wrong !== undefined) return `  WRONG  ${about}: ${wrong}.\n         ${remedy}`;
  if (unread !== undefined) return `  LOOK   ${about}? ${unread}.\n         ${remedy}`;
  return `  ok     ${about}`;
}

/**
 * Checks a project against everything that the product relies on, with the build's variables and an owner's
 * GOOGLE_OAUTH_ACCESS_TOKEN. `text` lists the results. Throws if a variable is missing or a service refuses.
 */
export async function checkProject(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly isRight: boolean; readonly text: string }> {
  const environment = parseEnvironment({ ...variables });
  // Read only from the environment and never stored, because it gives access to the project.
  const token = variables['GOOGLE_OAUTH_ACCESS_TOKEN'];
  if (token === undefined || token === '')
    throw new Error(
      'GOOGLE_OAUTH_ACCESS_TOKEN is missing. Run: GOOGLE_OAUTH_ACCESS_TOKEN="$(gcloud auth print-access-token)" npm run release:check',
    );
  const { localBackend, firebase } = environment;
  const ask = askerFor(environment, token);
  const project = projectAccess({
    GCLOUD_PROJECT: firebase.projectId,
    GOOGLE_OAUTH_ACCESS_TOKEN: token,
    FIRESTORE_EMULATOR_HOST: localBackend?.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: localBackend?.auth,
  });
  // Reports an invalid token before it is used for anything else.
  await ask('identitytoolkit.googleapis.com', `v2/projects/${firebase.projectId}/config`);
  const facts = (await factsFromProject(environment, token)) ?? noFacts;
  const address = publishedAt(factsOf(facts), firebase.projectId);
  const found = [
    factsFinding(facts),
    ...(await accountFindings(ask, environment, address)),
    ...(await deployedFindings(ask, environment)),
    ...(await appCheckFindings(ask, environment)),
    ...(await functionFindings(ask, environment)),
    ...(await siteFindings(environment, variables['SITE_ADDRESS'] ?? address)),
    ...(await budgetFindings(ask, environment)),
    ...(await recordFindings(project)),
  ];
  const wrong = found.filter((each) => each.wrong !== undefined).length;
  const sum =
    wrong === 0
      ? 'Everything that can be read is as it must be. By hand: the list in docs/deploying.md, Before a release.'
      : `${wrong} of ${found.length} wrong.`;
  return {
    isRight: wrong === 0,
    text: [`Project ${firebase.projectId}:`, ...found.map(said), sum].join('\n'),
  };
}
