import { vi } from 'vitest';
import { decodeFields } from '@/shared/firebase/decode';
import { encodeFields, type RestFields } from '@/shared/firebase/values';

interface Commit {
  readonly writes: readonly { readonly update: { readonly name: string; readonly fields: RestFields } }[];
}

interface SentRequest {
  readonly body: string;
  readonly keepalive?: boolean;
}

/** A write that a reader's page has sent. */
interface SentWrite {
  /** Path below the database's root, such as `proposals/river-house/visits/amara-r0001`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** True if the request outlives the page. */
  readonly isLeaving: boolean;
}

/**
 * Answers the requests of an opened page until the end of the test and records what it sends.
 * `tests/repositories/proposals/proposal-readers.test.ts` sends the same requests through the real rules.
 */
export class ReaderRequests {
  readonly sent: SentWrite[] = [];
  /** Paths that were read. */
  readonly read: string[] = [];
  /** The reader's own record, or undefined if there is none. */
  record: object | undefined;
  /** Status and code of the answers to the next writes. Further writes succeed. */
  readonly failures: (readonly [status: number, code: string])[] = [];

  constructor() {
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) =>
      this.answer(address as string, request as SentRequest),
    );
  }

  private async answer(address: string, { body, keepalive = false }: SentRequest): Promise<Response> {
    const content = JSON.parse(body) as Commit & { readonly documents: readonly [string] };
    const pathOf = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
    if (address.includes(':batchGet')) {
      const [name] = content.documents;
      this.read.push(pathOf(name));
      return Response.json([
        this.record ? { found: { name, fields: encodeFields(this.record) } } : { missing: name },
      ]);
    }
    for (const { update } of content.writes)
      this.sent.push({
        path: pathOf(update.name),
        fields: decodeFields(update.fields),
        isLeaving: keepalive,
      });
    const [status, code] = this.failures.shift() ?? [200, ''];
    return Response.json(code === '' ? {} : { error: { status: code, message: code } }, { status });
  }
}
