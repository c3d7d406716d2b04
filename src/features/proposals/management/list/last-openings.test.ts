import { expect, it } from 'vitest';
import { lastByRecipient } from './last-openings';
import { visitSchema } from '@/features/proposals/schema';

const opening = (recipient: string, what: string, at: string | undefined) =>
  visitSchema.parse({ recipient, what, at: at === undefined ? null : new Date(at) });

it("lastByRecipient returns each recipient's newest opening that has a time", () => {
  const times = lastByRecipient([
    opening('amara', 'opened', '2026-11-24T09:00:00Z'),
    opening('chen', 'opened', undefined),
    opening('ben', 'began', '2026-11-23T10:00:00Z'),
    opening('amara', 'opened', '2026-11-20T09:00:00Z'),
    opening('amara', 'began', '2026-11-19T09:00:00Z'),
  ]);
  expect(Object.fromEntries(times)).toEqual({
    amara: new Date('2026-11-24T09:00:00Z'),
    ben: new Date('2026-11-23T10:00:00Z'),
  });
});
