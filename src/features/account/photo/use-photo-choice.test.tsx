import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PhotoRefusedError } from './photo-file';
import type { PreparedPhoto } from './prepare-photo';
import { usePhotoChoice } from './use-photo-choice';

const photo = (preview: string): PreparedPhoto => ({ file: new Blob(), type: 'image/png', preview });
const file = (name: string) => new File(['x'], name);

/** Renders the hook with a fake `prepare`. The test decides by file name when each check ends, and how. */
function open() {
  const looks = new Map<string, { found: (photo: PreparedPhoto) => void; refused: (why: Error) => void }>();
  const { result } = renderHook(() =>
    usePhotoChoice(
      (chosen) =>
        new Promise((found, refused) => {
          looks.set((chosen as File).name, { found, refused });
        }),
    ),
  );
  return {
    now: () => result.current,
    choose: (name: string) => act(() => result.current.choose(file(name))),
    decide: (kind: 'keep' | 'remove') => act(async () => result.current.decide(kind)),
    isFine: (name: string) => act(async () => looks.get(name)?.found(photo(name))),
    isRefused: (name: string) =>
      act(async () => looks.get(name)?.refused(new PhotoRefusedError(`${name} is no picture`))),
  };
}

describe('The decision about a photo', () => {
  it('is the file chosen last, even if it is ready first', async () => {
    const { now, choose, isFine } = open();
    choose('large.png');
    choose('small.png');
    await isFine('small.png');
    expect(now().choice).toEqual({ kind: 'replace', photo: photo('small.png') });
    await isFine('large.png');
    expect(now().choice).toEqual({ kind: 'replace', photo: photo('small.png') });
    expect(now().preparing).toBe(false);
  });

  it('is pending while the last chosen file is prepared, even if an earlier one is ready', async () => {
    const { now, choose, isFine } = open();
    choose('first.png');
    choose('second.png');
    await isFine('first.png');
    expect(now()).toMatchObject({ preparing: true, choice: { kind: 'keep' } });
  });

  it("is a decision made while a file was checked, without that file's error", async () => {
    const { now, choose, decide, isRefused } = open();
    choose('notes.png');
    await decide('remove');
    await isRefused('notes.png');
    expect(now()).toMatchObject({ choice: { kind: 'remove' }, problem: undefined });
    expect(await now().settled()).toEqual({ kind: 'remove' });
  });

  it('stays the same when a file is refused, and says why', async () => {
    const { now, choose, isFine, isRefused } = open();
    choose('photo.png');
    await isFine('photo.png');
    choose('notes.png');
    await isRefused('notes.png');
    expect(now()).toMatchObject({ preparing: false, problem: 'notes.png is no picture' });
    expect(now().choice).toEqual({ kind: 'replace', photo: photo('photo.png') });
    expect(await now().settled()).toBe(now().choice);
  });

  it('settles after the chosen file is checked', async () => {
    const { now, choose, isFine } = open();
    choose('photo.png');
    const settled = now().settled();
    await isFine('photo.png');
    expect(await settled).toEqual({ kind: 'replace', photo: photo('photo.png') });
  });
});
