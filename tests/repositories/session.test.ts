import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  type Persistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leads } from '@/features/leads/collections';
import { createSession, type SessionControl, type SessionParts } from '@/shared/auth/create-session';
import type { Identity } from '@/shared/auth/identity';
import { profiles } from '@/shared/auth/profile';
import { auth, identityOf } from '@/shared/auth/provider';
import { sessionTexts } from '@/shared/auth/session-texts';
import { SignInRefusedError } from '@/shared/auth/sign-in-refused-error';
import { firebaseApp } from '@/shared/firebase/app';
import { commit, set } from '@/shared/firebase/commit';
import { remove } from '@/shared/firebase/patch';
import { getDocument } from '@/shared/firebase/database';
import { watchDocument } from '@/shared/firebase/live/watch';
import { onDenied, setTokenProvider } from '@/shared/firebase/rest';
import { personNamed } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { beginAnew } from './local-backend';

type Listener = (value: unknown) => void;

/**
 * The storage of one browser, shared by its tabs. Here each tab is an app with another name, which is part of
 * the keys.
 */
class BrowserStore {
  static type = 'LOCAL' as const;
  static entries = new Map<string, unknown>();
  static listeners = new Map<string, Set<Listener>>();
  readonly type = 'LOCAL';
  readonly _shouldAllowMigration = true;

  private shared = (key: string) => key.slice(0, key.lastIndexOf(':'));
  private tell(key: string, value: unknown) {
    for (const [other, listeners] of BrowserStore.listeners) {
      if (other !== key && this.shared(other) === this.shared(key))
        for (const listener of listeners) queueMicrotask(() => listener(value));
    }
  }

  async _isAvailable() {
    return true;
  }
  async _set(key: string, value: unknown) {
    BrowserStore.entries.set(this.shared(key), value);
    this.tell(key, value);
  }
  async _get(key: string) {
    return BrowserStore.entries.get(this.shared(key)) ?? null;
  }
  async _remove(key: string) {
    if (BrowserStore.entries.delete(this.shared(key))) this.tell(key, null);
  }
  _addListener(key: string, listener: Listener) {
    const known = BrowserStore.listeners.get(key) ?? new Set();
    BrowserStore.listeners.set(key, known.add(listener));
  }
  _removeListener(key: string, listener: Listener) {
    BrowserStore.listeners.get(key)?.delete(listener);
  }
}
const isKept = () => BrowserStore.entries.size > 0;

interface Tab {
  readonly session: SessionControl;
  readonly reload: () => void;
  /** The hint that a session exists. `drop` simulates a sign-out in another tab. */
  readonly hint: { isSet: boolean; drop: () => void };
}

const ends: (() => Promise<void> | void)[] = [];

/** Opens a page of the app. By default it listens to the records of people, as the app does. */
function openTab(
  client: Auth = auth,
  followProfile: SessionParts['followProfile'] = (uid, on) => watchDocument(profiles, uid).start(on),
  parts: Partial<SessionParts> = {},
): Tab {
  const reload = vi.fn();
  const hint = { isSet: isKept(), drop: () => {} };
  const session = createSession({
    identity: async () => identityOf(client, []),
    kept: Promise.resolve(undefined),
    whenIdle: (then) => then(),
    followProfile,
    onDenied,
    hint: {
      has: () => hint.isSet,
      set: (isSignedIn) => {
        hint.isSet = isSignedIn;
      },
      onElsewhere: (listener) => {
        hint.drop = () => {
          hint.isSet = false;
          listener();
        };
        return () => {};
      },
    },
    reload,
    ...parts,
  });
  ends.push(session.end);
  return { session, reload, hint };
}

/**
 * Opens one of several tabs of a browser. Its client stores sessions from the start. Only a real browser
 * shows that they are stored once they are accepted (e2e/session/sign-in.spec.ts).
 */
function openTabOfBrowser(): Tab {
  const app = initializeApp(firebaseApp.options, `tab-${ends.length}`);
  const client = initializeAuth(app, { persistence: BrowserStore as unknown as Persistence });
  connectAuthEmulator(client, `http://${import.meta.env.VITE_AUTH_EMULATOR_HOST}`, { disableWarnings: true });
  const tab = openTab(client, (uid, on) => {
    setTokenProvider(async () => client.currentUser?.getIdToken());
    getDocument(profiles, uid).then(
      (data) => on({ status: 'ready', data, fromServer: true }),
      () => on({ status: 'denied' }),
    );
    return () => {};
  });
  ends.push(() => deleteApp(app));
  return tab;
}

/** Makes the app's client send the token of the signed-in person. */
const asWhoIsHere = () => setTokenProvider(async () => auth.currentUser?.getIdToken());

/** Writes a person's record bypassing the rules, as the API does; `undefined` deletes it. */
async function writeRecord(name: string, changes: object | undefined): Promise<void> {
  setTokenProvider(async () => 'owner');
  const record = { ...personNamed(name).profile, ...changes };
  await commit([changes === undefined ? remove(profiles, name) : set(profiles, name, record)]);
  asWhoIsHere();
}

/** Changes an account as the provider's administrator. */
async function changeAccount(localId: string, changes: object): Promise<void> {
  const { VITE_AUTH_EMULATOR_HOST: host, VITE_FIREBASE_PROJECT_ID: project } = import.meta.env;
  const answer = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId, ...changes }),
    },
  );
  expect(answer.ok).toBe(true);
}

const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });
const passwordOf = (name: string) => personNamed(name).password;
const signIn = ({ session }: Tab, role: 'admin' | 'regular', name: string, signal?: AbortSignal) =>
  session.signIn(role, `${name}@acf.example`, passwordOf(name), signal);
const signedOut = (tab: Tab) => eventually(() => expect(tab.session.current().status).toBe('signed-out'));

beforeEach(async () => {
  await beginAnew();
  asWhoIsHere();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await signOut(auth);
  BrowserStore.entries.clear();
});

describe('signing in', () => {
  it.each([
    ['admin', 'ada'],
    ['regular', 'mia'],
  ] as const)(
    'works only with the form of the role: %s',
    covers('PUB-218', 'PUB-219'),
    async (role, name) => {
      const tab = openTab();
      await signedOut(tab);
      const actor = await signIn(tab, role, name);
      expect(actor).toMatchObject({ uid: name, email: `${name}@acf.example`, role, status: 'active' });
      expect(tab.session.current()).toEqual({ status: 'signed-in', actor });
      expect(tab.hint.isSet).toBe(true);
    },
  );

  it.each([
    ['an administrator at the staff form', 'regular', 'ada', {}, sessionTexts.useAdminForm],
    ['a regular user at the form for administrators', 'admin', 'mia', {}, sessionTexts.adminOnlyForm],
    ['an inactive person', 'regular', 'mia', { status: 'inactive' }, sessionTexts.inactive],
    ['a person without a role', 'regular', 'mia', { role: '' }, sessionTexts.noRole],
    ['a person without a record', 'regular', 'mia', undefined, sessionTexts.noProfile],
    ['a person whose record cannot be read', 'regular', 'mia', { email: 42 }, sessionTexts.noProfile],
  ] as const)('refuses %s and keeps no session', async (_, role, name, record, reason) => {
    await writeRecord(name, record);
    const tab = openTabOfBrowser();
    await signedOut(tab);
    const seen: string[] = [];
    tab.session.subscribe(() => seen.push(tab.session.current().status));
    await expect(signIn(tab, role, name)).rejects.toEqual(new SignInRefusedError(reason));
    expect(tab.session.current()).toEqual({ status: 'signed-out' });
    expect([isKept(), tab.hint.isSet]).toEqual([false, false]);
    expect(seen).not.toContain('signed-in');
  });

  it('does nothing after the person cancels', async () => {
    const tab = openTabOfBrowser();
    await signedOut(tab);
    const givenUp = new AbortController();
    const attempt = signIn(tab, 'regular', 'mia', givenUp.signal);
    givenUp.abort(new Error('too late'));
    await expect(attempt).rejects.toThrow('too late');
    expect(tab.session.current().status).toBe('signed-out');
    expect(isKept()).toBe(false);
  });

  it('opens every tab of the browser and the next visit', async () => {
    const [tab, other] = [openTabOfBrowser(), openTabOfBrowser()];
    await signedOut(tab);
    await signedOut(other);
    await signIn(tab, 'regular', 'mia');
    await eventually(() => expect(other.session.current()).toMatchObject({ actor: { uid: 'mia' } }));
    const next = openTabOfBrowser();
    expect(next.session.current()).toEqual({ status: 'loading' });
    await eventually(() => expect(next.session.current()).toMatchObject({ actor: { uid: 'mia' } }));
  });

  it('as another person reloads the page without data of the first person', async () => {
    const tab = openTab();
    await signedOut(tab);
    await signIn(tab, 'regular', 'mia');
    await tab.session.signOut();
    expect(tab.reload).not.toHaveBeenCalled();
    await signIn(tab, 'admin', 'ada');
    expect(tab.reload).toHaveBeenCalledOnce();
    expect(tab.session.current()).toEqual({ status: 'loading' });
    expect(tab.hint.isSet).toBe(true);
  });
});

describe('a session', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = openTab();
    await signedOut(tab);
    await signIn(tab, 'regular', 'mia');
  });
  const endedWith = (notice: string) =>
    eventually(() => expect(tab.session.current()).toEqual({ status: 'signed-out', notice }));

  it.each([
    ['is made inactive', { status: 'inactive' }, sessionTexts.inactive],
    ['loses the role', { role: 'owner' }, sessionTexts.noRole],
    ['loses the record', undefined, sessionTexts.noProfile],
  ] as const)('ends at once when the person %s', covers('WRK-046'), async (_, record, reason) => {
    await writeRecord('mia', record);
    await endedWith(reason);
    await eventually(() => expect(auth.currentUser).toBeNull());
  });

  it('gets the new role and name as soon as the record changes', covers('WRK-046'), async () => {
    await writeRecord('mia', { role: 'admin', displayName: 'Mia T.' });
    await eventually(() =>
      expect(tab.session.current()).toMatchObject({ actor: { role: 'admin', displayName: 'Mia T.' } }),
    );
  });

  const beRefused = () =>
    expect(getDocument(leads, 'any')).rejects.toMatchObject({ code: 'permission-denied' });

  it('continues after a denial if the sign-in service still knows the person', async () => {
    const before = await auth.currentUser?.getIdToken();
    // A refreshed token of the same second would be equal, so this repeats until it differs.
    await eventually(async () => {
      await beRefused();
      expect(await auth.currentUser?.getIdToken()).not.toBe(before);
    });
    expect(tab.session.current().status).toBe('signed-in');
  });

  it.each([
    ['disabled the account', () => ({ disableUser: true })],
    // Rounded up to whole seconds, so that a session begun in this second ends as well.
    ['revoked its sessions', () => ({ validSince: String(Math.floor(Date.now() / 1000) + 1) })],
  ])('ends after a denial if the sign-in service has %s', async (_, changes) => {
    await changeAccount('mia', changes());
    await beRefused();
    await endedWith(sessionTexts.ended);
    await changeAccount('mia', { disableUser: false, validSince: '1' });
  });
});

describe('a session stored in the browser', () => {
  const followProfile: SessionParts['followProfile'] = (uid, on) => watchDocument(profiles, uid).start(on);
  const mia = { status: 'signed-in', actor: { uid: 'mia' } };

  /**
   * Opens a tab with Mia's stored session. `arrive` lets the identity client load; `states` are all reported
   * states.
   */
  function openKept(client = auth) {
    let arrive = () => {};
    const arrived = new Promise<Identity>((resolve) => {
      arrive = () => resolve(identityOf(client, []));
    });
    const quiet: (() => void)[] = [];
    const tab = openTab(client, followProfile, {
      identity: () => arrived,
      kept: Promise.resolve('mia'),
      whenIdle: (then) => quiet.push(then),
    });
    const states: string[] = [];
    tab.session.subscribe(() => states.push(tab.session.current().status));
    return {
      tab,
      states,
      arrive,
      becomeQuiet: () => quiet.forEach((then) => then()),
    };
  }

  it('opens with the stored token and continues when the sign-in service confirms it', async () => {
    await signInWithEmailAndPassword(auth, 'mia@acf.example', passwordOf('mia'));
    const { tab, states, arrive, becomeQuiet } = openKept();
    await eventually(() => expect(tab.session.current()).toMatchObject(mia));
    becomeQuiet();
    arrive();
    await tab.session.signOut();
    expect([...new Set(states)]).toEqual(['signed-in', 'signed-out']);
  });

  it('ends with a message when the sign-in service does not know the person', async () => {
    await signInWithEmailAndPassword(auth, 'mia@acf.example', passwordOf('mia'));
    const token = await auth.currentUser?.getIdToken();
    await signOut(auth);
    setTokenProvider(async () => token);
    const { tab, arrive, becomeQuiet } = openKept();
    await eventually(() => expect(tab.session.current()).toMatchObject(mia));
    becomeQuiet();
    arrive();
    await eventually(() =>
      expect(tab.session.current()).toEqual({ status: 'signed-out', notice: sessionTexts.ended }),
    );
  });

  it('ends when another tab signs out and is not restored by the auth client', async () => {
    await signInWithEmailAndPassword(auth, 'mia@acf.example', passwordOf('mia'));
    const { tab, arrive, becomeQuiet } = openKept();
    await eventually(() => expect(tab.session.current()).toMatchObject(mia));
    tab.hint.drop();
    expect(tab.session.current()).toEqual({ status: 'signed-out', notice: sessionTexts.ended });
    becomeQuiet();
    arrive();
    await eventually(() => expect(auth.currentUser).toBeNull());
    expect(tab.session.current().status).toBe('signed-out');
  });

  it('is left to the auth client if its token is invalid, without signing anyone out', async () => {
    await signInWithEmailAndPassword(auth, 'mia@acf.example', passwordOf('mia'));
    // The local backend accepts expired tokens.
    setTokenProvider(async () => undefined);
    const { tab, states, arrive } = openKept();
    await expect(getDocument(profiles, 'mia')).rejects.toMatchObject({ code: 'unauthenticated' });
    asWhoIsHere();
    arrive();
    await eventually(() => expect(tab.session.current()).toMatchObject(mia));
    expect(states).toEqual(['signed-in']);
  });

  it('waits for an auth client that failed to load and requests it again', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const identity = vi
      .fn<SessionParts['identity']>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockImplementation(async () => identityOf(auth, []));
    const tab = openTab(auth, followProfile, { identity, retryMs: 10 });
    expect(tab.session.current()).toEqual({ status: 'loading' });
    await signedOut(tab);
    expect(identity).toHaveBeenCalledTimes(2);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

describe('a session across tabs', () => {
  it(
    'ends in every tab when the person signs out, with a message in the others only',
    covers('PUB-236'),
    async () => {
      const [tab, other] = [openTabOfBrowser(), openTabOfBrowser()];
      await signedOut(tab);
      await signIn(tab, 'regular', 'mia');
      await eventually(() => expect(other.session.current().status).toBe('signed-in'));
      await tab.session.signOut();
      expect(tab.session.current()).toEqual({ status: 'signed-out' });
      await eventually(() =>
        expect(other.session.current()).toEqual({ status: 'signed-out', notice: sessionTexts.ended }),
      );
      expect([isKept(), tab.hint.isSet]).toEqual([false, false]);
    },
  );

  it('ends at the next visit with a message if the sign-in service no longer knows it', async () => {
    const tab = openTabOfBrowser();
    await signedOut(tab);
    await signIn(tab, 'regular', 'mia');
    tab.session.end();
    await changeAccount('mia', { disableUser: true });
    const next = openTabOfBrowser();
    await eventually(() =>
      expect(next.session.current()).toEqual({ status: 'signed-out', notice: sessionTexts.ended }),
    );
    await changeAccount('mia', { disableUser: false });
  });
});
