import { expect, it } from 'vitest';
import { expectWordsAlone } from '@/features/proposals/management/editor/words.fixture';
import { seedPages } from './pages';

it.each(Object.entries(seedPages))('adding one word to a text of %s changes only that word', (_, content) => {
  expect(expectWordsAlone(content)).toBeGreaterThan(60);
});
