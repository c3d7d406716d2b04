import { type Arbitrary, array, assert, constantFrom, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeContents } from './content-changes';

interface Slide {
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
}
interface Deck {
  readonly clientName: string;
  readonly contact: { readonly name: string; readonly phone?: string };
  readonly slides: readonly Slide[];
}

const texts = constantFrom('', 'Agenda', 'Roadmap');
const decks = record({
  clientName: texts,
  contact: record({ name: texts, phone: texts }),
  slides: uniqueArray(
    record({ id: constantFrom('a', 'b', 'c', 'd', 'e', 'f'), heading: texts, lead: texts }),
    {
      selector: ({ id }) => id,
    },
  ),
});

const people = ['mine', 'theirs'] as const;
type Person = (typeof people)[number];
const who = constantFrom<(Person | 'nobody')[]>('nobody', ...people);

/** The person who changes each part; at most one a part. A slide is either removed or has a text changed. */
const work = record({
  clientName: who,
  contactName: who,
  phone: who,
  slides: array(record({ removed: who, heading: who, lead: who }), { minLength: 6, maxLength: 6 }),
  order: who,
});
type Work = typeof work extends Arbitrary<infer Value> ? Value : never;

const added = (person: Person): Slide => ({ id: `of-${person}`, heading: 'New', lead: '' });

/** Returns a deck after the changes of these people. Each changed text names its author. */
function after(base: Deck, each: Work, ...persons: readonly Person[]): Deck {
  const by = (person: Person | 'nobody') => person !== 'nobody' && persons.includes(person);
  const slides = base.slides.flatMap((slide, index) => {
    const { removed = 'nobody', heading = 'nobody', lead = 'nobody' } = each.slides[index] ?? {};
    if (removed !== 'nobody') return by(removed) ? [] : [slide];
    return [
      {
        ...slide,
        heading: by(heading) ? `${slide.heading} ${heading}` : slide.heading,
        lead: by(lead) ? `${slide.lead} ${lead}` : slide.lead,
      },
    ];
  });
  const { phone, ...contact } = base.contact;
  return {
    clientName: by(each.clientName) ? `${base.clientName} ${each.clientName}` : base.clientName,
    contact: {
      ...contact,
      name: by(each.contactName) ? `${contact.name} ${each.contactName}` : contact.name,
      ...(!by(each.phone) && phone !== undefined && { phone }),
    },
    slides: [...(by(each.order) ? slides.toReversed() : slides), ...persons.map(added)],
  };
}

const byId = ({ slides, ...rest }: Deck) => ({
  ...rest,
  slides: slides.toSorted((one, other) => one.id.localeCompare(other.id)),
});
const without = (deck: Deck, ...ids: readonly string[]) =>
  deck.slides.map(({ id }) => id).filter((id) => !ids.includes(id));

describe('A proposal that two people change in different places', () => {
  it('keeps all changes of both, in either order of saving', () => {
    assert(
      property(decks, work, (base, each) => {
        const [mine, theirs] = [after(base, each, 'mine'), after(base, each, 'theirs')];
        const expected = after(base, each, 'mine', 'theirs');
        for (const merged of [
          mergeContents(base, mine, theirs),
          mergeContents(base, theirs, mine),
        ] as Deck[]) {
          expect(byId(merged)).toEqual(byId(expected));
          // New slides may be anywhere among the others. Those keep the order of the one person who moved
          // them.
          expect(without(merged, 'of-mine', 'of-theirs')).toEqual(without(expected, 'of-mine', 'of-theirs'));
        }
      }),
    );
  });

  it('stays the same when it is merged again with either saved version', () => {
    assert(
      property(decks, work, (base, each) => {
        const [mine, theirs] = [after(base, each, 'mine'), after(base, each, 'theirs')];
        const merged = mergeContents(base, mine, theirs);
        expect(mergeContents(base, merged, theirs)).toEqual(merged);
        expect(mergeContents(base, mine, merged)).toEqual(merged);
        expect(mergeContents(theirs, merged, theirs)).toEqual(merged);
      }),
    );
  });

  it('is the other person’s version if one changed nothing', () => {
    assert(
      property(decks, decks, (base, changed) => {
        expect(mergeContents(base, changed, base)).toEqual(changed);
        expect(mergeContents(base, base, changed)).toEqual(changed);
        expect(mergeContents(base, changed, changed)).toEqual(changed);
      }),
    );
  });
});

describe('A proposal that two people change in the same place', () => {
  const part = constantFrom('client name', 'phone', 'heading', 'removed slide', 'removed phone');
  const conflicts: Readonly<Record<string, readonly [(deck: Deck) => Deck, (deck: Deck) => Deck]>> = {
    'client name': [
      (deck) => ({ ...deck, clientName: 'First' }),
      (deck) => ({ ...deck, clientName: 'Second' }),
    ],
    phone: [
      (deck) => ({ ...deck, contact: { ...deck.contact, phone: '1' } }),
      (deck) => ({ ...deck, contact: { ...deck.contact, phone: '2' } }),
    ],
    heading: [
      (deck) => ({ ...deck, slides: deck.slides.map((slide) => ({ ...slide, heading: 'First' })) }),
      (deck) => ({ ...deck, slides: deck.slides.map((slide) => ({ ...slide, heading: 'Second' })) }),
    ],
    'removed slide': [
      (deck) => ({ ...deck, slides: deck.slides.slice(1) }),
      (deck) => ({ ...deck, slides: deck.slides.map((slide) => ({ ...slide, lead: 'Second' })) }),
    ],
    'removed phone': [
      (deck) => ({ ...deck, contact: { name: deck.contact.name } }),
      (deck) => ({ ...deck, contact: { ...deck.contact, phone: '2' } }),
    ],
  };

  it('has a conflict, in either order of saving and with any other changes', () => {
    assert(
      property(decks, work, part, (base, each, name) => {
        const start = {
          ...base,
          slides: [{ id: 'shared', heading: 'Before', lead: '' }, ...base.slides],
        };
        const [one, other] = conflicts[name] ?? [];
        if (one === undefined || other === undefined) throw new Error(`${name} is no conflict.`);
        const untouched: Work = {
          ...each,
          order: 'nobody',
          slides: [],
          phone: 'nobody',
          clientName: 'nobody',
        };
        const mine = one(after(start, untouched, 'mine'));
        const theirs = other(after(start, untouched, 'theirs'));
        expect(mergeContents(start, mine, theirs)).toBeUndefined();
        expect(mergeContents(start, theirs, mine)).toBeUndefined();
      }),
    );
  });
});
