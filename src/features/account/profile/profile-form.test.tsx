import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccountScreen } from './account-screen';
import { InMemoryProfiles, linkTo } from './profile-repository.fixture';
import type { Profile } from '@/shared/auth/profile';
import { covers } from '@/testing/covers';
import { aProfile } from '@/testing/records/profile';
import { PhotoRefusedError } from '../photo/photo-file';
import type { PreparedPhoto } from '../photo/prepare-photo';

const photo: PreparedPhoto = {
  file: new Blob(['x'], { type: 'image/png' }),
  type: 'image/png',
  preview: 'data:image/png;base64,AA==',
};
const oldLink = linkTo('profile_pictures/mia_1700000000000.png');

const open = (
  store = new InMemoryProfiles(),
  prepare: (file: Blob) => Promise<PreparedPhoto> = async () => photo,
) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const view = render(<AccountScreen uid="mia" store={store} prepare={prepare} />);
  const user = userEvent.setup({ applyAccept: false });
  return {
    store,
    user,
    choose: () => {
      const input = view.container.querySelector<HTMLInputElement>('input[type="file"]');
      if (input === null) throw new Error('There is no place for a file.');
      return user.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }));
    },
  };
};

const form = () => within(screen.getByRole('form', { name: 'Your profile' }));
const field = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const save = () => press('Save changes');
const shownPhoto = () => screen.queryByRole('img', { name: 'Your photo' })?.getAttribute('src');

// After the form, which keeps its draft as it goes.
beforeEach(() => onTestFinished(() => localStorage.clear()));

describe('the profile form', () => {
  it(
    'shows name and bio and saves them with the success text',
    covers('PUB-240', 'PUB-241', 'PUB-247', 'PUB-248'),
    async () => {
      const { store, user } = open();
      expect(field('Display name')).toHaveValue('Mia Tremblay');
      await user.clear(field('Display name'));
      await user.type(field('Display name'), ' Mia T. ');
      await user.clear(field('Bio'));
      await user.type(field('Bio'), 'One.{Enter}Two.');
      await user.click(save());
      expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
      expect(store.saved).toEqual([{ displayName: 'Mia T.', name: 'Mia T.', bio: 'One.\nTwo.' }]);
      expect(field('Bio')).toHaveValue('One.\nTwo.');
    },
  );

  it('takes an empty name', async () => {
    const { store, user } = open();
    await user.clear(field('Display name'));
    await user.click(save());
    await waitFor(() => expect(store.saved).toMatchObject([{ displayName: '' }]));
  });

  it('shows the e-mail, which cannot be typed into, and why', covers('PUB-243', 'PUB-244'), async () => {
    const { store, user } = open();
    const email = field('Email');
    expect(email).toHaveAccessibleDescription('Email cannot be changed');
    await user.type(email, 'x');
    expect(email).toHaveValue('mia@acf.example');
    await user.type(field('Bio'), ' More.');
    await user.click(save());
    await waitFor(() => expect(store.saved).toHaveLength(1));
    expect(Object.keys(store.saved[0] ?? {})).toEqual(['bio']);
  });

  it.each([
    ['admin', 'Administrator'],
    ['regular', 'User'],
    [null, 'User'],
  ] as const)('calls the role %s %s', covers('PUB-245', 'PUB-246'), (role, word) => {
    open(new InMemoryProfiles(aProfile({ role })));
    expect(field('Account type')).toHaveValue(word);
    expect(field('Account type')).toHaveAttribute('readonly');
  });

  it('says what is too long and sends nothing', async () => {
    const { store, user } = open();
    await user.click(field('Display name'));
    await user.paste('a'.repeat(101));
    await user.click(field('Bio'));
    await user.paste('b'.repeat(501));
    await user.click(save());
    await waitFor(() => expect(field('Display name')).toHaveFocus());
    expect(field('Display name')).toHaveAccessibleDescription(/Keep the name to 100 characters/);
    expect(field('Bio')).toHaveAccessibleDescription(/Keep the bio to 500 characters/);
    expect(store.steps).toEqual([]);
  });

  it('says that saving failed and keeps what was typed and chosen', covers('PUB-384'), async () => {
    const { store, user, choose } = open();
    await choose();
    await screen.findByText('This photo is stored when you save.');
    await user.type(field('Bio'), ' And choirs.');
    store.desk.database.refuses = () => true;
    await user.click(save());
    const text = await screen.findByText('Failed to update profile. Please try again.');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(field('Bio')).toHaveValue('Works with arts organisations. And choirs.');
    expect(shownPhoto()).toBe(photo.preview);
    store.desk.database.refuses = () => false;
    await user.type(field('Bio'), ' Yes.');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
  });
});

describe('a profile that another device changes while it is edited', () => {
  const saveElsewhere = (store: InMemoryProfiles, changes: Partial<Profile>) =>
    act(() => store.saveElsewhere(changes));

  it('is asked about where both changed the same, and shows what was chosen', async () => {
    const { store, user } = open();
    await user.type(field('Bio'), ' Mine.');
    saveElsewhere(store, { bio: 'Theirs.' });
    expect(field('Bio')).toHaveValue('Works with arts organisations. Mine.');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    expect(store.saved).toEqual([]);
    expect(screen.getByRole('group', { name: 'Bio' })).toHaveTextContent(
      'BeforeWorks with arts organisations.',
    );
    await user.click(screen.getByRole('radio', { name: /^Yours/ }));
    await user.click(press('Keep this one'));
    await waitFor(() => expect(store.saved).toEqual([{ bio: 'Works with arts organisations. Mine.' }]));
    expect(field('Bio')).toHaveValue('Works with arts organisations. Mine.');
  });

  it('keeps both where they changed different things, and follows once nothing is unsaved', async () => {
    const { store, user } = open();
    await user.type(field('Bio'), ' Mine.');
    saveElsewhere(store, { displayName: 'Mia of the other device' });
    expect(field('Display name')).toHaveValue('Mia Tremblay');
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(store.saved).toEqual([{ bio: 'Works with arts organisations. Mine.' }]);
    await waitFor(() => expect(field('Display name')).toHaveValue('Mia of the other device'));
    saveElsewhere(store, { bio: 'Theirs, later.' });
    await waitFor(() => expect(field('Bio')).toHaveValue('Theirs, later.'));
  });

  it('keeps its photo, where this one has chosen another', async () => {
    const { store, user, choose } = open(new InMemoryProfiles(aProfile({ photoURL: oldLink })));
    await choose();
    await screen.findByText('This photo is stored when you save.');
    saveElsewhere(store, { photoURL: linkTo('profile_pictures/mia_1800000000000.png') });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    expect(store.saved).toEqual([]);
    expect(screen.getByRole('group', { name: 'Photo' })).toHaveTextContent('BeforeThe photo before');
    expect(screen.getByRole('radio', { name: /^Someone else’s.* Another photo$/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Yours The photo chosen here' }));
    await user.click(press('Keep this one'));
    await waitFor(() => expect(store.saved).toHaveLength(1));
  });
});

describe('the photo in the form', () => {
  it(
    'is an initial until one is chosen, then the chosen one, stored on save',
    covers('PUB-242', 'PUB-251'),
    async () => {
      const { store, user, choose } = open();
      expect(shownPhoto()).toBeUndefined();
      expect(screen.getByText('M')).toBeInTheDocument();
      await choose();
      expect(await screen.findByText('This photo is stored when you save.')).toBeInTheDocument();
      expect(shownPhoto()).toBe(photo.preview);
      expect(store.steps).toEqual([]);
      await user.click(save());
      await screen.findByText('Profile updated successfully!');
      expect(store.steps).toEqual(['store profile_pictures/mia_TIME.png', 'save']);
      expect(shownPhoto()).toBe(store.saved[0]?.['photoURL']);
      // Nothing is left to store.
      await user.click(save());
      await screen.findByText('Profile updated successfully!');
      expect(store.steps).toHaveLength(2);
    },
  );

  it('says why a file is refused and keeps the photo', covers('PUB-252', 'PUB-253'), async () => {
    const store = new InMemoryProfiles(aProfile({ photoURL: oldLink }));
    const { choose, user } = open(store, async () => {
      throw new PhotoRefusedError('Please select an image file');
    });
    await choose();
    const text = await screen.findByText('Please select an image file');
    expect(text.closest('[role="alert"]')).not.toBeNull();
    expect(shownPhoto()).toBe(oldLink);
    await user.type(field('Bio'), ' More.');
    await user.click(save());
    await waitFor(() => expect(store.saved).toEqual([{ bio: 'Works with arts organisations. More.' }]));
  });

  it('can be removed, and the removal undone until it is saved', async () => {
    const store = new InMemoryProfiles(aProfile({ photoURL: oldLink }));
    const { user } = open(store);
    await user.click(press('Remove photo'));
    await waitFor(() => expect(shownPhoto()).toBeUndefined());
    await user.click(press('Undo'));
    await waitFor(() => expect(shownPhoto()).toBe(oldLink));
    await user.click(press('Remove photo'));
    await screen.findByText('The photo goes when you save.');
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(store.saved).toMatchObject([{ photoURL: '' }]);
    expect(shownPhoto()).toBeUndefined();
  });

  it('waits with the save until the chosen file has been looked at', async () => {
    let look: (prepared: PreparedPhoto) => void = () => {};
    const { store, user, choose } = open(new InMemoryProfiles(), () => new Promise((done) => (look = done)));
    await choose();
    await user.click(save());
    expect(store.steps).toEqual([]);
    await act(async () => look(photo));
    await screen.findByText('Profile updated successfully!');
    expect(store.steps).toEqual(['store profile_pictures/mia_TIME.png', 'save']);
  });

  it('is the one chosen during a save in the next save, not lost with the first', async () => {
    const second = { ...photo, preview: 'data:image/png;base64,BB==' };
    const prepare = vi.fn(async () => photo);
    const store = new InMemoryProfiles();
    let arrive: (value: unknown) => void = () => {};
    store.gate = new Promise((done) => (arrive = done));
    const { user, choose } = open(store, prepare);
    await choose();
    await screen.findByText('This photo is stored when you save.');
    await user.click(save());
    await screen.findByRole('progressbar');
    prepare.mockResolvedValueOnce(second);
    await choose();
    await waitFor(() => expect(shownPhoto()).toBe(second.preview));
    await act(async () => arrive(undefined));
    await screen.findByText('Profile updated successfully!');
    expect(store.saved).toHaveLength(1);
    expect(shownPhoto()).toBe(second.preview);
    expect(screen.getByText('This photo is stored when you save.')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() => expect(store.saved).toHaveLength(2));
    await waitFor(() => expect(shownPhoto()).toBe(store.saved[1]?.['photoURL']));
  });

  it('tells how far its upload is, and stops it on request with nothing saved', async () => {
    const store = new InMemoryProfiles();
    store.gate = new Promise(() => {});
    const { user, choose } = open(store);
    await choose();
    await screen.findByText('This photo is stored when you save.');
    await user.click(save());
    const progress = await screen.findByRole('progressbar', { name: 'Uploading your photo' });
    await waitFor(() => expect(progress).toHaveValue(40));
    await user.click(press('Cancel the upload'));
    expect(await screen.findByText(/^The upload was cancelled/)).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(store.saved).toEqual([]);
    expect(shownPhoto()).toBe(photo.preview);
  });
});

describe('the account screen', () => {
  it('keeps what is typed while the record cannot be read', async () => {
    const store = new InMemoryProfiles();
    const { user } = open(store);
    await user.type(field('Bio'), ' More.');
    act(() => store.tell({ status: 'failed', reason: 'unavailable' }));
    expect(field('Bio')).toHaveValue('Works with arts organisations. More.');
  });

  it.each([
    ['fails', { status: 'failed', reason: 'unavailable' }],
    ['is refused', { status: 'denied' }],
    [
      'is damaged',
      {
        status: 'ready',
        data: { ok: false, invalid: { id: 'mia', reason: 'x' } },
        fromServer: true,
      },
    ],
  ] as const)('offers to try again when reading %s', async (_, live) => {
    const store = new InMemoryProfiles();
    const watch = store.watch();
    let isFailing = true;
    vi.spyOn(store, 'watch').mockImplementation(() => ({
      ...watch,
      start(on) {
        if (!isFailing) return watch.start(on);
        on(live);
        return () => {};
      },
    }));
    const { user } = open(store);
    expect(screen.getByText(/^Your profile could not be loaded/)).toBeInTheDocument();
    isFailing = false;
    await user.click(press('Try again'));
    expect(await screen.findByRole('form', { name: 'Your profile' })).toBeInTheDocument();
  });

  it('says that it is waiting', () => {
    const store = new InMemoryProfiles();
    vi.spyOn(store, 'watch').mockImplementation(() => ({
      key: 'mia',
      scope: 'mia',
      start: () => () => {},
    }));
    open(store);
    expect(screen.getByText('Loading your profile…')).toBeInTheDocument();
  });

  it('says when there is no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByText(/^You are offline/)).toBeInTheDocument();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });

  it('asks before unsaved text is left, and only then', async () => {
    const { user } = open();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    await user.type(field('Bio'), ' More.');
    expect(asks()).toBe(true);
    await user.click(save());
    await screen.findByText('Profile updated successfully!');
    expect(asks()).toBe(false);
  });
});
