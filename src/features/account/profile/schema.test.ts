import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { covers } from '@/testing/covers';
import { profileFormSchema } from './schema';

const parsed = (displayName: string, bio: string) => z.safeParse(profileFormSchema, { displayName, bio });

describe('The texts of a profile', covers('PUB-240', 'PUB-241'), () => {
  it('may both be empty', () => {
    expect(parsed('', '')).toEqual({ success: true, data: { displayName: '', bio: '' } });
  });

  it('are trimmed and stored with single line feeds', () => {
    expect(parsed(' Mia ', '\r\nWrites grants.\r\nReads budgets.\r\n').data).toEqual({
      displayName: 'Mia',
      bio: 'Writes grants.\nReads budgets.',
    });
    expect(parsed('Mia', 'a\r\n'.repeat(249) + 'b').success).toBe(true);
  });

  it('have at most 100 and 500 characters', () => {
    expect(parsed('m'.repeat(100), 'b'.repeat(500)).success).toBe(true);
    expect(parsed('m'.repeat(101), '').success).toBe(false);
    expect(parsed('', 'b'.repeat(501)).success).toBe(false);
  });

  it('refuse invisible characters in the name', () => {
    expect(parsed('\u200B', '').success).toBe(false);
    expect(parsed('Mia\u202E', '').success).toBe(false);
  });
});
