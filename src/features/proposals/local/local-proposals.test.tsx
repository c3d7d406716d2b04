import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LocalPage } from './local-page';
import {
  localCards,
  localPrefix,
  readLocalProposal,
  removeLocalProposal,
  saveLocalProposal,
} from './local-proposals';
import { MissingPage } from './missing-page';

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
  return render(
    <MemoryRouter>
      <LocalPage proposal={proposal} listAddress="/proposals" />
    </MemoryRouter>,
  );
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the cards of proposals that this browser alone has', () => {
  it('are one for each key of the right form, sorted by title [PRO-044]', () => {
    put('river-house', riverHouse);
    put('ark', { title: 'An ark', description: 'Two of each.' });
    localStorage.setItem('acf.proposals.static', '{}');
    localStorage.setItem('proposals_authenticated', 'true');
    expect(localCards([])).toEqual([
      { slug: 'river-house', title: 'A first month', description: 'Static page (local)' },
      { slug: 'ark', title: 'An ark', description: 'Two of each.' },
    ]);
  });

  it('have the slug where no title is stored, and say that they are local where no description is [PRO-045, PRO-046, PRO-274]', () => {
    put('no-title', { description: 'Kept.' });
    put('broken', '{"title":');
    put('a-list', []);
    expect(localCards([])).toEqual([
      { slug: 'a-list', title: 'a-list', description: 'Static page (local)' },
      { slug: 'broken', title: 'broken', description: 'Static page (local)' },
      { slug: 'no-title', title: 'no-title', description: 'Kept.' },
    ]);
  });

  it('leave out what the list has already, and keys that are no address', () => {
    put('river-house', riverHouse);
    put('ark', {});
    put('../escape', {});
    put('Shouting', {});
    expect(localCards(['river-house']).map(({ slug }) => slug)).toEqual(['ark']);
  });

  it('are none where the browser refuses its storage', () => {
    put('river-house', riverHouse);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(localCards([])).toEqual([]);
    expect(readLocalProposal('river-house')).toBeUndefined();
  });
});

describe('a proposal that this browser alone has', () => {
  it('is read by the slug of its address [PRO-147, PRO-273]', () => {
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

  it('is none where its JSON is broken, and has what can be read where its fields are odd', () => {
    put('broken', '{');
    put('odd', { title: 7, sections: [null, { heading: 'Kept' }, 'x'] });
    expect(readLocalProposal('broken')).toBeUndefined();
    expect(readLocalProposal('odd')).toMatchObject({
      title: '',
      sections: [{ heading: 'Kept', bodyHtml: '' }],
    });
  });

  it('shows client, address, title, its sections in order, and the way to all others [PRO-152, PRO-153, PRO-154, PRO-155]', () => {
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
  });

  it('has a dash for an empty section [PRO-156]', () => {
    put('river-house', { ...riverHouse, sections: [{ heading: 'Price', bodyHtml: '<p>&nbsp;</p>' }] });
    show('river-house');
    expect(screen.getByRole('heading', { level: 2 }).nextElementSibling).toHaveTextContent('—');
  });

  it('says where it is written when it has no sections [PRO-157]', () => {
    put('river-house', { ...riverHouse, sections: [] });
    show('river-house');
    expect(screen.getByText('No content yet. Edit this proposal in the Admin dashboard.')).toBeVisible();
  });

  it('never shows its code, and runs or loads nothing that was stored in it [PRO-280]', () => {
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

  it('keeps what was stored with it when it is saved anew, and can be taken away [PRO-275]', () => {
    put('river-house', { ...riverHouse, proposalType: 'static', fromElsewhere: 7, createdAt: '2026-01-01' });
    saveLocalProposal('river-house', { title: 'A second month' });
    expect(JSON.parse(localStorage.getItem('acf.proposals.static.bySlug.river-house') ?? '')).toMatchObject({
      ...riverHouse,
      title: 'A second month',
      proposalTitle: 'A second month',
      slug: 'river-house',
      proposalType: 'static',
      fromElsewhere: 7,
      createdAt: '2026-01-01',
      updatedAt: expect.stringMatching(/^\d{4}-/) as string,
    });
    removeLocalProposal('river-house');
    expect(readLocalProposal('river-house')).toBeUndefined();
    expect(() => saveLocalProposal('../x', { title: 'x' })).toThrow(RangeError);
  });
});

describe('the page of a proposal that is nowhere', () => {
  it('says so, where it could be made, and leads back [PRO-149, PRO-150, PRO-151]', () => {
    render(
      <MemoryRouter>
        <MissingPage slug="nowhere" listAddress="/proposals" />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Proposal not found' })).toBeVisible();
    expect(screen.getByText(/nothing is stored under it in this browser.*Admin dashboard/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Proposals' })).toHaveAttribute('href', '/proposals');
  });
});
