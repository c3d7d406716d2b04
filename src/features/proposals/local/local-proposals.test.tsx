import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { readProposalContent } from '../content/proposal-content';
import { deckFromLocal } from './deck-from-local';
import { LocalPage } from './local-page';
import { type LocalProposal, localCards, localPrefix, readLocalProposal } from './local-proposals';

const put = (slug: string, record: unknown) =>
  localStorage.setItem(
    `acf.proposals.static.bySlug.${slug}`,
    typeof record === 'string' ? record : JSON.stringify(record),
  );

const riverHouse = {
  title: 'A first month',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  accessCode: 'NEVER-SHOWN-1',
  sections: [
    { heading: 'Scope', bodyHtml: '<p>One <strong>task</strong>.</p>' },
    { heading: 'Price', bodyHtml: '' },
    { heading: 'Dates', bodyHtml: '<ul><li>Day 1</li></ul>' },
  ],
};

const show = (slug: string) => {
  const proposal = readLocalProposal(slug);
  if (!proposal) throw new Error(`There is no ${slug}.`);
  return renderInRouter(<LocalPage proposal={proposal} listAddress="/proposals" />);
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('The cards of local proposals', () => {
  it('are one per valid key, sorted by title', covers('PRO-044'), () => {
    put('river-house', riverHouse);
    put('ark', { title: 'An ark', description: 'Two of each.' });
    localStorage.setItem('acf.proposals.static', '{}');
    localStorage.setItem('proposals_authenticated', 'true');
    expect(localCards([])).toEqual([
      { slug: 'river-house', title: 'A first month', description: 'Static page (local)' },
      { slug: 'ark', title: 'An ark', description: 'Two of each.' },
    ]);
  });

  it(
    'use the slug without a title, and say that they are local without a description',
    covers('PRO-045', 'PRO-046', 'PRO-274'),
    () => {
      put('no-title', { description: 'Kept.' });
      put('broken', '{"title":');
      put('a-list', []);
      expect(localCards([])).toEqual([
        { slug: 'a-list', title: 'a-list', description: 'Static page (local)' },
        { slug: 'broken', title: 'broken', description: 'Static page (local)' },
        { slug: 'no-title', title: 'no-title', description: 'Kept.' },
      ]);
    },
  );

  it('leave out pages already listed and keys that are not valid slugs', () => {
    put('river-house', riverHouse);
    put('ark', {});
    put('../escape', {});
    put('Shouting', {});
    expect(localCards(['river-house']).map(({ slug }) => slug)).toEqual(['ark']);
  });

  it('are empty if the browser refuses its storage', () => {
    put('river-house', riverHouse);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(localCards([])).toEqual([]);
    expect(readLocalProposal('river-house')).toBeUndefined();
  });
});

describe('A local proposal', () => {
  it('is read by the slug of its address', covers('PRO-147', 'PRO-273'), () => {
    put('river-house', riverHouse);
    expect(localPrefix).toBe('acf.proposals.static.bySlug.');
    expect(readLocalProposal('river-house')).toMatchObject({
      title: 'A first month',
      clientName: 'River House',
      clientEmail: 'board@river-house.example',
      sections: riverHouse.sections,
    });
    expect(readLocalProposal('river')).toBeUndefined();
  });

  it('is undefined if its JSON is broken, and keeps its readable fields otherwise', () => {
    put('broken', '{');
    put('odd', { title: 7, sections: [null, { heading: 'Kept' }, 'x'] });
    expect(readLocalProposal('broken')).toBeUndefined();
    expect(readLocalProposal('odd')).toMatchObject({
      title: '',
      sections: [{ heading: 'Kept', bodyHtml: '' }],
    });
  });

  it(
    'shows client, address, title, its sections in order and a link to all proposals',
    covers('PRO-152', 'PRO-153', 'PRO-154', 'PRO-155'),
    () => {
      put('river-house', riverHouse);
      show('river-house');
      expect(screen.getByRole('heading', { level: 1, name: 'A first month' })).toBeVisible();
      expect(screen.getByText('River House')).toBeVisible();
      expect(screen.getByText(/board@river-house.example/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'All Proposals' })).toHaveAttribute('href', '/proposals');
      expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Scope',
        'Price',
        'Dates',
      ]);
      expect(screen.getByText('task').tagName).toBe('STRONG');
      expect(screen.getByRole('listitem')).toHaveTextContent('Day 1');
    },
  );

  it('shows a dash for an empty section', covers('PRO-156'), () => {
    put('river-house', { ...riverHouse, sections: [{ heading: 'Price', bodyHtml: '<p>&nbsp;</p>' }] });
    show('river-house');
    expect(screen.getByRole('heading', { level: 2 }).nextElementSibling).toHaveTextContent('—');
  });

  it('says that it is empty, and tells staff where to edit it', covers('PRO-157'), () => {
    put('river-house', { ...riverHouse, sections: [] });
    show('river-house');
    expect(screen.getByText('No content yet.')).toBeVisible();
    cleanup();
    localStorage.setItem('acf.session', '1');
    show('river-house');
    expect(screen.getByText('No content yet. Edit this proposal in the Admin dashboard.')).toBeVisible();
  });

  it('never shows its code, and neither runs nor loads anything stored in it', covers('PRO-280'), () => {
    put('river-house', {
      ...riverHouse,
      sections: [
        {
          heading: '<b>Scope</b>',
          bodyHtml:
            '<img src=x onerror="document.title=1"><script>document.title=2</script><p style="position:fixed" onclick="x()">Kept <a href="javascript:alert(1)">words</a></p><iframe src="https://elsewhere.example"></iframe>',
        },
      ],
    });
    const { container } = show('river-house');
    expect(container).not.toHaveTextContent('NEVER-SHOWN-1');
    expect(container).toHaveTextContent('Kept words');
    expect(screen.getByRole('heading', { name: '<b>Scope</b>' })).toBeVisible();
    expect(
      container.querySelectorAll('img, script, iframe, [onclick], [onerror], [style], a[href^="javascript"]'),
    ).toHaveLength(0);
  });

  it(
    'shows title, client and email when stored with the fields of the admin list',
    covers('PRO-275', 'WRK-578'),
    () => {
      put('river-house', {
        proposalTitle: 'A first month',
        proposalType: 'static',
        slug: 'river-house',
        clientName: 'River House',
        accessCode: 'NEVER-SHOWN-1',
        clientEmail: 'board@river-house.example',
        createdAt: '2026-01-01',
        updatedAt: '2026-02-01',
      });
      const { container } = show('river-house');
      expect(container).toHaveTextContent('A first month');
      expect(container).toHaveTextContent('River House · board@river-house.example');
      expect(container).not.toHaveTextContent(/NEVER-SHOWN-1|2026/);
    },
  );

  it('becomes a presentation draft with a cover and a plain-text slide per section', () => {
    put('river-house', riverHouse);
    const draft = deckFromLocal(readLocalProposal('river-house') as LocalProposal);
    expect(draft).toMatchObject({ kind: 'deck', title: 'A first month', clientName: 'River House' });
    expect(readProposalContent(draft.content)).toMatchObject({
      presentationTitle: 'A first month',
      slides: [
        { look: 'cover', heading: 'A first month', blocks: [] },
        { heading: 'Scope', blocks: [{ type: 'text', text: 'One task.' }] },
        { heading: 'Price', blocks: [] },
        { heading: 'Dates', blocks: [{ type: 'text', text: expect.stringContaining('Day 1') as string }] },
      ],
    });
    expect(draft.content).not.toContain('NEVER-SHOWN-1');
  });

  it('becomes a draft that fits its schema regardless of its length', () => {
    put('long', {
      ...riverHouse,
      title: 'x'.repeat(500),
      sections: Array.from({ length: 40 }, () => ({
        heading: 'y'.repeat(500),
        bodyHtml: `<p>${'words '.repeat(3000)}</p>`.repeat(3),
      })),
    });
    const draft = deckFromLocal(readLocalProposal('long') as LocalProposal);
    expect(readProposalContent(draft.content)).toBeDefined();
  });
});
