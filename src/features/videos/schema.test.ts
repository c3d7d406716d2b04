import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { managementTexts as texts } from './management/texts';
import { tagsOf, thumbnailAt, videoFormSchema } from './schema';

const valid = {
  title: ' Find warm donors ',
  description: 'Three exports, one sheet.',
  url: 'https://youtu.be/abcdefghijk',
  category: 'tutorial',
  duration: '',
  tags: '',
  playbooks: { 'day1-impact': true, 'security-playbook': false, 'advanced-playbook': true },
};
const complaintsOf = (part: object) => {
  const result = videoFormSchema.safeParse({ ...valid, ...part });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('The form of a video', () => {
  it('accepts a video without length and tags, and reads the ticked playbooks', () => {
    expect(videoFormSchema.parse(valid)).toEqual({
      ...valid,
      title: 'Find warm donors',
      tags: [],
      playbooks: ['day1-impact', 'advanced-playbook'],
    });
  });

  it.each([
    ['title', texts.titleMissing],
    ['description', texts.descriptionMissing],
    ['url', texts.urlMissing],
    ['category', texts.categoryMissing],
  ])('requires the %s', covers('WRK-560'), (field, message) => {
    expect(complaintsOf({ [field]: '' })).toContain(message);
    expect(complaintsOf({})).toEqual([]);
  });

  it.each([
    'youtu.be/abcdefghijk',
    'http://youtu.be/abcdefghijk',
    'javascript:alert(1)',
    'https://',
    'a b',
    'https://localhost/film',
    'https://films.example/a b',
  ])('refuses the address %j', covers('WRK-561'), (url) => {
    expect(complaintsOf({ url })).toEqual([texts.urlForm]);
  });

  it.each(['tutorial', 'security', 'setup', 'advanced', 'commentary'])(
    'accepts the category %s, and no others',
    covers('WRK-643'),
    (category) => {
      expect(complaintsOf({ category })).toEqual([]);
      expect(complaintsOf({ category: `${category}s` })).toEqual([texts.categoryMissing]);
    },
  );

  it('offers the three playbooks', covers('WRK-644'), () => {
    const playbooks = {
      'day1-impact': true,
      'security-playbook': true,
      'advanced-playbook': true,
      other: true,
    };
    expect(videoFormSchema.parse({ ...valid, playbooks }).playbooks).toEqual([
      'day1-impact',
      'security-playbook',
      'advanced-playbook',
    ]);
  });

  it.each([
    ['5:23', []],
    ['1:05:23', []],
    ['five', [texts.durationForm]],
    ['5:2', [texts.durationForm]],
  ])('accepts the length %s or says why not', (duration, complaints) => {
    expect(complaintsOf({ duration })).toEqual(complaints);
  });

  const addressOf = (length: number) => `https://youtu.be/${'a'.repeat(length - 17)}`;
  const tagsOfLength = (...lengths: readonly number[]) =>
    lengths.map((length, index) => String.fromCharCode(97 + index).repeat(length)).join();
  it.each([
    ['a title of 200 characters', { title: 'a'.repeat(200) }, []],
    ['a title of 201', { title: 'a'.repeat(201) }, ['Use 200 characters or fewer.']],
    ['a description of 2,000 characters', { description: 'a'.repeat(2_000) }, []],
    ['a description of 2,001', { description: 'a'.repeat(2_001) }, ['Use 2,000 characters or fewer.']],
    ['an address of 2,000 characters', { url: addressOf(2_000) }, []],
    [
      'an address of 2,001',
      { url: addressOf(2_001) },
      ['Enter a full address that starts with https://, such as https://youtu.be/abc.'],
    ],
    ['ten tags', { tags: 'a,b,c,d,e,f,g,h,i,j' }, []],
    ['eleven of which two are the same', { tags: 'a,b,c,d,e,f,g,h,i,j,a' }, []],
    ['a tag of 40 characters', { tags: tagsOfLength(40, 1) }, []],
    [
      'a short tag beside one of 41',
      { tags: tagsOfLength(1, 41) },
      ['Use 40 characters or fewer for each tag.'],
    ],
  ])('accepts %s or says why not', (_, part, complaints) => {
    expect(complaintsOf(part)).toEqual(complaints);
  });

  it('splits tags at commas, trims them and drops empty ones', covers('WRK-562'), () => {
    expect(tagsOf(' donors, board ,, data,donors ')).toEqual(['donors', 'board', 'data']);
    expect(videoFormSchema.parse({ ...valid, tags: 'a, b' }).tags).toEqual(['a', 'b']);
    expect(complaintsOf({ tags: Array.from({ length: 11 }, (_, index) => `t${index}`).join() })).toEqual([
      texts.tagsMany,
    ]);
    expect(complaintsOf({ tags: 'x'.repeat(41) })).toEqual([texts.tagLong]);
  });
});

describe('The thumbnail of a video', () => {
  const picture = 'https://img.youtube.com/vi/a-b_c123XYZ/hqdefault.jpg';

  it.each([
    'https://www.youtube.com/watch?v=a-b_c123XYZ',
    'https://youtube.com/watch?list=x&v=a-b_c123XYZ&t=9',
    'https://m.youtube.com/watch?v=a-b_c123XYZ',
    'https://youtu.be/a-b_c123XYZ?si=x',
  ])('is derived from %s', covers('WRK-563'), (url) => {
    expect(thumbnailAt(url)).toBe(picture);
  });

  it.each([
    'http://youtu.be/a-b_c123XYZ',
    'https://youtu.be/short',
    'https://www.youtube.com/embed/a-b_c123XYZ',
    'https://www.youtube.com/shorts/a-b_c123XYZ',
    'https://youtube.com.evil.example/watch?v=a-b_c123XYZ',
    'https://evil.example/watch?v=a-b_c123XYZ',
    'https://www.youtube.com/watch?v=a-b_c123XY%2F',
    'not an address',
  ])('is not derived from %s', covers('WRK-563'), (url) => {
    expect(thumbnailAt(url)).toBe('');
  });
});
