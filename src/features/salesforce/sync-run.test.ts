import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { runSync } from './sync-run';

const contacts = Array.from({ length: 60 }, (_, at) => ({ id: `c${at}`, name: `Contact ${at}` }));
const done = (id: string) => ({ contact: id, name: id, success: true, notices: [] });

describe('A sync of many contacts', () => {
  it(
    'sends batches and reports each contact, including those of a failed batch',
    covers('WRK-463'),
    async () => {
      const sizes: number[] = [];
      const progress: number[] = [];
      const results = await runSync(contacts, {
        sync: async (ids) => {
          sizes.push(ids.length);
          if (sizes.length === 2) throw new Error('down');
          return ids.map(done);
        },
        onProgress: (count) => progress.push(count),
        errorMessageOf: () => 'Salesforce did not answer.',
        isFatal: () => false,
      });
      expect(sizes).toEqual([25, 25, 10]);
      expect(progress).toEqual([25, 50, 60]);
      expect(results.map(({ contact }) => contact)).toEqual(contacts.map(({ id }) => id));
      expect(results.filter(({ success }) => !success)).toHaveLength(25);
      expect(results[30]).toMatchObject({ name: 'Contact 30', error: 'Salesforce did not answer.' });
    },
  );

  it('stops when no contact can be synced', async () => {
    let calls = 0;
    const sync = async () => {
      calls += 1;
      throw new Error('not connected');
    };
    const running = runSync(contacts, {
      sync,
      onProgress: () => {},
      errorMessageOf: String,
      isFatal: () => true,
    });
    await expect(running).rejects.toThrow('not connected');
    expect(calls).toBe(1);
  });
});
