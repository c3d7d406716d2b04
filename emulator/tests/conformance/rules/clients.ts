import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import type { ConformanceContext } from '../case';
import { expectEqual } from '../check';

/** What a refusal looks like on the emulator's list. */
export interface ExplainedDenial {
  readonly request: string;
  readonly caller: string;
  readonly explanation: string;
}

/** A project of its own whose rules a case chooses. */
export interface RulesProject {
  readonly projectId: string;
  /** Past the rules. */
  readonly owner: Firestore;
  readonly visitor: Firestore;
  /** A client of somebody signed in, with claims of one's own. */
  readonly as: (uid: string, claims?: Readonly<Record<string, unknown>>) => Firestore;
  /** The newest refusals first. */
  readonly denials: () => Promise<readonly ExplainedDenial[]>;
}

export function rulesSource(matches: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches}
  }
}`;
}

/** Loads rules for a project; resolves with status and body of the answer. */
export async function putRules(
  { addresses }: ConformanceContext,
  projectId: string,
  content: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${addresses.firestore}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ content }] } }),
  });
  return { status: response.status, body: await response.json() };
}

/** A project only of this case, with these match statements as its rules. */
export async function rulesProject(context: ConformanceContext, matches: string): Promise<RulesProject> {
  const projectId = `demo-${context.collection.toLowerCase()}`;
  const { status, body } = await putRules(context, projectId, rulesSource(matches));
  expectEqual([status, body], [200, {}], 'the answer to the rules');
  const port = Number(new URL(context.addresses.firestore).port);
  const connect = (mockUserToken?: Parameters<typeof connectFirestoreEmulator>[3]) => {
    const firestore = initializeFirestore(context.newApp(projectId), {});
    connectFirestoreEmulator(firestore, context.newHost(), port, mockUserToken);
    return firestore;
  };
  return {
    projectId,
    owner: connect({ mockUserToken: 'owner' }),
    visitor: connect(),
    as: (sub, claims) => connect({ mockUserToken: { ...claims, sub } }),
    async denials() {
      const url = `${context.addresses.firestore}/emulator/v1/projects/${projectId}:explain`;
      return ((await (await fetch(url)).json()) as { denials: ExplainedDenial[] }).denials;
    },
  };
}
