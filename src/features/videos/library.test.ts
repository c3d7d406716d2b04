import { afterEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { readLibrary } from './library';
import { answerWith, linkedVideos, storedVideo } from './stored-video.fixture';

afterEach(() => vi.unstubAllGlobals());

const read = () => readLibrary(new AbortController().signal);

describe('readLibrary', () => {
  it('returns all ten stored fields', covers('PUB-353'), async () => {
    answerWith(linkedVideos.map(storedVideo));
    expect(await read()).toEqual(linkedVideos);
  });

  it('sorts newest first, and videos of one day by id', async () => {
    const [one, two, five, six] = linkedVideos.map(storedVideo);
    const newer = { ...five, fields: { ...five?.fields, dateAdded: { stringValue: '2027-01-01' } } };
    answerWith([six, two, newer, one]);
    expect((await read()).map(({ id }) => id)).toEqual(['5', '1', '2', '6']);
  });

  it('accepts a video without playbooks, tags, duration and thumbnail', async () => {
    const [video] = linkedVideos;
    if (!video) throw new Error('There is no built-in video.');
    const bare = { ...video, playbooks: [], tags: [], duration: '', thumbnail: '' };
    answerWith([storedVideo(bare)]);
    expect(await read()).toEqual([bare]);
  });

  const breakages: [string, string, unknown][] = [
    ...[
      'title',
      'description',
      'url',
      'thumbnail',
      'duration',
      'category',
      'playbooks',
      'tags',
      'dateAdded',
    ].flatMap((field): [string, string, unknown][] => [
      [field, 'missing', undefined],
      [field, 'a number', { integerValue: '5' }],
      [field, 'nothing', { nullValue: null }],
    ]),
    ['title', 'spaces', { stringValue: ' ' }],
    ['url', 'code', { stringValue: 'javascript:alert(1)' }],
    ['url', 'an address without encryption', { stringValue: 'http://a.example/' }],
    ['thumbnail', 'another scheme', { stringValue: 'data:image/png;base64,AA' }],
    ['thumbnail', 'an unnamed host', { stringValue: '//a.example/1.svg' }],
    ['duration', 'words', { stringValue: 'five' }],
    ['category', 'unknown', { stringValue: 'music' }],
    ['playbooks', 'a list with a number', { arrayValue: { values: [{ integerValue: '5' }] } }],
    ['tags', 'a map', { mapValue: {} }],
    ['dateAdded', 'no day', { stringValue: 'today' }],
  ];

  it.each(breakages)(
    'skips a record whose %s is %s, and logs a warning',
    covers('PUB-353'),
    async (field, _, value) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const [first, ...rest] = linkedVideos.map(storedVideo);
      answerWith([{ ...first, fields: { ...first?.fields, [field]: value } }, ...rest]);
      expect((await read()).map(({ id }) => id)).toEqual(['2', '5', '6']);
      expect(warn).toHaveBeenCalledExactlyOnceWith(`Video 1 is not shown: ${field} missing or wrong.`);
    },
  );
});
