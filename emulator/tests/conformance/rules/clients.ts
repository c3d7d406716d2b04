import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import type { ConformanceContext } from '../case';
import { expectEqual } from '../check';

/** A refusal in the emulator's list of denials. */
export interface ExplainedDenial {
  readonly request: string;
  readonly caller: string;
  readonly explanation: string;
}

/** A separate project, whose rules a case sets. */
export interface RulesProject {
  readonly projectId: string;
  /** The owner's client, which bypasses the rules. */
  readonly owner: Firestore;
  readonly visitor: Firestore;
  /** Creates a signed-in client with custom claims. */
  readonly as: (uid: string, claims?: Readonly<Record<string, unknown>>) => Firestore;
  /** Returns the refusals, newest first. */
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

/** Loads rules for a project. Resolves with status and body of the answer. */
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

/** Creates a project for this case only, with these match statements as its rules. */
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
