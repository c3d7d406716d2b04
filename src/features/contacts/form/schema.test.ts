import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { covers } from '@/testing/covers';
import { contactFormSchema, splitName } from './schema';

const typed = (part: Record<string, string>) =>
  z.safeParse(contactFormSchema, {
    firstName: 'Ann',
    lastName: 'Lee',
    email: '',
    phone: '',
    company: '',
    title: '',
    linkedin: '',
    website: '',
    address: '',
    status: 'lead',
    ...part,
  });

describe('The contact form', () => {
  it('requires a visible first and last name', () => {
    expect(typed({}).success).toBe(true);
    expect(typed({ firstName: ' ' }).success).toBe(false);
    expect(typed({ lastName: '' }).success).toBe(false);
    expect(typed({ lastName: '\u200B' }).success).toBe(false);
  });

  it('accepts web addresses with or without https:// and an empty field', covers('WRK-140'), () => {
    const { data } = typed({ linkedin: 'linkedin.com/in/ann', website: 'http://example.org' });
    expect([data?.linkedin, data?.website]).toEqual(['https://linkedin.com/in/ann', 'http://example.org/']);
    expect(typed({ website: '  ' }).data?.website).toBe('');
    expect(typed({ website: 'two words' }).success).toBe(false);
    expect(typed({ website: `example.org/${'a'.repeat(2028)}` }).success).toBe(true);
    expect(typed({ website: `example.org/${'a'.repeat(2029)}` }).success).toBe(false);
  });

  it('lowercases an email address and accepts an empty field', () => {
    expect(typed({ email: ' Ann@Example.org ' }).data?.email).toBe('ann@example.org');
    expect(typed({ email: 'ann' }).success).toBe(false);
  });

  it('accepts single lines of up to 200 characters', () => {
    expect(typed({ company: 'c'.repeat(200) }).success).toBe(true);
    expect(typed({ company: 'c'.repeat(201) }).success).toBe(false);
    expect(typed({ title: 'Head\nof grants' }).success).toBe(false);
  });
});

describe('splitName', covers('WRK-141'), () => {
  it('splits a full name after its first word', () => {
    expect(splitName('  Ann  Mary Lee ')).toEqual({ firstName: 'Ann', lastName: 'Mary Lee' });
    expect(splitName('Ann')).toEqual({ firstName: 'Ann', lastName: '' });
    expect(splitName('')).toEqual({ firstName: '', lastName: '' });
  });
});
