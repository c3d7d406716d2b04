import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProposalDraft, Recipient } from '@/features/proposals/schema';
import { VisitPeople } from './visit-people';
import { summaryOf } from './visit-summary';

const recipient = (name: string, more: Partial<Recipient> = {}): Recipient => ({
  name,
  email: '',
  code: '',
  expiresAt: null,
  withdrawnAt: null,
  quiet: false,
  ...more,
});

const draft: ProposalDraft = {
  kind: 'proposal',
  title: 'A staged path',
  clientName: 'Harbour Shelter',
  clientEmail: '',
  matching: 'normalised',
  content: '',
  recipients: {
    amara: recipient('Amara Osei'),
    ben: recipient('Ben Lee', { quiet: true }),
    cleo: recipient('Cleo Roy'),
    dana: recipient('Dana Kim', { withdrawnAt: new Date(2026, 10, 1) }),
  },
  envelopes: [],
  revision: 1,
  status: 'published',
  createdAt: null,
  updatedAt: null,
  updatedBy: '',
  contentAt: null,
  publishedAt: null,
};

const at = new Date(2026, 10, 23, 9, 30);
const { readers: done } = summaryOf([
  { recipient: 'amara', what: 'opened', detail: '', section: '', at: new Date(2026, 10, 24) },
  { recipient: 'amara', what: 'began', detail: '', section: '', at },
]);
const readers = [
  { id: 'amara', firstAt: at, chosen: '', chosenAt: null },
  { id: 'ben', firstAt: at, chosen: 'grow', chosenAt: at },
];

const show = (isWhole: boolean) =>
  render(
    <VisitPeople
      draft={draft}
      readers={readers}
      done={done}
      nameOf={(name) => draft.recipients[name]?.name ?? ''}
      isWhole={isWhole}
    />,
  );
const line = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(name));

describe('the recipients of a page', () => {
  it('are listed with their openings and the choice of today', () => {
    show(true);
    expect(line('Amara Osei')).toHaveTextContent(/Opened 2 times · first .*9:30.* · last /);
    expect(line('Ben Lee')).toHaveTextContent('Chosen now: Grow, Nov 23');
  });

  it('are named as quiet, without any trace of reading', () => {
    show(true);
    expect(line('Ben Lee')).toHaveTextContent('Reading is not recorded');
    expect(line('Ben Lee')).not.toHaveTextContent(/opened|first|last/i);
  });

  it('who have access and no visit have not opened the page, once every act is known', () => {
    const { unmount } = show(true);
    expect(line('Cleo Roy')).toHaveTextContent('Not opened yet');
    expect(line('Dana Kim')).toBeUndefined();
    unmount();
    show(false);
    expect(line('Cleo Roy')).not.toHaveTextContent('Not opened yet');
  });
});
