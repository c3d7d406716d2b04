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

describe('what is changed where it stands', () => {
  it('is what differs, as the form would store it', covers('WRK-140', 'WRK-145'), () => {
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

  it('keeps a name, and says what is wrong', covers('WRK-138'), () => {
    expect(changesOf(amara, { lastName: ' ' })).toEqual({ wrong: 'lastName', problem: expect.any(String) });
    expect(changesOf(amara, { email: 'amara' })).toMatchObject({ wrong: 'email' });
  });

  it('leaves a missing first or last name alone when the other changes', covers('WRK-141'), () => {
    const single = contactOf({ firstName: 'Amara', lastName: '', name: 'Amara Osei' });
    expect(changesOf(single, { firstName: 'Ama' })).toEqual({ changes: { firstName: 'Ama' } });
    expect(valuesOf(single)).toMatchObject({ firstName: 'Amara', lastName: '' });
  });

  it('begins with what is shown: the older position, the older status', () => {
    expect(valuesOf(amara)).toMatchObject({ title: 'Director', status: 'New' });
  });

  it('gives an older contact both names when one of them is changed', covers('WRK-141'), () => {
    const older = contactOf({ name: 'Olga van Timer' });
    expect(changesOf(older, { firstName: 'Helga' })).toEqual({
      changes: { firstName: 'Helga', lastName: 'van Timer' },
    });
    expect(changesOf(older, { phone: '1' })).toEqual({ changes: { phone: '1' } });
  });
});
