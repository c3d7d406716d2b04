import { describe, expect, it } from 'vitest';
import { leadSchema, leadStatuses } from './schema';

describe('a stored request', () => {
  it('goes from pending to sent to completed in its normal course [PUB-336]', () => {
    expect(leadStatuses).toEqual(['pending', 'sent', 'completed']);
  });

  it('is damaged with any other status, and never shown as one of these', () => {
    const stored = { name: 'Amara Osei', email: 'amara@shelter.example', status: 'lost' };
    expect(leadSchema.safeParse(stored).success).toBe(false);
  });
});
