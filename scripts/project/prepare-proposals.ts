import { titleOf } from '@/features/proposals/content/sections';
import { drafts, gates } from '@/features/proposals/collections';
import { randomBase64Url } from '@/features/proposals/sealing/base64-url';
import { derivationName, minRounds } from '@/features/proposals/sealing/derivation';
import { indexSlug } from '@/features/proposals/slug';
import { encodeFields } from '@/shared/firebase/values';
import { givenList, givenPages } from '../proposals/given-pages';
import { type ProjectAccess, ServiceError } from './project-access';

/** The eight pages and the list, in their initial state as drafts. */
const pages: readonly (readonly [slug: string, about: object, gate: object])[] = [
  ...Object.entries(givenPages).map(([slug, content]) => {
    const { kind, clientName, clientEmail } = content;
    const about = {
      kind,
      title: titleOf(content),
      clientName,
      clientEmail,
      content: JSON.stringify(content),
    };
    return [slug, about, { kind, ...(kind === 'deck' && { clientName }) }] as const;
  }),
  [
    indexSlug,
    {
      kind: 'index',
      title: 'List of proposals',
      clientName: 'Everyone with the code',
      clientEmail: '',
      content: JSON.stringify(givenList),
    },
    { kind: 'index' },
  ],
];

/** The drafts that a run created, and the addresses that were in use. */
export interface Prepared {
  readonly made: readonly string[];
  readonly skipped: readonly string[];
}

/** Returns the addresses that have a draft or a gate. */
async function takenIn(project: ProjectAccess): Promise<ReadonlySet<string>> {
  const documents = pages.flatMap(([slug]) =>
    [drafts.path, gates.path].map((path) => `${project.root}/${path}/${slug}`),
  );
  const answer = (await project.firestore(':batchGet', {
    documents,
    mask: { fieldPaths: ['kind'] },
  })) as readonly { readonly found?: { readonly name: string } }[];
  return new Set(answer.flatMap(({ found }) => found?.name.slice(found.name.lastIndexOf('/') + 1) ?? []));
}

/** Creates a draft with a closed gate. Returns false if the address has been taken since. */
async function make(project: ProjectAccess, slug: string, about: object, gate: object): Promise<boolean> {
  const draft = {
    ...about,
    matching: 'normalised',
    recipients: {},
    envelopes: [],
    revision: 1,
    status: 'draft',
    updatedBy: 'system',
  };
  const closed = {
    ...gate,
    derivation: derivationName,
    rounds: minRounds,
    salt: randomBase64Url(16),
    matching: 'normalised',
    status: 'inactive',
    revision: 1,
  };
  const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
  try {
    await project.firestore(':commit', {
      writes: [
        {
          update: { name: `${project.root}/${drafts.path}/${slug}`, fields: encodeFields(draft) },
          updateTransforms: ['createdAt', 'updatedAt', 'contentAt'].map(now),
          currentDocument: { exists: false },
        },
        {
          update: { name: `${project.root}/${gates.path}/${slug}`, fields: encodeFields(closed) },
          currentDocument: { exists: false },
        },
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 409) return false;
    throw error;
  }
}

/**
 * Adds the eight prepared pages and the list to a project as drafts, without recipients or codes, behind
 * closed gates. Skips addresses in use, so a second run creates nothing.
 */
export async function prepareProposals(
  project: ProjectAccess,
  tell: (line: string) => void = () => {},
): Promise<Prepared> {
  const taken = await takenIn(project);
  const [made, skipped]: [string[], string[]] = [[], []];
  for (const [slug, about, gate] of pages) {
    const isMade = !taken.has(slug) && (await make(project, slug, about, gate));
    (isMade ? made : skipped).push(slug);
    tell(isMade ? `${slug}: made` : `${slug}: skipped, the address is in use`);
  }
  return { made, skipped };
}
