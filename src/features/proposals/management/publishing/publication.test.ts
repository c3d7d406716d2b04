import { describe, expect, it } from 'vitest';
import { anEnvelope, aRecipient } from '@/testing/records/proposal';
import { aDeck } from '@/testing/records/proposal-content';
import { hasAccess, hasUnpublishedChanges, sealPublication, storedEnvelope } from './publication';

const early = new Date('2026-11-24T12:00:00Z');
const late = new Date('2026-11-24T12:00:01Z');

describe('The publication of a page', () => {
  it.each([
    ['without an end', {}, true],
    ['before the end', { expiresAt: late }, true],
    ['at the end', { expiresAt: early }, false],
    ['after it was withdrawn', { withdrawnAt: early }, false],
    ['withdrawn before its end', { withdrawnAt: early, expiresAt: late }, false],
  ])('includes only recipients with access: %s', (_, changes, isOpen) => {
    expect(hasAccess(aRecipient(changes), early)).toBe(isOpen);
  });

  it.each([
    ['published', early, late, true],
    ['published', late, early, false],
    ['published', early, early, false],
    ['published', null, late, false],
    ['published', early, null, false],
    ['draft', early, late, false],
    ['withdrawn', early, late, false],
  ] as const)(
    'is outdated for a %s page published at %s and written at %s: %s',
    (status, publishedAt, contentAt, is) => {
      expect(hasUnpublishedChanges({ status, publishedAt, contentAt })).toBe(is);
    },
  );

  it.each([
    ['index', undefined],
    ['deck', 'River House'],
  ] as const)('names the client on the gate of a deck but not of an index: %s', async (kind, clientName) => {
    const content = kind === 'index' ? '{"kind":"index","cards":[]}' : JSON.stringify(aDeck());
    const { gate } = await sealPublication(
      {
        id: 'river-house',
        kind,
        clientName: 'River House',
        matching: 'normalised',
        recipients: {},
        revision: 4,
      },
      content,
    );
    expect(gate).toMatchObject({ kind, status: 'active', revision: 5 });
    expect(gate.clientName).toBe(clientName);
  });

  it.each([
    [null, false, []],
    [late, false, ['expiresAt']],
    [null, true, ['quiet']],
    [late, true, ['expiresAt', 'quiet']],
  ])('stores an end and a quiet mark only if they are set: %s, %s', (expiresAt, answersOnly, stored) => {
    const sealed = { id: 'a', envelope: anEnvelope(), expiresAt, answersOnly };
    const fields = Object.keys(storedEnvelope(sealed));
    expect(fields.filter((name) => name === 'expiresAt' || name === 'quiet')).toEqual(stored);
  });
});
