import { describe, expect, it } from 'vitest';
import { builtInVideos, type Video, videoCategories, videoPlaybooks } from '@/content/pages/videos';
import { readState, writeState } from '@/shared/lists/address/address-state';
import { covers } from '@/testing/covers';
import { filterVideos, noFilters, videoParameters } from './video-filters';

const video = (changes: Partial<Video>): Video => ({
  id: 'one',
  title: 'Warm donors',
  description: 'From the records you have.',
  url: 'https://youtube.acf.example/watch/one',
  thumbnail: '',
  duration: '1:00',
  category: 'tutorial',
  playbooks: ['day1-impact'],
  tags: ['Spreadsheets'],
  dateAdded: '2026-11-21',
  ...changes,
});

const idsOf = (videos: readonly Video[]) => videos.map(({ id }) => id);

describe('filterVideos', () => {
  it(
    'keeps a video if its title, description or a tag contains the word, in any case',
    covers('PUB-271', 'PUB-272'),
    () => {
      const videos = [video({})];
      for (const q of ['WARM', 'rEcOrDs', 'spreadsheets']) {
        expect(filterVideos(videos, { ...noFilters, q })).toHaveLength(1);
      }
    },
  );

  it('drops a video if only its other fields contain the word', covers('PUB-273'), () => {
    const videos = [video({})];
    for (const q of ['grants', 'tutorial', 'day1', 'youtube', '2026']) {
      expect(filterVideos(videos, { ...noFilters, q })).toEqual([]);
    }
  });

  it('requires every word, each in any of the three fields', () => {
    const videos = [video({})];
    expect(filterVideos(videos, { ...noFilters, q: 'spreadsheets  warm' })).toHaveLength(1);
    expect(filterVideos(videos, { ...noFilters, q: 'warm grants' })).toEqual([]);
  });

  it('combines category, playbook and search with AND', covers('PUB-270'), () => {
    const all = { q: 'warm', category: 'security', playbook: 'day1-impact' } as const;
    const videos = [
      video({ id: 'all three', category: 'security' }),
      video({ id: 'no category' }),
      video({ id: 'no playbook', category: 'security', playbooks: ['security-playbook'] }),
      video({ id: 'no word', category: 'security', title: 'Cold calls' }),
    ];
    expect(idsOf(filterVideos(videos, all))).toEqual(['all three']);
    expect(idsOf(filterVideos(videos, { ...all, category: 'all' }))).toEqual(['all three', 'no category']);
    expect(idsOf(filterVideos(videos, { ...all, playbook: 'all' }))).toEqual(['all three', 'no playbook']);
    expect(idsOf(filterVideos(videos, { ...all, q: '' }))).toEqual(['all three', 'no word']);
    expect(filterVideos(videos, noFilters)).toHaveLength(4);
  });
});

describe('The video filters in the address', () => {
  const from = (search: string) => readState(videoParameters, new URLSearchParams(search));

  it('are written and read back beside other parameters', () => {
    const filters = { q: 'donor data', category: 'security', playbook: 'day1-impact' } as const;
    const search = writeState(videoParameters, filters, '?from=letter&category=setup');
    expect(search).toBe('?from=letter&category=security&q=donor+data&playbook=day1-impact');
    expect(from(search)).toEqual(filters);
  });

  it('leave out empty values and "all"', () => {
    expect(writeState(videoParameters, noFilters, '?q=a&category=setup&playbook=day1-impact')).toBe('');
    expect(writeState(videoParameters, noFilters, '?from=letter')).toBe('?from=letter');
  });

  it('fall back to "all" if the value is unknown', covers('PUB-275', 'PUB-276'), () => {
    expect(from('?category=music&playbook=other')).toEqual(noFilters);
    expect(from('')).toEqual(noFilters);
    expect(videoCategories.map(({ value }) => from(`?category=${value}`).category)).toEqual([
      'tutorial',
      'security',
      'setup',
      'advanced',
      'commentary',
    ]);
    expect(['all', ...videoPlaybooks.map(({ value }) => from(`?playbook=${value}`).playbook)]).toEqual([
      'all',
      'day1-impact',
      'security-playbook',
      'advanced-playbook',
    ]);
  });
});

describe('The built-in library', () => {
  it('has exactly four videos with the ids 1, 2, 5 and 6, in order', covers('PUB-259'), () => {
    expect(idsOf(builtInVideos)).toEqual(['1', '2', '5', '6']);
    expect(new Set(builtInVideos.map(({ dateAdded }) => dateAdded)).size).toBe(1);
  });
});
