import { createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { fromBase64Url, randomBase64Url, toBase64Url } from './base64-url';
import {
  codeAlphabet,
  codeBits,
  generateCode,
  minCodeBits,
  normalizeCredentials,
  normalizeCode,
  normalizeEmail,
  secretOf,
} from './credentials';
import {
  type Derivation,
  derivationName,
  deriveEnvelopeKey,
  type EnvelopeKey,
  isAcceptedDerivation,
  minRounds,
} from './derivation';
import { type Envelope, newContentKey, seal, unseal } from './envelope';

const gate: Derivation = {
  derivation: derivationName,
  rounds: minRounds,
  salt: 'AAECAwQFBgcICQoLDA0ODw',
  matching: 'normalised',
};
const entered = { code: '7KQ2-M4XV9-TBC1', email: 'amara@shelter.example' };

describe('The entries at a gate', () => {
  it.each([
    ['7kq2 m4xv9 tbc1', 'lower case and spaces'],
    ['7KQ2M4XV9TBCl', 'a small L for the one'],
    ['７ＫＱ２–Ｍ４ＸＶ９–ＴＢＣ１', 'full-width signs and dashes'],
    ['\u200B7KQ2.M4XV9_TBCI ', 'signs without a width, and an I for the one'],
  ])('match the code 7KQ2-M4XV9-TBC1 when typed as %s: %s', covers('PRO-287'), (typed) => {
    expect(normalizeCode(typed)).toBe('7KQ2M4XV9TBC1');
  });

  it('treat the letter O as a zero', () => {
    expect(normalizeCode('o0O')).toBe('000');
  });

  it('compare email addresses trimmed and in lower case', covers('PRO-288'), () => {
    expect(normalizeEmail('  Amara@Shelter.Example ')).toBe('amara@shelter.example');
  });

  it('stay unchanged if the page requires an exact match', covers('PRO-290'), () => {
    const typed = { code: 'fund ERS-1', email: ' Grants@Funder.example' };
    expect(normalizeCredentials(typed, 'exact')).toEqual(typed);
    expect(normalizeCredentials(typed, 'normalised')).toEqual({
      code: 'FUNDERS1',
      email: 'grants@funder.example',
    });
  });

  it('make another secret when a character moves from the code to the address', () => {
    expect(secretOf({ code: 'AB', email: 'C' })).not.toEqual(secretOf({ code: 'A', email: 'BC' }));
    expect([...secretOf({ code: 'A', email: 'é' })]).toEqual([0, 0, 0, 1, 65, 0, 0, 0, 2, 0xc3, 0xa9]);
  });
});

describe('Access codes', () => {
  it('are 13 random characters from 32 without look-alikes, which makes 65 bits', () => {
    const codes = Array.from({ length: 200 }, generateCode);
    for (const code of codes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(200);
    expect(new Set(codes.join('').replaceAll('-', ''))).toEqual(new Set(codeAlphabet));
    expect(normalizeCode(codeAlphabet)).toBe(codeAlphabet);
  });

  it('are always strong enough for the check of typed codes', () => {
    const weak = Array.from({ length: 3_000 }, generateCode).filter(
      (code) => codeBits(code, 'normalised') < minCodeBits,
    );
    expect(weak).toEqual([]);
  });

  it.each([
    ['SPRING-2026', 'too few signs'],
    ['1234567890123456', 'digits alone'],
    ['AAAAAAAAAAAAAAAAAAAA', 'one sign again and again'],
    ['ABABABABABABABABABAB', 'two signs'],
  ])('are too weak if they are like %s: %s', (code) => {
    expect(codeBits(code, 'normalised')).toBeLessThan(minCodeBits);
  });

  it.each(['7KQ2-M4XV9-TBC1', 'harbour lights at noon 7'])(
    'are strong enough if they are like %s',
    (code) => {
      expect(codeBits(code, 'normalised')).toBeGreaterThanOrEqual(minCodeBits);
    },
  );
});

describe('The key derivation', () => {
  it('equals that of Node’s own functions, and its earlier results', async () => {
    const { id, key } = await deriveEnvelopeKey('harbour-shelter', gate, entered);
    const secret = Buffer.concat([
      Buffer.from([0, 0, 0, 13]),
      Buffer.from('7KQ2M4XV9TBC1'),
      Buffer.from([0, 0, 0, 21]),
      Buffer.from('amara@shelter.example'),
    ]);
    const stretched = pbkdf2Sync(secret, Buffer.from(gate.salt, 'base64url'), 600_000, 32, 'sha256');
    const expand = (info: string, length: number) =>
      Buffer.from(hkdfSync('sha256', stretched, '', `acf-proposal/${info}/harbour-shelter`, length));
    expect(id).toBe(expand('id', 24).toString('base64url'));
    expect(id).toBe('jZAVw1iafcjQI5GynDm3oFFDIxCNvLJU');

    const iv = new Uint8Array(12);
    const sealed = Buffer.from(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, Buffer.from('key')));
    const decipher = createDecipheriv('aes-256-gcm', expand('key', 32), iv);
    decipher.setAuthTag(sealed.subarray(-16));
    expect(decipher.update(sealed.subarray(0, -16)).toString()).toBe('key');
    decipher.final();
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  });

  it('returns another id for another page, salt, code, address or number of rounds', async () => {
    const ids = await Promise.all(
      [
        ['harbour-shelter', gate, entered],
        ['food-bank', gate, entered],
        ['harbour-shelter', { ...gate, salt: randomBase64Url(16) }, entered],
        ['harbour-shelter', { ...gate, rounds: minRounds + 1 }, entered],
        ['harbour-shelter', gate, { ...entered, code: '7KQ2-M4XV9-TBC2' }],
        ['harbour-shelter', gate, { ...entered, email: 'amara@shelter.test' }],
        ['harbour-shelter', { ...gate, matching: 'exact' as const }, entered],
      ].map(
        async ([slug, by, what]) =>
          (await deriveEnvelopeKey(slug as string, by as Derivation, what as typeof entered)).id,
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['fewer rounds', { rounds: minRounds - 1 }],
    ['half a round', { rounds: minRounds + 0.5 }],
    ['endless rounds', { rounds: 10_000_000 }],
    ['no number', { rounds: Number.NaN }],
    ['another function', { derivation: 'PBKDF2-SHA-1' }],
  ])('is refused with %s', async (_, weaker) => {
    expect(isAcceptedDerivation({ ...gate, ...weaker })).toBe(false);
    await expect(deriveEnvelopeKey('a', { ...gate, ...weaker }, entered)).rejects.toThrow(RangeError);
  });
});

describe('An envelope', () => {
  const publication = {
    slug: 'harbour-shelter',
    revision: 3,
    text: 'A staged path: été',
    contentKey: newContentKey(),
  };
  let key: EnvelopeKey;
  let other: EnvelopeKey;
  let envelope: Envelope;
  beforeAll(async () => {
    key = await deriveEnvelopeKey('harbour-shelter', gate, entered);
    other = await deriveEnvelopeKey('harbour-shelter', gate, { ...entered, email: 'ben@shelter.example' });
    envelope = await seal(publication, 'recipientOne', key);
  });

  it('opens with the key that it was sealed for', async () => {
    expect(await unseal(publication, key, envelope)).toBe('A staged path: été');
  });

  it('contains no plain text', () => {
    expect(
      Object.values(envelope)
        .map((part) => Buffer.from(String(part), 'base64').toString())
        .join(),
    ).not.toContain('staged');
  });

  it('has the same content key for two recipients, wrapped for each, and no equal bytes', async () => {
    const second = await seal(publication, 'recipientTwo', other);
    expect(await unseal(publication, other, second)).toBe('A staged path: été');
    expect(new Set([envelope.iv, second.iv, envelope.keyIv, second.keyIv]).size).toBe(4);
    await expect(unseal(publication, other, envelope)).rejects.toThrow();
  });

  const turned = (text: string) => {
    const bytes = fromBase64Url(text);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    return toBase64Url(bytes);
  };
  it.each(['iv', 'content', 'keyIv', 'key'] as const)(
    'does not open if one bit of its %s is flipped',
    async (part) => {
      await expect(
        unseal(publication, key, { ...envelope, [part]: turned(envelope[part]) }),
      ).rejects.toThrow();
    },
  );

  it('opens only for its page, id, revision and recipient', async () => {
    await expect(unseal({ ...publication, slug: 'food-bank' }, key, envelope)).rejects.toThrow();
    await expect(unseal(publication, { ...key, id: other.id }, envelope)).rejects.toThrow();
    await expect(unseal({ ...publication, revision: 4 }, key, envelope)).rejects.toThrow();
    await expect(unseal(publication, key, { ...envelope, recipient: 'recipientTwo' })).rejects.toThrow();
  });

  it('does not open if its content and key are swapped', async () => {
    const swapped = {
      ...envelope,
      iv: envelope.keyIv,
      content: envelope.key,
      keyIv: envelope.iv,
      key: envelope.content,
    };
    await expect(unseal(publication, key, swapped)).rejects.toThrow();
  });
});
