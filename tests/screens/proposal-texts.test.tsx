import { describe, expect, it } from 'vitest';
import { textsOf } from '../requirements/proposal-texts/lines';
import { managementTexts } from '../requirements/proposal-texts/management';
import { outcomeTexts } from '../requirements/proposal-texts/outcomes';
import { outcomeOf } from './proposal-outcomes';
import { viewOf } from './proposal-views';

describe('the texts of proposal management', () => {
  it.each(managementTexts)('include in %s: %j', async (view, texts) => {
    expect([...textsOf(await viewOf(view))]).toEqual(expect.arrayContaining([...texts]));
  });

  it.each(outcomeTexts)('include after an action, in %s: %j', async (outcome, texts) => {
    expect([...textsOf(await outcomeOf(outcome))]).toEqual(expect.arrayContaining([...texts]));
  });
});
