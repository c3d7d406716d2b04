import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import { Desk } from '@/shared/saving/model.fixture';
import type { Saving } from '@/shared/saving/saving';
import { addVideo, changeVideo, deleteVideo } from '../changes';
import type { VideoFormValues } from '../schema';

let saving: Saving | undefined;
let desk = new Desk();
beforeEach(() => {
  desk = new Desk();
  saving = desk.tab();
  setSaving(saving);
});
afterEach(() => {
  setSaving(undefined);
  saving?.close();
});

const values: VideoFormValues = {
  title: 'Find warm donors',
  description: 'Three exports, one sheet.',
  url: 'https://youtu.be/a-b_c123XYZ',
  category: 'tutorial',
  duration: '5:23',
  tags: ['donors'],
  playbooks: ['day1-impact'],
};
const stored = () => desk.database.read('videos', 'warm')?.fields;

describe('A video', () => {
  it.each([
    [new Date(2026, 0, 5, 23, 59), '2026-01-05'],
    [new Date(2026, 10, 23), '2026-11-23'],
  ])('added on %s has that day and the thumbnail of its address', async (today, dateAdded) => {
    await addVideo('warm', values, today).settled;
    expect(stored()).toEqual({
      ...values,
      dateAdded,
      thumbnail: 'https://img.youtube.com/vi/a-b_c123XYZ/hqdefault.jpg',
    });
  });

  const before = {
    ...values,
    id: 'warm',
    thumbnail: '/videos/own.svg',
    playbooks: ['day1-impact', 'board-playbook'],
    dateAdded: '2026-11-21',
  };
  const change = async (changes: Partial<VideoFormValues>) => {
    const { id, ...fields } = before;
    desk.database.put('videos', id, fields);
    await changeVideo(before, { ...values, ...changes }).settled;
    return stored();
  };

  it('keeps its own thumbnail and any playbooks that the form does not offer', async () => {
    expect(await change({ title: 'Warm donors', playbooks: ['security-playbook'] })).toMatchObject({
      title: 'Warm donors',
      thumbnail: '/videos/own.svg',
      playbooks: ['security-playbook', 'board-playbook'],
      dateAdded: '2026-11-21',
    });
  });

  it('with a new address has the thumbnail of that address, or none', async () => {
    expect(await change({ url: 'https://youtu.be/x-y_z123XYZ' })).toMatchObject({
      thumbnail: 'https://img.youtube.com/vi/x-y_z123XYZ/hqdefault.jpg',
    });
    expect(await change({ url: 'https://films.acf.example/1' })).toMatchObject({ thumbnail: '' });
  });

  it('is deleted permanently', async () => {
    await change({});
    await deleteVideo(before).settled;
    expect(stored()).toBeUndefined();
  });
});
