import { describe, expect, it } from 'vitest';
import { aClientProposal, aDeck, aSlide } from '@/testing/records/proposal-content';
import { emptyContent } from '@/features/proposals/management/content-schemas';
import { parsedContent } from '@/features/proposals/management/content-changes';
import { newSlide, slideKinds } from '../slides';
import { shownContent } from './shown-content';

describe('The content of a preview', () => {
  it('equals the content if it is complete', () => {
    expect(shownContent('proposal', aClientProposal())).toEqual(aClientProposal());
    expect(shownContent('deck', aDeck())).toEqual(aDeck());
  });

  it('has the labels of empty fields in their place', () => {
    const shown = shownContent('proposal', parsedContent(emptyContent('proposal', { clientName: 'Ark' })));
    expect(shown).toMatchObject({
      clientName: 'Ark',
      hero: { headline: '[Headline]', badges: ['[Badges]', '[Badges]', '[Badges]', '[Badges]'] },
      packages: { grow: { coreGoal: '[Core goal]' } },
    });
  });

  it.each(slideKinds)('shows a new slide of kind %s', (kind) => {
    const slides = [newSlide(kind, '', [])];
    const shown = shownContent('deck', { ...aDeck(), slides });
    expect(shown).toMatchObject({ slides: [{ heading: '[Heading]', id: slides[0]?.['id'] }] });
  });

  it('includes texts, amounts and lists that are invalid', () => {
    const wrong = {
      ...aClientProposal(),
      clientEmail: 'mia',
      clientSite: 'nowhere',
      hero: { headline: 'a'.repeat(500), tagline: 'tab\there', badges: ['one'] },
      packages: {
        ...aClientProposal().packages,
        grow: { ...aClientProposal().packages.grow, prices: [{ scope: '', amount: 'a lot' }], bullets: [''] },
      },
    };
    expect(shownContent('proposal', wrong)).toMatchObject({
      hero: { headline: 'a'.repeat(160), badges: ['one', '[Badges]', '[Badges]', '[Badges]'] },
      packages: { grow: { prices: [{ scope: '[What it covers]', amount: 0 }] } },
    });
  });

  it('includes two slides with the same id', () => {
    const slides = [aSlide({ heading: 'One' }), aSlide({ heading: 'Two' })];
    const shown = shownContent('deck', aDeck({ slides }));
    expect(shown?.kind === 'deck' && shown.slides.map(({ id }) => id)).toEqual(['title', 'title-2']);
  });
});
