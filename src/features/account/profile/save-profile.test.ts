import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError } from '@/shared/lib/deadline';
import { aProfile, InMemoryProfiles, linkTo } from './profile-repository.fixture';
import type { PhotoChoice } from '../photo/use-photo-choice';
import { saveProfile, saveTimeoutMs } from './save-profile';

const oldLink = linkTo('profile_pictures/mia_1700000000000.png');
const texts = { displayName: 'Mia T.', bio: 'New bio' };
const newPhoto: PhotoChoice = {
  kind: 'replace',
  photo: { file: new Blob(['x'], { type: 'image/jpeg' }), type: 'image/jpeg', preview: 'data:,' },
};

const storeWith = (photoURL: string) => new InMemoryProfiles(aProfile({ photoURL }));

const save = (store: InMemoryProfiles, choice: PhotoChoice, signal = new AbortController().signal) =>
  saveProfile(store, {
    uid: 'mia',
    texts,
    photoURL: store.profile.photoURL,
    choice,
    onProgress: () => {},
    signal,
  });

afterEach(() => vi.useRealTimers());

describe('saving a profile', () => {
  it('writes name, photo and bio, and nothing else, with the photo as it was [PUB-247]', async () => {
    const store = storeWith(oldLink);
    await save(store, { kind: 'keep' });
    expect(store.saved).toEqual([{ ...texts, photoURL: oldLink }]);
    expect(store.steps).toEqual(['save']);
  });

  it('stores a new photo, then its link, then deletes the old one [PUB-249, PUB-250, PUB-251]', async () => {
    const store = storeWith(oldLink);
    const link = await save(store, newPhoto);
    expect(link).toMatch(/%2Fmia_\d{13}\.jpg\?/);
    expect(store.saved).toEqual([{ ...texts, photoURL: link }]);
    expect(store.steps).toEqual([
      'store profile_pictures/mia_TIME.jpg',
      'save',
      'delete profile_pictures/mia_TIME.png',
    ]);
  });

  it('removes a photo from the record, then the file', async () => {
    const store = storeWith(oldLink);
    expect(await save(store, { kind: 'remove' })).toBe('');
    expect(store.saved).toEqual([{ ...texts, photoURL: '' }]);
    expect(store.steps).toEqual(['save', 'delete profile_pictures/mia_TIME.png']);
  });

  it('leaves a photo that is not stored here alone', async () => {
    const store = storeWith('https://img.acf.example/mia.jpg');
    await save(store, { kind: 'remove' });
    expect(store.steps).toEqual(['save']);
  });

  it('saves nothing when the photo does not arrive', async () => {
    const store = storeWith(oldLink);
    store.failing = { upload: new Error('offline') };
    await expect(save(store, newPhoto)).rejects.toThrow('offline');
    expect(store.saved).toEqual([]);
  });

  it('deletes the new photo again when the record is refused, and keeps the old one', async () => {
    const store = storeWith(oldLink);
    store.failing = { save: new Error('refused') };
    await expect(save(store, newPhoto)).rejects.toThrow('refused');
    expect(store.steps).toEqual([
      'store profile_pictures/mia_TIME.jpg',
      'save',
      'read',
      'delete profile_pictures/mia_TIME.jpg',
    ]);
  });

  it('succeeds when only the answer was lost', async () => {
    const store = storeWith(oldLink);
    store.losesAnswer = true;
    expect(await save(store, newPhoto)).toBe(store.profile.photoURL);
    expect(store.steps.at(-1)).toBe('delete profile_pictures/mia_TIME.png');
  });

  it('deletes nothing while nobody can tell what is stored', async () => {
    const store = storeWith(oldLink);
    store.failing = { save: new Error('offline'), read: new Error('offline') };
    await expect(save(store, newPhoto)).rejects.toThrow('offline');
    expect(store.steps.filter((step) => step.startsWith('delete'))).toEqual([]);
  });

  it('gives up after 10 s, and keeps the photo, as the change may still arrive', async () => {
    vi.useFakeTimers();
    const store = storeWith(oldLink);
    store.gate = new Promise(() => {});
    const saving = save(store, { kind: 'remove' });
    const refusal = expect(saving).rejects.toBeInstanceOf(DeadlineError);
    await vi.advanceTimersByTimeAsync(saveTimeoutMs);
    await refusal;
    expect(saveTimeoutMs).toBe(10_000);
    expect(store.steps).toEqual(['save']);
  });
});
