import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { covers } from '@/testing/covers';
import { contactSchema } from '../schema';
import { changesOf, valuesOf } from './inline-values';

const contactOf = (fields: object) => ({ ...z.parse(contactSchema, fields), id: 'one' });
const amara = contactOf({
  firstName: 'Amara',
  lastName: 'Osei',
  name: 'Amara Osei',
  email: 'amara@shelter.example',
  position: 'Director',
  status: 'new',
});

describe('Inline editing of a contact', () => {
  it('changes only what differs, in the form that is stored', covers('WRK-140', 'WRK-145'), () => {
    expect(
      changesOf(amara, {
        ...valuesOf(amara),
        email: ' AMARA@Quay.example ',
        linkedin: 'linkedin.com/in/amara',
      }),
    ).toEqual({
      changes: { email: 'amara@quay.example', linkedin: 'https://linkedin.com/in/amara' },
    });
    expect(changesOf(amara, { phone: '  ' })).toEqual({ changes: {} });
  });

  it('requires a name and reports invalid fields', covers('WRK-138'), () => {
    expect(changesOf(amara, { lastName: ' ' })).toEqual({ wrong: 'lastName', problem: expect.any(String) });
    expect(changesOf(amara, { email: 'amara' })).toMatchObject({ wrong: 'email' });
  });

  it('keeps a missing first or last name when the other changes', covers('WRK-141'), () => {
    const single = contactOf({ firstName: 'Amara', lastName: '', name: 'Amara Osei' });
    expect(changesOf(single, { firstName: 'Ama' })).toEqual({ changes: { firstName: 'Ama' } });
    expect(valuesOf(single)).toMatchObject({ firstName: 'Amara', lastName: '' });
  });

  it('starts with the shown values, including an older position and status', () => {
    expect(valuesOf(amara)).toMatchObject({ title: 'Director', status: 'New' });
  });

  it('stores both names of an older contact when one of them changes', covers('WRK-141'), () => {
    const older = contactOf({ name: 'Olga van Timer' });
    expect(changesOf(older, { firstName: 'Helga' })).toEqual({
      changes: { firstName: 'Helga', lastName: 'van Timer' },
    });
    expect(changesOf(older, { phone: '1' })).toEqual({ changes: { phone: '1' } });
  });
});
