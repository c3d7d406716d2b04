import { expect, it } from 'vitest';
import { expectWordsAlone } from '@/features/proposals/management/editor/words.fixture';
import { seedPages } from './pages';

it.each(Object.entries(seedPages))(
  'adding one word to each text of %s changes that word alone',
  (_, content) => {
    expect(expectWordsAlone(content)).toBeGreaterThan(60);
  },
);
