import { describe, expect, it } from 'vitest';
import { textsOf } from '../requirements/proposal-texts/lines';
import { managementTexts } from '../requirements/proposal-texts/management';
import { viewOf } from './proposal-views';

describe('the texts of proposal management', () => {
  it.each(managementTexts)('in %s: %j', async (view, texts) => {
    expect([...textsOf(await viewOf(view))]).toEqual(expect.arrayContaining([...texts]));
  });
});
