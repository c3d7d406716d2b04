import type { ConformanceContext } from '../case';
import { expectEqual } from '../check';

/** An answer of the REST form of the RPCs. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns the database's documents, 'projects/P/databases/(default)/documents'. */
export function documentsOf({ projectId }: ConformanceContext): string {
  return `projects/${projectId}/databases/(default)/documents`;
}

/** Returns the resource name of a document in the case's collection. */
export function nameOf(context: ConformanceContext, id: string): string {
  return `${documentsOf(context)}/${context.collection}/${id}`;
}

/** Sends requests that the SDKs do not send, bypassing the rules: POST …/documents:verb. */
export async function post(context: ConformanceContext, verb: string, body: object): Promise<RawAnswer> {
  const url = `${context.addresses.firestore}/v1/${documentsOf(context)}:${verb}`;
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

/** Commits raw writes. Throws if they are refused. */
export async function commit(context: ConformanceContext, writes: readonly object[]): Promise<object> {
  const { status, body } = await post(context, 'commit', { writes });
  expectEqual(status, 200, `status of the commit, answered ${JSON.stringify(body)}`);
  return body as object;
}

/** Returns the status name of an error, such as 'INVALID_ARGUMENT'. Streamed answers come in an array. */
export function refusalOf({ body }: RawAnswer): string {
  const message: unknown = Array.isArray(body) ? body[0] : body;
  const { error } = message as { error?: { status?: string } };
  return error?.status ?? `no refusal: ${JSON.stringify(body)}`;
}

/** Returns the stored fields of a document in their typed form. */
export async function rawFields(context: ConformanceContext, id: string): Promise<unknown> {
  const { body } = await post(context, 'batchGet', { documents: [nameOf(context, id)] });
  const [answer] = body as { found?: { fields?: unknown } }[];
  return answer?.found?.fields;
}
