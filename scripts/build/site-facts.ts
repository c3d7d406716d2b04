import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { publishedAt } from '../../src/content/site-facts';
import type { Environment } from '../../src/shared/config/environment';
import { factsFileSchema, factsSchema } from '../../src/shared/facts/facts-schema';
import { type FactsDocument, factsOf, factsPlace } from '../../src/shared/facts/stored-facts';
import { decodeFields } from '../../src/shared/firebase/decode';
import type { RestFields } from '../../src/shared/firebase/values';

/** The facts of an empty document, as the schema completes it. */
export const noFacts: FactsDocument = z.parse(factsFileSchema, {});

/** The names of the facts, for messages. */
const factNames: Readonly<Record<keyof FactsDocument, string>> = {
  name: 'name of the organization',
  siteAddress: 'site address',
  office: 'office',
  email: 'email address',
  phone: 'phone number',
  bookingLink: 'booking link',
  bookingMinutes: 'minutes of a booked session',
  since: 'first year of the copyright',
  socialLinks: 'social links',
  landingVideoId: 'film on the landing page',
  meditationVideoId: 'meditation film',
  meditationLinks: 'meditation links',
  certificates: 'certificates',
  badges: 'badges',
  points: 'points',
  trails: 'trails',
};

/** Returns the names of the unset facts. */
export const unsetIn = (facts: FactsDocument): readonly string[] =>
  Object.entries(factNames).flatMap(([field, name]) => {
    const value = facts[field as keyof FactsDocument];
    return value === null || (typeof value !== 'number' && value.length === 0) ? [name] : [];
  });

function check(schema: z.core.$ZodType<FactsDocument>, value: unknown, where: string): FactsDocument {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => {
    const unknown = 'keys' in issue ? `there is no fact named ${issue.keys.join(', ')}` : undefined;
    const path = issue.path.join('.');
    return `  ${unknown ?? `${path === '' ? 'all' : path}: ${path === '' ? 'expected one JSON object' : issue.message}`}`;
  });
  throw new Error(`${where} has facts that the site cannot show:\n${wrong.join('\n')}`);
}

/** Reads a file with facts. Throws with the names of the invalid fields. */
export function factsFromFile(file: string): FactsDocument {
  if (!existsSync(file)) throw new Error(`There is no file ${file} to read the owner's facts from.`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
  return check(factsFileSchema, value, file);
}

/**
 * Reads `site/facts` of the build's project, which anyone may read. Returns undefined if there is no
 * document. With App Check enforced the call needs an owner's GOOGLE_OAUTH_ACCESS_TOKEN. Throws if the
 * database does not answer.
 */
export async function factsFromProject(
  { firebase, localBackend }: Environment,
  token: string | undefined,
): Promise<FactsDocument | undefined> {
  const base = localBackend ? `http://${localBackend.firestore}` : 'https://firestore.googleapis.com';
  const name = `projects/${firebase.projectId}/databases/(default)/documents/${factsPlace.path}/${factsPlace.id}`;
  const failed = (why: string) =>
    new Error(
      `The owner's facts of project ${firebase.projectId} could not be read: ${why}.\n` +
        'To build without the network, name a file: npm run build -- --facts facts.json\n' +
        'With App Check enforced: GOOGLE_OAUTH_ACCESS_TOKEN="$(gcloud auth print-access-token)" npm run build',
    );
  let answer: Response;
  try {
    answer = await fetch(`${base}/v1/${name}`, {
      headers: token ? { authorization: `Bearer ${token}`, 'x-goog-user-project': firebase.projectId } : {},
      signal: AbortSignal.timeout(30_000),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    throw failed(cause instanceof Error ? cause.message : message);
  }
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw failed(`the database answered ${answer.status}`);
  const { fields } = (await answer.json()) as { readonly fields?: RestFields };
  return check(factsSchema, decodeFields(fields), `${factsPlace.path}/${factsPlace.id}`);
}

/** Returns the build's message about the facts it shows. */
export function factsReport(facts: FactsDocument, projectId: string): string {
  const unset = unsetIn(facts);
  const address = publishedAt(factsOf(facts), projectId);
  return unset.length === 0
    ? 'All of the owner’s facts are set.'
    : `Unset facts, whose places stay hidden: ${unset.join(', ')}.` +
        (facts.siteAddress === '' ? ` Addresses of the site begin with ${address}.` : '');
}
