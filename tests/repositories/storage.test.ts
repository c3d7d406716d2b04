import { beforeEach, describe, expect, it } from 'vitest';
import { deleteFile, storeFile } from '@/shared/firebase/storage';
import { beginAnew } from './local-backend';
import { signIn } from './people';

const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], {
  type: 'image/png',
});
let time = 1_790_000_000_000;
const pathOf = (uid: string) => `profile_pictures/${uid}_${String((time += 1))}.png`;
const store = (path: string, signal = new AbortController().signal) => {
  const parts: number[] = [];
  const link = storeFile(path, png, { onProgress: (part) => parts.push(part), signal });
  return { link, parts };
};

beforeEach(async () => {
  await beginAnew();
  await signIn('mia');
});

describe('a stored file', () => {
  it('has a link that anyone can open until it is deleted', async () => {
    const path = pathOf('mia');
    const { link, parts } = store(path);
    const answer = await fetch(await link);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.arrayBuffer()).toEqual(await png.arrayBuffer());
    expect(parts.at(-1)).toBe(1);
    await deleteFile(path);
    expect((await fetch(await link)).ok).toBe(false);
    await expect(deleteFile(path)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('is refused under another person’s name', async () => {
    await expect(store(pathOf('theo')).link).rejects.toMatchObject({ code: 'storage/unauthorized' });
  });

  it('is not stored if the upload is cancelled', async () => {
    const path = pathOf('mia');
    const given = new AbortController();
    given.abort();
    await expect(store(path, given.signal).link).rejects.toMatchObject({ code: 'storage/canceled' });
    await expect(deleteFile(path)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });
});
