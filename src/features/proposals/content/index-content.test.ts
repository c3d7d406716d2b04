import { expect, it } from 'vitest';
import { readIndexContent } from './index-content';

const card = { slug: 'river-house', title: 'River House', description: 'A first month' };

it.each([
  ['no card', []],
  ['two cards', [card, { ...card, slug: 'food-bank' }]],
])('readIndexContent reads a list with %s', (_, cards) => {
  expect(readIndexContent(JSON.stringify({ kind: 'index', cards }))).toEqual({ kind: 'index', cards });
});

it.each([
  ['one sound and one damaged card', { kind: 'index', cards: [card, { ...card, title: 7 }] }],
  ['a card without a description', { kind: 'index', cards: [{ slug: 'a', title: 'A' }] }],
  ['a card that is null', { kind: 'index', cards: [null] }],
  ['another kind', { kind: 'deck', cards: [card] }],
  ['no kind', { cards: [card] }],
  ['no cards', { kind: 'index' }],
  ['cards that are a text', { kind: 'index', cards: 'river-house' }],
  ['nothing', null],
  ['a text', 'index'],
])('readIndexContent returns undefined for %s', (_, stored) => {
  expect(readIndexContent(JSON.stringify(stored))).toBeUndefined();
});
