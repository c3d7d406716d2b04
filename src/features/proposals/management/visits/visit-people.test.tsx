import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDraft, aReader, aRecipient, aVisit } from '@/testing/records/proposal';
import { VisitPeople } from './visit-people';
import { summaryOf } from './visit-summary';

const draft = aDraft({
  status: 'published',
  recipients: {
    amara: aRecipient(),
    ben: aRecipient({ name: 'Ben Lee', quiet: true }),
    cleo: aRecipient({ name: 'Cleo Roy' }),
    dana: aRecipient({ name: 'Dana Kim', withdrawnAt: new Date(2026, 10, 1) }),
  },
});

const at = new Date(2026, 10, 23, 9, 30);
const { readers: summaries } = summaryOf([
  aVisit({ recipient: 'amara', at: new Date(2026, 10, 24) }),
  aVisit({ recipient: 'amara', what: 'began', at }),
]);
const readers = [
  { id: 'amara', ...aReader({ firstAt: at }) },
  { id: 'ben', ...aReader({ firstAt: at, chosen: 'grow', chosenAt: at }) },
];

const show = (hasAllVisits: boolean) =>
  render(
    <VisitPeople
      draft={draft}
      readers={readers}
      summaries={summaries}
      nameOf={(name) => draft.recipients[name]?.name ?? ''}
      hasAllVisits={hasAllVisits}
    />,
  );
const line = (name: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(name));

describe('The recipients of a page', () => {
  it('are listed with their openings and their current choice', () => {
    show(true);
    expect(line('Amara Osei')).toHaveTextContent(/Opened 2 times · first .*9:30.* · last /);
    expect(line('Ben Lee')).toHaveTextContent('Chosen now: Grow, Nov 23');
  });

  it('are marked as not recorded and show no reading if they are quiet', () => {
    show(true);
    expect(line('Ben Lee')).toHaveTextContent('Reading is not recorded');
    expect(line('Ben Lee')).not.toHaveTextContent(/opened|first|last/i);
  });

  it('are shown as not opened without a visit, but only if every visit is loaded', () => {
    const { unmount } = show(true);
    expect(line('Cleo Roy')).toHaveTextContent('Not opened yet');
    expect(line('Dana Kim')).toBeUndefined();
    unmount();
    show(false);
    expect(line('Cleo Roy')).not.toHaveTextContent('Not opened yet');
  });
});
