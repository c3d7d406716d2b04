import { decodeFields } from '@/shared/firebase/decode';
import { encodeFields, type RestFields } from '@/shared/firebase/values';
import { aRecipient } from '@/testing/records/proposal';
import { sealPublication, storedEnvelope } from '../management/publishing/publication';
import type { ProposalKind } from './stored-records';

interface Page {
  readonly slug: string;
  readonly kind?: ProposalKind;
  readonly clientName?: string;
  readonly content: object;
  readonly answersOnly?: boolean;
  readonly revision?: number;
}

interface Commit {
  readonly writes: readonly { readonly update: { readonly name: string; readonly fields: RestFields } }[];
}

/** Credentials that open the pages of this fixture. The list only takes the code. */
export const rightEntries = { code: '7KQ2-M4XV9-TBC1', email: 'amara@river-house.example' } as const;

/** A fake database of sealed pages. It answers a visitor's requests and stores their writes. */
export class SealedPages {
  readonly documents = new Map<string, object>();
  /** Paths in the order of their reads: `proposals/river-house/sealed/…`. */
  readonly read: string[] = [];
  private readonly events: Readonly<Record<string, unknown>>[] = [];
  isReachable = true;

  /** Seals a page for one recipient and replaces the previous publication. */
  async publish({
    slug,
    kind = 'proposal',
    clientName = '',
    content,
    answersOnly = false,
    revision = 1,
  }: Page): Promise<void> {
    const email = kind === 'index' ? '' : rightEntries.email;
    const reader = aRecipient({ email, code: rightEntries.code, quiet: answersOnly });
    const { gate, envelopes } = await sealPublication(
      {
        id: slug,
        kind,
        clientName,
        matching: 'normalised',
        recipients: { readerOfFixture00001: reader },
        revision,
      },
      JSON.stringify(content),
    );
    this.withdraw(slug);
    this.documents.set(`proposals/${slug}`, gate);
    for (const sealed of envelopes)
      this.documents.set(`proposals/${slug}/sealed/${sealed.id}`, storedEnvelope(sealed));
  }

  /** Deletes a page's envelopes and keeps its gate. */
  withdraw(slug: string): void {
    for (const path of this.documents.keys())
      if (path.startsWith(`proposals/${slug}/sealed/`)) this.documents.delete(path);
  }

  /**
   * Simulates leaving the page, so that pending events are sent. Returns the name and parameters of each
   * stored event.
   */
  countedEvents(): readonly (readonly [name: unknown, parameters: unknown])[] {
    window.dispatchEvent(new Event('pagehide'));
    return this.events.map(({ eventName, parameters }) => [eventName, parameters]);
  }

  /** Stands in for `fetch`. */
  readonly fetch = async (address: string, { body }: { readonly body: string }): Promise<Response> => {
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (!address.includes(':batchGet')) {
      const { writes } = JSON.parse(body) as Commit;
      for (const { update } of writes)
        if (update.name.includes('/analyticsEvents/')) this.events.push(decodeFields(update.fields));
      return Response.json({});
    }
    const { documents } = JSON.parse(body) as { documents: readonly [string] };
    const path = documents[0].slice(documents[0].indexOf('/documents/') + '/documents/'.length);
    this.read.push(path);
    const found = this.documents.get(path);
    return Response.json([
      found ? { found: { name: documents[0], fields: encodeFields(found) } } : { missing: documents[0] },
    ]);
  };
}
