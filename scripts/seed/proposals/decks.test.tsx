import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Deck } from '@/features/proposals/content/deck';
import { proposalContentSchema } from '@/features/proposals/content/proposal-content';
import { DeckPage } from '@/features/proposals/deck/deck-page';
import { covers } from '@/testing/covers';
import { seedPages } from './pages';

const decks = Object.entries(seedPages).flatMap(([slug, content]): [string, Deck][] =>
  content.kind === 'deck' ? [[slug, content]] : [],
);

const pages = new Map<string, HTMLElement>();

/** Returns the page of a deck, rendered only once, because no test here changes it. */
function pageOf(slug: string): HTMLElement {
  const known = pages.get(slug);
  if (known) return known;
  const content = decks.find(([name]) => name === slug)?.[1];
  if (!content) throw new Error(`${slug} is no deck.`);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <DeckPage content={content} onLogout={() => {}} />
    </MemoryRouter>,
  );
  pages.set(slug, page);
  return page;
}

/** Returns the slides of a deck, from top to bottom. */
const show = (slug: string): readonly HTMLElement[] =>
  Array.from(pageOf(slug).querySelectorAll<HTMLElement>('main > section'));

const headingOf = (slide: HTMLElement | undefined) =>
  slide?.querySelector('[id$="-heading"]')?.textContent?.trim();
const itemsOf = (slide: HTMLElement | undefined, selector: string) =>
  Array.from(slide?.querySelectorAll(selector) ?? []);
const slide = (slides: readonly HTMLElement[], number: number) => {
  const found = slides[number - 1];
  if (!found) throw new Error(`There is no slide ${number}.`);
  return found;
};

describe('the six decks', () => {
  it(
    'are exactly these, each for one client',
    covers('PRO-004', 'PRO-005', 'PRO-006', 'PRO-007', 'PRO-161'),
    () => {
      expect(decks.map(([slug, { clientName }]) => [slug, clientName])).toEqual([
        ['canadian-cancer-society-presentation', 'Canadian Cancer Society'],
        ['canadian-cancer-society-presentation-v2', 'Canadian Cancer Society'],
        ['tipping-point-presentation', 'Tipping Point'],
        ['tipping-point-presentation-2', 'Tipping Point'],
        ['toronto-symphony-orchestra-presentation', 'Toronto Symphony Orchestra'],
        ['lantern-and-ladder-presentation', 'Lantern & Ladder'],
      ]);
    },
  );

  it.each(decks)('%s fits the schema used to seal and open it', (_, content) => {
    expect(proposalContentSchema.parse(content)).toEqual(content);
  });

  it.each(decks)(
    '%s is one page with one main heading and a heading for each slide',
    covers('PRO-003'),
    (slug, content) => {
      const slides = show(slug);
      expect(slides.map(headingOf)).toEqual(
        content.slides.map(({ heading }) => expect.stringContaining(heading)),
      );
      expect(pageOf(slug).querySelectorAll('h1')).toHaveLength(1);
    },
  );

  it.each(decks)('%s shows no code and only the two agreed amounts', (slug) => {
    const amounts = pageOf(slug).textContent.match(/\$[\d,]+/g) ?? [];
    expect(new Set(['$2,000', '$3,000', ...amounts])).toEqual(new Set(['$2,000', '$3,000']));
  });

  it.each([
    ['PRO-314', '40 warm donor leads in under an hour'],
    ['PRO-315', '12 public grant boards refreshed weekly'],
    ['PRO-316', '15-point tech audit checklist'],
    ['PRO-317', '5-minute video'],
    ['PRO-318', '2-page security checklist'],
    ['PRO-319', '30-minute audit session plus office hours'],
    ['PRO-320', '$2,000 value'],
    ['PRO-321, PRO-322', 'Delivered within 24 hours'],
  ])('describe the free pack in every deck that has it [%s]: %s', (_, fact) => {
    const withPack = decks.filter(([, { slides }]) => slides.some(({ id }) => id === 'free-starter-pack'));
    expect(withPack).toHaveLength(4);
    for (const [slug] of withPack)
      expect(show(slug).find(({ id }) => id === 'free-starter-pack')).toHaveTextContent(fact);
  });

  it(
    'show each tier’s duration, what Grow connects, and the dates of progress reviews',
    covers('PRO-323', 'PRO-324', 'PRO-325', 'PRO-326', 'PRO-328'),
    () => {
      for (const slug of [
        'tipping-point-presentation',
        'tipping-point-presentation-2',
        'lantern-and-ladder-presentation',
      ] as const) {
        const tiers = show(slug).find(({ id }) => id === 'three-tiers');
        expect(itemsOf(tiers, 'ol > li').map((tier) => tier.querySelector('h3')?.textContent)).toEqual([
          'Start',
          'Grow',
          'Expand',
        ]);
        expect(itemsOf(tiers, 'ol > li').map((tier) => tier.querySelector('p')?.textContent)).toEqual([
          '30 days',
          '60 days',
          '90 days',
        ]);
        expect(tiers).toHaveTextContent(/three systems connected/i);
        expect(tiers).toHaveTextContent('Momentum reviews at 60 and 90 days');
      }
    },
  );

  it('show no speaker notes on any page', () => {
    const notes = decks.flatMap(([, { slides }]) => slides.flatMap((each) => each.notes ?? []));
    expect(notes.length).toBeGreaterThan(20);
    for (const [slug] of decks) {
      const text = pageOf(slug).textContent;
      expect(
        notes.filter((note) => text.includes(note)),
        slug,
      ).toEqual([]);
    }
  });

  it(
    'link every button to its address in a new tab without access to this one',
    covers('PRO-146', 'PRO-159'),
    () => {
      const labels = new Map<string, string | null>();
      for (const [slug] of decks) {
        for (const page of show(slug)) {
          for (const link of page.querySelectorAll('a')) {
            if (link.getAttribute('href')?.startsWith('mailto:')) continue;
            expect(link).toHaveAttribute('target', '_blank');
            expect(link).toHaveAttribute('rel', 'noopener noreferrer');
            labels.set(
              link.textContent.replace(/ ?\(opens in a new tab\)/, '').trim(),
              link.getAttribute('href'),
            );
          }
        }
      }
      expect(Object.fromEntries(labels)).toEqual({
        'Start Today': 'https://booking.acf.example/strategy-session',
        'Deploy Now': 'https://booking.acf.example/strategy-session',
        'Scale Up': 'https://booking.acf.example/strategy-session',
        'Schedule Session': 'https://booking.acf.example/strategy-session',
        '30 minutes, free': 'https://booking.acf.example/strategy-session',
        'Send Me the Free Pack': '/playbook/day1-impact',
        'Open the video library': '/videos',
      });
    },
  );
});

/** Requirement rows, slide number (from 1), heading, and texts on the slide. */
type Expected = readonly [rows: string, number: number, heading: RegExp, texts: readonly (string | RegExp)[]];

const expectSlide = (slug: string, [, number, heading, texts]: Expected) => {
  const shown = slide(show(slug), number);
  expect(headingOf(shown)).toMatch(heading);
  for (const text of texts) expect(shown).toHaveTextContent(text);
};

describe('canadian-cancer-society-presentation', () => {
  const slug = 'canadian-cancer-society-presentation';
  it.each([
    ['PRO-160, PRO-162', 1, /./, ['For the Canadian Cancer Society']],
    ['PRO-163', 2, /^Today's Agenda$/, []],
    ['PRO-164', 3, /^Free Starter Pack$/, []],
    [
      'PRO-165, PRO-166, PRO-167',
      4,
      /^Start Package$/,
      ['5 playbooks', '40 hours of consulting', 'Start Today'],
    ],
    ['PRO-168', 5, /^Grow Package Preview$/, ['60 days']],
    ['PRO-169, PRO-170, PRO-171', 6, /^Grow Package$/, ['50 hours', '3-system integration', 'Deploy Now']],
    [
      'PRO-172, PRO-182, PRO-183, PRO-184',
      7,
      /^30-Day Implementation Roadmap$/,
      ['80% less manual data entry', '15+ hours saved weekly', '3x faster grant proposals', /Target/],
    ],
    ['PRO-174', 8, /^Security & Compliance First$/, []],
    [
      'PRO-175, PRO-176, PRO-181, PRO-185, PRO-186',
      9,
      /^Investment & Expected Returns$/,
      [
        '40-hour engagement',
        '-75% donor follow-up time',
        '-60% report generation',
        'ROI estimate',
        /15 hours × 13 weeks = 195 hours/,
      ],
    ],
    ['PRO-177, PRO-187', 10, /^Next Steps & Commitment$/, ['45-minute scoping session']],
    [
      'PRO-178, PRO-179',
      11,
      /^Questions & Discussion$/,
      ['hello@acf.example', 'Toronto, ON', 'Send Me the Free Pack'],
    ],
    ['PRO-180', 12, /^Thank you$/, []],
  ] satisfies readonly Expected[])('shows %s on slide %i', (...expected) => expectSlide(slug, expected));

  it(
    'has twelve slides, four agenda points, four phases and three investment cards',
    covers('PRO-163', 'PRO-173', 'PRO-175'),
    () => {
      const slides = show(slug);
      expect(slides).toHaveLength(12);
      expect(itemsOf(slide(slides, 2), 'ol > li')).toHaveLength(4);
      expect(
        itemsOf(slide(slides, 7), 'ol > li').map((phase) => phase.querySelector('p')?.textContent),
      ).toEqual(['Days 1-7', 'Days 8-14', 'Days 15-21', 'Days 22-30']);
      expect(itemsOf(slide(slides, 9), 'ul > li')).toHaveLength(3);
    },
  );
});

describe('canadian-cancer-society-presentation-v2', () => {
  const slug = 'canadian-cancer-society-presentation-v2';
  it.each([
    ['PRO-188', 1, /^Content Ops Accelerator$/, []],
    ['PRO-189', 2, /^Agenda$/, []],
    ['PRO-190', 3, /^30-Day Content Ops Accelerator$/, ['Pilot scope']],
    [
      'PRO-191, PRO-192, PRO-193, PRO-194, PRO-195, PRO-196',
      4,
      /^Success Metrics$/,
      [
        '40-60% cycle-time cut',
        '25-40% French translation savings',
        '95% QA pass',
        'Over 70% weekly staff adoption',
        /fewer than two targets met at the end of week 4, the next workflow build is free/,
      ],
    ],
    ['PRO-197', 5, /^Pilot Logistics$/, []],
    ['PRO-198', 6, /^Security$/, []],
    ['PRO-199', 7, /^Investment & ROI$/, [/quoted after the scoping session/, /return/]],
    ['PRO-200', 8, /^Next Steps$/, []],
    ['PRO-201', 9, /^Expected Impact When Ready$/, []],
    ['PRO-202', 10, /road/, ['30 days', '60 days', '90 days']],
    ['PRO-203', 11, /^Security & Compliance$/, []],
    ['PRO-204', 12, /^Next Steps & Our Commitment$/, ['The outcome']],
    ['PRO-205', 13, /^Thank you/, []],
  ] satisfies readonly Expected[])('shows %s on slide %i', (...expected) => expectSlide(slug, expected));

  it('has thirteen slides, five agenda points and three steps by week', covers('PRO-189', 'PRO-197'), () => {
    const slides = show(slug);
    expect(slides).toHaveLength(13);
    expect(itemsOf(slide(slides, 2), 'ol > li')).toHaveLength(5);
    expect(itemsOf(slide(slides, 5), 'ol > li').map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Week 1',
      'Weeks 2-3',
      'Week 4',
    ]);
  });
});

describe('tipping-point-presentation', () => {
  const slug = 'tipping-point-presentation';
  it.each([
    ['PRO-206', 1, /./, ['For the grantees of Tipping Point']],
    ['PRO-207', 2, /^Agenda$/, []],
    [
      'PRO-209, PRO-210, PRO-211, PRO-212, PRO-213',
      3,
      /^Pilot Budget$/,
      ['$3,000 USD', '30-day pilot with a single grantee', 'One 60-minute training', '2 workflows'],
    ],
    ['PRO-214', 4, /^Program Overview$/, []],
    ['PRO-215', 5, /^Three-Tier Program Structure$/, []],
    [
      'PRO-216, PRO-224, PRO-225',
      6,
      /^Expected Impact Across Grantee Network$/,
      ['20+ hours per week saved', '15-30% efficiency gain', /Target/],
    ],
    ['PRO-217', 7, /^Free Starter Pack for All Grantees$/, []],
    ['PRO-218, PRO-228', 8, /^Start Package \(Pilot Program\)$/, ['5 custom AI playbooks', 'Start Today']],
    ['PRO-219', 9, /^Grow Package Preview$/, ['Three systems connected', 'Deploy Now']],
    ['PRO-220', 10, /Thirty days/, ['Days 1-7', 'Days 8-14', 'Days 15-21', 'Days 22-30']],
    ['PRO-221', 11, /./, ['No names in tools']],
    [
      'PRO-222, PRO-226, PRO-227',
      12,
      /^Investment & Expected Returns$/,
      ['40-60% cut in content update cycle', '95% QA pass rate'],
    ],
    ['PRO-223', 13, /^Next Steps & Our Commitment$/, []],
  ] satisfies readonly Expected[])('shows %s on slide %i', (...expected) => expectSlide(slug, expected));

  it(
    'has five agenda points, each with a benefit for the listener, and ends with thanks',
    covers('PRO-207', 'PRO-208'),
    () => {
      const slides = show(slug);
      expect(slides).toHaveLength(14);
      const points = itemsOf(slide(slides, 2), 'ol > li');
      expect(points).toHaveLength(5);
      for (const point of points) expect(point).toHaveTextContent(/Benefit to you: \S/);
      expect(headingOf(slides[13])).toBe('Thank you');
    },
  );
});

describe('tipping-point-presentation-2', () => {
  const slug = 'tipping-point-presentation-2';
  it.each([
    ['PRO-229', 1, /decide today/, []],
    ['PRO-230', 2, /program/, []],
    ['PRO-231', 3, /Three tiers/, ['Start', 'Grow', 'Expand']],
    [
      'PRO-232',
      4,
      /pilot/,
      ['$3,000 USD', '30-day pilot with a single grantee', 'One 60-minute training', '2 workflows'],
    ],
    ['PRO-233', 5, /30-day roadmap in four phases/, []],
    ['PRO-238', 6, /Security and compliance/, []],
    ['PRO-239', 7, /Why it matters/, []],
    ['PRO-240', 8, /Next steps and commitment/, []],
    ['PRO-241', 9, /./, ['The outcome']],
    ['PRO-242', 10, /^Thank you$/, []],
  ] satisfies readonly Expected[])('shows %s in part %i', (...expected) => expectSlide(slug, expected));

  it(
    'has its title as the main heading above ten parts, the first an agenda of five points',
    covers('PRO-229'),
    () => {
      const slides = show(slug);
      expect(slides).toHaveLength(10);
      expect(pageOf(slug).querySelector('h1')).toHaveTextContent('What one pilot can tell a whole network');
      expect(itemsOf(slide(slides, 1), 'ol > li')).toHaveLength(5);
    },
  );

  it(
    'names the four phases of its roadmap',
    covers('PRO-233', 'PRO-234', 'PRO-235', 'PRO-236', 'PRO-237'),
    () => {
      const phases = itemsOf(slide(show(slug), 5), 'ol > li');
      expect(
        phases.map((phase) => [
          phase.querySelector('p')?.textContent,
          phase.querySelector('h3')?.textContent,
        ]),
      ).toEqual([
        ['Days 1-7', 'Foundation'],
        ['Days 8-14', 'Training'],
        ['Days 15-21', 'Live application'],
        ['Days 22-30', 'Optimization'],
      ]);
    },
  );
});

describe('toronto-symphony-orchestra-presentation', () => {
  it.each([
    ['PRO-243', 1, /./, ['For the Toronto Symphony Orchestra']],
    ['PRO-244', 2, /program/, ['Overture', 'Finale']],
    ['PRO-245', 3, /^Free Starter Pack$/, []],
    ['PRO-246, PRO-323', 4, /^Start Package$/, ['30 days', 'Start Today']],
    ['PRO-247, PRO-324, PRO-326', 5, /^Grow/, ['60 days', 'Three systems connected', 'Deploy Now']],
    [
      'PRO-248, PRO-325, PRO-328',
      6,
      /^Expand/,
      ['90 days', 'Momentum reviews at 60 and 90 days', 'Scale Up'],
    ],
    ['PRO-249', 7, /30-day roadmap/, ['Days 1-7', 'Days 8-14', 'Days 15-21', 'Days 22-30']],
    ['PRO-250', 8, /Security/, [/Canadian privacy law/]],
    ['PRO-251', 9, /Investment and expected outcomes/, []],
    ['PRO-252', 10, /promise/, []],
    ['PRO-253', 11, /^Thank you$/, []],
  ] satisfies readonly Expected[])('shows %s in part %i', (...expected) =>
    expectSlide('toronto-symphony-orchestra-presentation', expected),
  );

  it('has eleven parts', covers('PRO-160'), () => {
    expect(show('toronto-symphony-orchestra-presentation')).toHaveLength(11);
  });
});

describe('the agency’s deck', () => {
  const slug = 'lantern-and-ladder-presentation';
  it.each([
    ['PRO-255', 1, /^What your clients/, []],
    ['PRO-256', 2, /typical discussion/, ['Director', 'Fundraiser']],
    ['PRO-257', 3, /Two stories/, [/Illustrative/]],
    ['PRO-258, PRO-259', 4, /free starter pack/, ['Open the video library']],
    ['PRO-260', 5, /Three tiers/, ['Start Today', 'Deploy Now', 'Scale Up']],
    ['PRO-261', 6, /Expected impact/, []],
    ['PRO-262', 7, /Roadmap/, ['Days 1-7', 'Days 8-14', 'Days 15-21', 'Days 22-30']],
    ['PRO-263', 8, /Security/, []],
    ['PRO-264', 9, /Why it matters/, []],
    ['PRO-265', 10, /postal strike and digital-first/, []],
    ['PRO-266', 11, /Investment and ROI/, [/return/]],
    ['PRO-267', 12, /Next steps/, []],
    ['PRO-268', 13, /^Thank you$/, []],
  ] satisfies readonly Expected[])('shows %s in section %i', (...expected) => expectSlide(slug, expected));

  it('numbers its sections from the discussion to the next steps, 1 to 11', covers('PRO-254'), () => {
    const numbered = show(slug).map((section) => /^\d+/.exec(headingOf(section) ?? '')?.[0]);
    expect(numbered).toEqual([
      undefined,
      ...Array.from({ length: 11 }, (_, index) => String(index + 1)),
      undefined,
    ]);
  });

  it('tells exactly two stories', () => {
    expect(itemsOf(slide(show(slug), 3), 'ul > li')).toHaveLength(2);
  });
});
