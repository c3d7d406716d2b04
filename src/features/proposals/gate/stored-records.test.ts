import { describe, expect, it } from 'vitest';
import { hasValidDerivation, parseEnvelope } from './stored-records';

describe('A stored gate', () => {
  const gate = {
    derivation: 'PBKDF2-SHA-256+HKDF-SHA-256',
    rounds: 600_000,
    salt: 'A'.repeat(22),
    matching: 'normalised',
  } as const;

  it.each([
    ['the fewest rounds', {}, true],
    ['the most rounds', { rounds: 6_000_000 }, true],
    ['one round too few', { rounds: 599_999 }, false],
    ['one round too many', { rounds: 6_000_001 }, false],
    ['a salt of 21 characters', { salt: 'A'.repeat(21) }, false],
    ['a salt of 23 characters', { salt: 'A'.repeat(23) }, false],
  ])('is accepted only with enough rounds and a full salt: %s', (_, changes, isUsed) => {
    expect(hasValidDerivation({ ...gate, ...changes })).toBe(isUsed);
  });
});

describe('A stored envelope', () => {
  const envelope = {
    format: 1,
    revision: 2,
    recipient: 'readerOfFixture00001',
    iv: 'iv',
    content: 'content',
    keyIv: 'keyIv',
    key: 'key',
  };

  it.each(['recipient', 'iv', 'content', 'keyIv', 'key', 'revision', 'format'])(
    'is not read if its %s has another type',
    (name) => {
      expect(parseEnvelope({ ...envelope, [name]: true })).toBeUndefined();
    },
  );

  it.each([
    ['a day', { expiresAt: new Date(2026, 11, 31) }, { expiresAt: new Date(2026, 11, 31) }],
    ['null', { expiresAt: null }, { expiresAt: null }],
    ['a text', { expiresAt: '2026-12-31' }, {}],
    ['no end', {}, {}],
    ['a quiet mark', { quiet: true }, { quiet: true }],
    ['a quiet mark of another type', { quiet: 'yes' }, {}],
  ])('keeps its end and quiet mark only in their own types: %s', (_, stored, kept) => {
    expect(parseEnvelope({ ...envelope, ...stored })).toEqual({ ...envelope, ...kept });
  });
});
