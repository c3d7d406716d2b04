import { describe, expect, it } from 'vitest';
import { type ProposalContent, proposalContentSchema } from '@/features/proposals/content/proposal-content';
import { DeckPage } from '@/features/proposals/deck/deck-page';
import { proposalDocument } from '@/features/proposals/opened/download';
import { ProposalPage } from '@/features/proposals/page/proposal-page';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { seedPages } from './pages';

const markup = '<img src=x onerror="attacked=1">';

type Holder = Record<PropertyKey, unknown>;

/**
 * Returns the content with markup before every text for which its schema allows it. Ids and addresses stay.
 */
function poisoned<Content extends ProposalContent>(content: Content): Content {
  const copy = structuredClone(content) as unknown as Holder;
  const poison = (holder: Holder) => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') holder[key] = `${markup}${value}`;
      else if (typeof value === 'object' && value !== null) poison(value as Holder);
    }
  };
  poison(copy);
  for (;;) {
    const parsed = proposalContentSchema.safeParse(copy);
    if (parsed.success) return copy as unknown as Content;
    for (const { path } of parsed.error.issues) {
      const holderOf = (from: unknown) =>
        path.slice(0, -1).reduce((at, key) => (at as Holder)[key], from) as Holder;
      const last = path.at(-1) ?? '';
      holderOf(copy)[last] = holderOf(content)[last];
    }
  }
}

const dangerous = '[onerror], img[src="x"], script, iframe, a[href^="javascript:"]';

describe('markup in every text of a proposal', () => {
  it.each(Object.entries(seedPages))(
    'is shown as text on the page of %s',
    covers('ATT-002'),
    (_, content) => {
      const hostile = poisoned(content);
      const { container } = renderInRouter(
        hostile.kind === 'deck' ? (
          <DeckPage content={hostile} onLogout={() => {}} />
        ) : (
          <ProposalPage content={hostile} onExit={() => {}} tools={null} />
        ),
      );
      expect(container.textContent?.split(markup).length).toBeGreaterThan(20);
      expect(container.querySelectorAll(dangerous)).toHaveLength(0);
    },
  );

  it('is shown as text in the downloaded file', covers('ATT-002'), () => {
    const page = new DOMParser().parseFromString(
      proposalDocument({
        content: poisoned(seedPages['tipping-point']),
        chosen: 'grow',
        contact: { name: markup, role: markup, email: markup, phone: markup, bookingLink: markup },
        expiresAt: null,
        today: new Date(2026, 10, 22),
      }),
      'text/html',
    );
    expect(page.body.textContent?.split(markup).length).toBeGreaterThan(20);
    expect(page.querySelectorAll(dangerous)).toHaveLength(0);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'https://user:secret@client.example',
    '//client.example',
  ])('is refused as a client’s site: %s', covers('ATT-003'), (clientSite) => {
    const content = { ...seedPages['tipping-point'], clientSite };
    expect(proposalContentSchema.safeParse(content).success).toBe(false);
  });
});
