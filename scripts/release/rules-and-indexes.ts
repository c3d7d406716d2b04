import { readFile } from 'node:fs/promises';
import type { Environment } from '../../src/shared/config/environment';
import type { Indexes } from '../indexes';
import { type Ask, type Finding, finding } from './finding';

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

/**
 * Returns an index as text that is the same for the file and the service, which adds the document's name at
 * the end.
 */
const spelt = (group: string, scope: string, fields: readonly { readonly fieldPath: string }[]): string => {
  const own = fields.at(-1)?.fieldPath === '__name__' ? fields.slice(0, -1) : fields;
  const parts = own.map((field) => {
    const { fieldPath, order, arrayConfig } = field as Record<string, string | undefined>;
    return `${fieldPath} ${order ?? arrayConfig}`;
  });
  return `${group} (${scope}): ${parts.join(', ')}`;
};

/** Returns the collection and, for a field, the path in a resource name. */
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

/** Checks whether the project has the rules and indexes of this folder. */
export async function deployedFindings(ask: Ask, { firebase }: Environment): Promise<Finding[]> {
  const { projectId, storageBucket } = firebase;
  return [
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
  ];
}
