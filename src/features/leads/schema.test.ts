import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { leadTexts } from './management/texts';
import { leadSchema, leadStatuses } from './schema';

describe('The status of a stored request', () => {
  it('goes from pending to sent to completed', covers('PUB-336'), () => {
    expect(leadStatuses).toEqual(['pending', 'sent', 'completed']);
  });

  it('cannot have any other value', () => {
    const stored = { name: 'Amara Osei', email: 'amara@shelter.example', status: 'lost' };
    expect(leadSchema.safeParse(stored).success).toBe(false);
  });
});

describe('A stored request', () => {
  it('keeps the person, type, message, status and times', covers('WRK-632'), () => {
    const stored = {
      name: 'Amara Osei',
      email: 'amara@shelter.example',
      status: 'pending',
      bundleType: 'Contact Form Submission',
      subject: 'Our list',
      message: 'Two of them?',
      createdAt: new Date('2026-11-22T12:00:00Z'),
      updatedAt: new Date('2026-11-22T13:00:00Z'),
    };
    expect(leadSchema.parse(stored)).toMatchObject(stored);
  });
});

describe('The type in a row', () => {
  const typed = (message: string, isCut: boolean) =>
    leadTexts.typeAndMessage({ bundleType: 'Contact Form Submission', message }, isCut);

  it('is followed by the first hundred characters of the message', covers('WRK-801'), () => {
    expect(typed('a'.repeat(101), true)).toBe(`Contact Form Submission · ${'a'.repeat(100)}…`);
    expect(typed('a'.repeat(100), true)).toBe(`Contact Form Submission · ${'a'.repeat(100)}`);
    expect(typed('a'.repeat(101), false)).toBe(`Contact Form Submission · ${'a'.repeat(101)}`);
    expect(leadTexts.typeAndMessage({ bundleType: null }, true)).toBe('Day-1 Impact Playbook Kit');
  });
});
