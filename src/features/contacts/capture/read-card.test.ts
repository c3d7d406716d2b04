import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { readCard } from './read-card';

describe('readCard', () => {
  it('recognizes addresses by their form and other lines by their words', () => {
    expect(
      readCard(
        'Harbour Shelter Foundation\nAmara Osei\nExecutive Director\n\nTel: +1 416 555 0142\nAmara.Osei@HarbourShelter.example\nwww.harbourshelter.example\nlinkedin.com/in/amara-osei\n12 Quay Street, Toronto M5J 2N8\nSafe nights for everyone',
      ),
    ).toEqual({
      firstName: 'Amara',
      lastName: 'Osei',
      email: 'amara.osei@harbourshelter.example',
      phone: '+1 416 555 0142',
      company: 'Harbour Shelter Foundation',
      title: 'Executive Director',
      linkedin: 'linkedin.com/in/amara-osei',
      website: 'www.harbourshelter.example',
      location: '12 Quay Street, Toronto M5J 2N8',
      notes: 'Safe nights for everyone',
    });
  });

  it('accepts lines in any order, accents and missing parts', () => {
    expect(readCard('Lucía Fernández Ibarra\nlucia@vecinos.example')).toMatchObject({
      firstName: 'Lucía',
      lastName: 'Fernández Ibarra',
      email: 'lucia@vecinos.example',
      phone: '',
      company: '',
      notes: '',
    });
    expect(readCard('(020) 7946 0100\nProgramme Manager\nJo van der Berg')).toMatchObject({
      firstName: 'Jo',
      lastName: 'van der Berg',
      title: 'Programme Manager',
      phone: '(020) 7946 0100',
    });
    expect(readCard('')).toMatchObject({ firstName: '', email: '', notes: '' });
  });

  it.each(['a', 'a.', 'a-1 '])('reads a page of %j within 100 ms', covers('ATT-017'), (piece) => {
    const began = performance.now();
    readCard(piece.repeat(20_000));
    expect(performance.now() - began).toBeLessThan(100);
  });
});
