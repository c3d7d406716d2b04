import { Blob as NodeBlob } from 'node:buffer';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PhotoRefusedError } from '@/features/account/photo/photo-file';
import type { PreparedPhoto } from '@/features/account/photo/prepare-photo';
import { AccountScreen } from '@/features/account/profile/account-screen';
import { type Profile, profiles } from '@/shared/auth/profile';
import { environment } from '@/shared/firebase/app';
import { decodeFields } from '@/shared/firebase/decode';
import { listenToDocument } from '@/shared/firebase/live/firestore-live';
import { systemClock } from '@/shared/saving/sending/clock';
import { covers } from '@/testing/covers';
import { aProfile } from '@/testing/records/profile';
import { as } from '../repositories/browsers';
import { beginAnew, stored } from '../repositories/local-backend';
import { store } from '../repositories/store-records';
import { addressOf, failRequests, holdRequests } from './requests';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Creates a file for Node's requests, which do not accept the document's files. */
const fileOf = (size: number) =>
  new NodeBlob([new Uint8Array(png), new Uint8Array(size - png.length)], {
    type: 'image/png',
  }) as unknown as Blob;
const photo: PreparedPhoto = {
  file: fileOf(100),
  type: 'image/png',
  preview: 'data:image/png;base64,AA==',
};
const uploads = '/v0/b/';

/** Returns the download link of a file stored at this path. */
const linkTo = (path: string): string =>
  `http://${environment.localBackend?.storage}/v0/b/demo-acf.firebasestorage.app/o/${encodeURIComponent(path)}?alt=media&token=t`;
const oldLink = linkTo('profile_pictures/mia_1700000000000.png');

/** Records the browser's saves and uploads in order. */
function noteSteps() {
  const steps: string[] = [];
  /** The fields changed by each save. */
  const saved: string[][] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...[address, request]: Parameters<typeof fetch>) => {
    const answer = await fetch(address, request);
    const text = addressOf([address]);
    if (text.includes(':commit') && answer.ok) {
      const body = JSON.parse(request?.body as string) as {
        readonly writes: readonly { readonly updateMask?: { readonly fieldPaths: readonly string[] } }[];
      };
      saved.push(body.writes.flatMap(({ updateMask }) => updateMask?.fieldPaths ?? []).toSorted());
      steps.push('save');
    }
    if (text.includes(uploads) && request?.method === 'POST' && text.includes('name='))
      steps.push(`store ${new URL(text).searchParams.get('name')?.replace(/\d{13}/, 'TIME')}`);
    return answer;
  });
  return { steps, saved };
}

/** Lets only the first part of a file arrive. Returns the function that makes the rest fail. */
function holdSecondPart(): () => void {
  let lose = () => {};
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (...[address, request]: Parameters<typeof fetch>) =>
    Number(new Headers(request?.headers).get('X-Goog-Upload-Offset')) > 0
      ? new Promise<Response>((_, reject) => {
          lose = () => reject(new TypeError('Failed to fetch'));
        })
      : fetch(address, request),
  );
  return () => lose();
}

/** Opens the account screen of Mia, whose record differs by `changes`. */
async function open(
  changes: Partial<Profile> = {},
  prepare: (file: Blob) => Promise<PreparedPhoto> = async () => photo,
) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await store('users/mia', aProfile(changes));
  // The real clock, because the form reports success only if the first attempt gets an answer, which may take
  // longer here.
  await as('mia', systemClock);
  const noted = noteSteps();
  const view = render(<AccountScreen uid="mia" prepare={prepare} />);
  const user = userEvent.setup({ applyAccept: false });
  return {
    ...noted,
    user,
    choose: () => {
      const input = view.container.querySelector<HTMLInputElement>('input[type="file"]');
      if (input === null) throw new Error('There is no place for a file.');
      return user.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }));
    },
  };
}

/** Opens the form of the account screen, as `open` does. */
async function openForm(...how: Parameters<typeof open>) {
  const opened = await open(...how);
  await screen.findByRole('form', { name: 'Your profile' });
  return opened;
}

/** Returns Mia's stored record in the database's format. */
const record = async () => (await stored('users')).find(({ id }) => id === 'mia')?.fields ?? {};
const valueOf = async (name: string) => decodeFields(await record())[name] as string | undefined;

const form = () => within(screen.getByRole('form', { name: 'Your profile' }));
const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const save = () => press('Save changes');
const shownPhoto = () => screen.queryByRole('img', { name: 'Your photo' })?.getAttribute('src');

beforeEach(async () => {
  vi.stubGlobal('Blob', NodeBlob);
  await beginAnew();
});
afterEach(() => {
  // The form saves its draft when it unmounts.
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the profile form', () => {
  it(
    'shows name and bio and saves them with the success text',
    covers('PUB-240', 'PUB-241', 'PUB-247', 'PUB-248'),
    async () => {
      const { saved, user } = await openForm();
      expect(field('Display name')).toHaveValue('Mia Tremblay');
      await user.clear(field('Display name'));
      await user.type(field('Display name'), ' Mia T. ');
      await user.clear(field('Bio'));
      await user.type(field('Bio'), 'One.{Enter}Two.');
      await user.click(save());
      expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
      expect(saved).toEqual([['bio', 'displayName', 'name']]);
      expect(await record()).toMatchObject({
        displayName: { stringValue: 'Mia T.' },
        name: { stringValue: 'Mia T.' },
        bio: { stringValue: 'One.\nTwo.' },
      });
      expect(field('Bio')).toHaveValue('One.\nTwo.');
    },
  );

  it('accepts an empty name', async () => {
    const { user } = await openForm();
    await user.clear(field('Display name'));
    await user.click(save());
    await waitFor(async () => expect(await valueOf('displayName')).toBe(''));
  });

  it('shows the email as read-only and explains why', covers('PUB-243', 'PUB-244'), async () => {
    const { saved, user } = await openForm();
    const email = field('Email');
    expect(email).toHaveAccessibleDescription('Email cannot be changed');
    await user.type(email, 'x');
    expect(email).toHaveValue('mia@acf.example');
    await user.type(field('Bio'), ' More.');
    await user.click(save());
    await waitFor(() => expect(saved).toEqual([['bio']]));
  });

  it.each([
    ['admin', 'Administrator'],
    ['regular', 'User'],
    [null, 'User'],
  ] as const)('calls the role %s %s', covers('PUB-245', 'PUB-246'), async (role, word) => {
    await openForm({ role });
    expect(field('Account type')).toHaveValue(word);
    expect(field('Account type')).toHaveAttribute('readonly');
  });

  it('names the fields that are too long and sends nothing', async () => {
    const { saved, user } = await openForm();
    await user.click(field('Display name'));
    await user.paste('a'.repeat(101));
    await user.click(field('Bio'));
    await user.paste('b'.repeat(501));
    await user.click(save());
    await waitFor(() => expect(field('Display name')).toHaveFocus());
    expect(field('Display name')).toHaveAccessibleDescription(/Keep the name to 100 characters/);
    expect(field('Bio')).toHaveAccessibleDescription(/Keep the bio to 500 characters/);
    expect(saved).toEqual([]);
  });

  it('shows an error and keeps the text and the chosen photo', covers('PUB-384'), async () => {
    const { user, choose } = await openForm();
    await choose();
    await screen.findByText('This photo is stored when you save.');
    await user.type(field('Bio'), ' And choirs.');
    const succeed = failRequests(':commit', 403, 'PERMISSION_DENIED');
    await user.click(save());
    const text = await screen.findByText('Failed to update profile. Please try again.');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(field('Bio')).toHaveValue('Works with arts organisations. And choirs.');
    expect(shownPhoto()).toBe(photo.preview);
    succeed();
    await user.type(field('Bio'), ' Yes.');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
  });
});

describe('a profile that another device changes during editing', () => {
  const saveElsewhere = async (changes: Partial<Profile>) => {
    const known = aProfile(decodeFields(await record()));
    const { displayName = known.displayName } = changes;
    await store('users/mia', { ...known, ...changes, name: displayName });
  };

  it('shows a conflict if both changed the same field, and then the chosen value', async () => {
    const { saved, user } = await openForm();
    await user.type(field('Bio'), ' Mine.');
    await saveElsewhere({ bio: 'Theirs.' });
    expect(field('Bio')).toHaveValue('Works with arts organisations. Mine.');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    expect(saved).toEqual([]);
    expect(screen.getByRole('group', { name: 'Bio' })).toHaveTextContent(
      'BeforeWorks with arts organisations.',
    );
    await user.click(screen.getByRole('radio', { name: /^Yours/ }));
    await user.click(press('Keep this one'));
    await waitFor(async () => expect(await valueOf('bio')).toBe('Works with arts organisations. Mine.'));
    await waitFor(() => expect(field('Bio')).toHaveValue('Works with arts organisations. Mine.'));
  });

  it('merges changes of different fields and follows later changes when nothing is unsaved', async () => {
    const { saved, user } = await openForm();
    await user.type(field('Bio'), ' Mine.');
    await saveElsewhere({ displayName: 'Mia of the other device' });
    expect(field('Display name')).toHaveValue('Mia Tremblay');
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(saved).toEqual([['bio']]);
    expect(await valueOf('bio')).toBe('Works with arts organisations. Mine.');
    await waitFor(() => expect(field('Display name')).toHaveValue('Mia of the other device'));
    await saveElsewhere({ bio: 'Theirs, later.' });
    await waitFor(() => expect(field('Bio')).toHaveValue('Theirs, later.'));
  });

  it('shows a conflict if both devices chose another photo', async () => {
    const { saved, user, choose } = await openForm({ photoURL: oldLink });
    await choose();
    await screen.findByText('This photo is stored when you save.');
    await saveElsewhere({ photoURL: linkTo('profile_pictures/mia_1800000000000.png') });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    expect(saved).toEqual([]);
    expect(screen.getByRole('group', { name: 'Photo' })).toHaveTextContent('BeforeThe photo before');
    expect(screen.getByRole('radio', { name: /^Someone else’s.* Another photo$/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yours The photo chosen here' }));
    await user.click(press('Keep this one'));
    await waitFor(() => expect(saved).toEqual([['photoURL']]));
  });
});

describe('the photo in the profile form', () => {
  it(
    'shows an initial until a photo is chosen and stores the photo on save',
    covers('PUB-242', 'PUB-251'),
    async () => {
      const { steps, user, choose } = await openForm();
      expect(shownPhoto()).toBeUndefined();
      expect(screen.getByText('M')).toBeVisible();
      await choose();
      expect(await screen.findByText('This photo is stored when you save.')).toBeVisible();
      expect(shownPhoto()).toBe(photo.preview);
      expect(steps).toEqual([]);
      await user.click(save());
      await screen.findByText('Profile updated successfully!');
      expect(steps).toEqual(['store profile_pictures/mia_TIME.png', 'save']);
      expect(shownPhoto()).toBe(await valueOf('photoURL'));
      // Nothing is left to store.
      await user.click(save());
      await screen.findByText('Profile updated successfully!');
      expect(steps).toHaveLength(2);
    },
  );

  it('stays when a file is refused with a reason', covers('PUB-252', 'PUB-253'), async () => {
    const { choose, user } = await openForm({ photoURL: oldLink }, async () => {
      throw new PhotoRefusedError('Please select an image file');
    });
    await choose();
    const text = await screen.findByText('Please select an image file');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(shownPhoto()).toBe(oldLink);
    await user.type(field('Bio'), ' More.');
    await user.click(save());
    await waitFor(async () => expect(await valueOf('bio')).toBe('Works with arts organisations. More.'));
    expect(await valueOf('photoURL')).toBe(oldLink);
  });

  it('can be removed, and the removal can be undone until it is saved', async () => {
    const { user } = await openForm({ photoURL: oldLink });
    await user.click(press('Remove photo'));
    await waitFor(() => expect(shownPhoto()).toBeUndefined());
    await user.click(press('Undo'));
    await waitFor(() => expect(shownPhoto()).toBe(oldLink));
    await user.click(press('Remove photo'));
    await screen.findByText('The photo goes when you save.');
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(await valueOf('photoURL')).toBe('');
    expect(shownPhoto()).toBeUndefined();
  });

  it('delays the save until the chosen file has been checked', async () => {
    let look: (prepared: PreparedPhoto) => void = () => {};
    const { steps, user, choose } = await openForm({}, () => new Promise((done) => (look = done)));
    await choose();
    await user.click(save());
    expect(steps).toEqual([]);
    await act(async () => look(photo));
    await screen.findByText('Profile updated successfully!');
    expect(steps).toEqual(['store profile_pictures/mia_TIME.png', 'save']);
  });

  it('chosen during a save is stored with the next save', async () => {
    const second = { ...photo, preview: 'data:image/png;base64,BB==' };
    const prepare = vi.fn(async () => photo);
    const { saved, user, choose } = await openForm({}, prepare);
    const arrive = holdRequests(uploads);
    await choose();
    await screen.findByText('This photo is stored when you save.');
    await user.click(save());
    await screen.findByRole('progressbar');
    prepare.mockResolvedValueOnce(second);
    await choose();
    await waitFor(() => expect(shownPhoto()).toBe(second.preview));
    arrive();
    await screen.findByText('Profile updated successfully!');
    expect(saved).toHaveLength(1);
    expect(shownPhoto()).toBe(second.preview);
    expect(screen.getByText('This photo is stored when you save.')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(2));
    const stored = await valueOf('photoURL');
    await waitFor(() => expect(shownPhoto()).toBe(stored));
  });

  it('shows its upload progress and can be cancelled without saving', async () => {
    // The client sends the first 256 KiB separately, which is 40% of this file.
    const file = fileOf(640 * 1024);
    const { saved, user, choose } = await openForm({}, async () => ({ ...photo, file }));
    await choose();
    await screen.findByText('This photo is stored when you save.');
    const loseConnection = holdSecondPart();
    await user.click(save());
    const progress = await screen.findByRole('progressbar', { name: 'Uploading your photo' });
    await waitFor(() => expect(progress).toHaveValue(40));
    await user.click(press('Cancel the upload'));
    // A browser would abort the request. The client for Node waits for its end.
    loseConnection();
    expect(await screen.findByText(/^The upload was cancelled/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
    expect(shownPhoto()).toBe(photo.preview);
  });
});

describe('the account screen', () => {
  it('keeps the typed text while the record cannot be read', async () => {
    const { user } = await openForm();
    await store('users/mia', aProfile({ bio: 'As it is now.' }));
    await waitFor(() => expect(field('Bio')).toHaveValue('As it is now.'));
    await user.type(field('Bio'), ' More.');
    const heard = vi.fn();
    onTestFinished(listenToDocument(profiles, 'mia', { next: heard, failed: heard }));
    await store('users/mia', { ...aProfile(), displayName: 7 });
    await waitFor(() =>
      expect(heard).toHaveBeenLastCalledWith(
        expect.objectContaining({ data: expect.objectContaining({ ok: false }) }),
      ),
    );
    expect(field('Bio')).toHaveValue('As it is now. More.');
  });

  it.each([
    ['fails', 400, 'INVALID_ARGUMENT'],
    ['is refused', 403, 'PERMISSION_DENIED'],
  ])('offers to try again when reading %s', async (_, status, code) => {
    const succeed = failRequests(':batchGet', status, code);
    const { user } = await open();
    expect(await screen.findByText(/^Your profile could not be loaded/)).toBeVisible();
    succeed();
    await user.click(press('Try again'));
    expect(await screen.findByRole('form', { name: 'Your profile' })).toBeVisible();
  });

  it('offers to try again when the record is damaged', async () => {
    const { user } = await open({ displayName: 7 as never });
    expect(await screen.findByText(/^Your profile could not be loaded/)).toBeVisible();
    await store('users/mia', aProfile());
    await user.click(press('Try again'));
    expect(await screen.findByRole('form', { name: 'Your profile' })).toBeVisible();
  });

  it('says that it is loading', async () => {
    const answer = holdRequests(':batchGet');
    await open();
    expect(screen.getByText('Loading your profile…')).toBeVisible();
    answer();
    expect(await screen.findByRole('form', { name: 'Your profile' })).toBeVisible();
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    expect(screen.getByText(/^You are offline/)).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  it('asks before unsaved text is left, and not otherwise', async () => {
    const { user } = await openForm();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    await user.type(field('Bio'), ' More.');
    expect(asks()).toBe(true);
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(asks()).toBe(false);
  });
});
