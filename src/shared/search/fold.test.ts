import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';

const untidy = /[^\p{L}\p{N} ]| {2}|^ | $/u;

describe('fold', () => {
  it.each([
    ['Benoît  ROY', 'benoit roy'],
    ['O’Brien-Łoś ', 'obrienlos'],
    ['Straße Ærø Œuvre', 'strasse aero oeuvre'],
    ['İstanbul Iğdır', 'istanbul igdir'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['Julien.Roy@orchestre-riviere.example', 'julienroyorchestreriviereexample'],
    ['ﬁnance Ｆｕｌｌ', 'finance full'],
    ['محمد علي', 'محمد علي'],
    ['  |  ', ''],
    ['ℌ ẞ Ǆ', 'h ss dz'],
  ])('folds %j to %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is stable when repeated, and returns only letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const folded = fold(text);
        expect(fold(folded)).toBe(folded);
        expect(folded).not.toMatch(untidy);
      }),
    );
  });
});
