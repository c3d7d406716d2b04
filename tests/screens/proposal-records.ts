import type { Recipient, Visit } from '@/features/proposals/schema';
import { aDraft, aRecipient, aVisit } from '@/testing/records/proposal';
import { aClientProposal, aDeck } from '@/testing/records/proposal-content';
import { beginAnew } from '../repositories/local-backend';
import { store, storeRecords } from '../repositories/store-records';

const day = (date: string) => new Date(`2026-${date}T12:00:00`);

export const recipient = (name: string, more: Partial<Recipient> = {}) =>
  aRecipient({ name, email: `${name.toLowerCase()}@shelter.example`, ...more });

const content = JSON.stringify(aClientProposal());

export const page = aDraft({
  id: 'river-house',
  title: 'A first month',
  clientName: 'River House',
  clientEmail: 'board@river-house.example',
  content,
  recipients: {
    amara: recipient('Amara'),
    ben: recipient('Ben', { expiresAt: new Date(2099, 11, 24, 12) }),
    cleo: recipient('Cleo', { expiresAt: day('10-01') }),
    dana: recipient('Dana', { withdrawnAt: day('11-02') }),
    elif: recipient('Elif', { quiet: true }),
    farid: recipient('Farid'),
  },
  envelopes: ['amara/one', 'ben/two', 'cleo/three', 'elif/four'],
  revision: 2,
  status: 'published',
  createdAt: day('11-01'),
  updatedAt: day('11-20'),
  contentAt: day('11-20'),
  publishedAt: day('11-10'),
});

const unfinished = aDraft({
  id: 'ark',
  kind: 'deck',
  title: 'Hours back',
  clientName: 'Ark',
  clientEmail: page.clientEmail,
  content: JSON.stringify({ ...aDeck(), presentationTitle: '' }),
  createdAt: day('11-01'),
  updatedAt: day('11-19'),
  contentAt: day('11-20'),
});

const visit = (recipientOf: string, what: Visit['what'], detail: string, minute: number) =>
  aVisit({
    recipient: recipientOf,
    what,
    detail,
    section: what === 'asked' ? 'packages' : '',
    at: new Date(2026, 10, 21, 9, minute),
  });

const visits = [
  visit('amara', 'began', '', 0),
  visit('amara', 'opened', '', 1),
  visit('amara', 'read', 'packages:75', 2),
  visit('amara', 'downloaded', 'grow', 3),
  visit('amara', 'shared', 'copy_link', 4),
  visit('amara', 'chose', 'grow', 5),
  visit('amara', 'asked', 'Who trains our volunteers?', 6),
  visit('gone', 'requested', 'hana@shelter.example\nHana', 7),
];

/** Stores a published proposal with its people and their visits, a draft and a withdrawn page. */
export async function storePages(): Promise<void> {
  await beginAnew();
  await storeRecords({
    drafts: [
      page,
      unfinished,
      { ...page, id: 'old', title: 'Last year', status: 'withdrawn', updatedAt: day('11-01') },
    ],
  });
  await store('proposalDrafts/river-house/versions/1', {
    title: page.title,
    content: JSON.stringify(aClientProposal({ proposalTitle: 'An earlier title' })),
    changes: ['First publication'],
    publishedAt: day('11-05'),
    publishedBy: 'ada',
  });
  await store('proposals/river-house', { kind: 'proposal', status: 'active', revision: 2 });
  await Promise.all(
    visits.map((each, place) => store(`proposals/river-house/visits/visitOfFixture000${place}`, each)),
  );
  await store('proposals/river-house/readers/amara', {
    firstAt: visits[0]?.at,
    chosen: 'grow',
    chosenAt: visits[5]?.at,
  });
}
