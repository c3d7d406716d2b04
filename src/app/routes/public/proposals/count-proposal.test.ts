import { beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { countProposal } from './count-proposal';

const count = vi.hoisted(() => vi.fn());
vi.mock('@/app/analytics/page-views', () => ({ countProposalEvent: count }));

beforeEach(() => void count.mockReset());
describe('countProposal', () => {
  it.each([
    ['proposal_auth', { success: 'false' }],
    ['proposal_access', { recipient: '' }],
    ['proposal_view', {}],
    ['proposal_download', {}],
    ['proposal_share', { share_method: 'copy_link' }],
  ] as const)('sends %s with the page and the client', covers('PRO-302', 'PRO-303'), async (name, more) => {
    countProposal('tipping-point')(name, { client: 'Tipping Point' });
    await vi.waitFor(() => expect(count).toHaveBeenCalled());
    expect(count.mock.calls).toEqual([
      [name, { proposal_type: 'tipping-point', client_name: 'Tipping Point', ...more }],
    ]);
  });

  it('logs a warning and does not throw when the event cannot be counted', covers('PRO-304'), async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const refused = new Error('The events are full.');
    count.mockImplementation(() => {
      throw refused;
    });
    countProposal('tipping-point')('proposal_view', { client: 'Tipping Point' });
    await vi.waitFor(() => expect(warn.mock.calls).toEqual([['This visit could not be counted.', refused]]));
  });
});
