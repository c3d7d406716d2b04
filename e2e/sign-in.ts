import { expect, type Page } from '@playwright/test';
import { type PersonName, personNamed } from '@/testing/actors';

/** The password of all demo accounts. */
export const { password } = personNamed('ada');

/** Fills in and submits the sign-in form. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(secret);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

const adminHome = '/admin/dashboard';
const staffHome = '/dashboard';

/** Signs a person in through the form of their role and waits for their home. */
export async function signInThroughForm(page: Page, who: PersonName): Promise<void> {
  const { email, role } = personNamed(who).profile;
  const isAdmin = role === 'admin';
  await page.goto(isAdmin ? '/admin/login' : '/login');
  await fillSignIn(page, email);
  await page.waitForURL(`**${isAdmin ? adminHome : staffHome}`);
}

/** The data that a browser stores about a session: the hint, and the Auth client's record. */
interface StoredSession {
  readonly hint: string;
  readonly record: unknown;
}

/**
 * The sessions of this worker, by person. They are younger than the snapshot that each test restores, so its
 * accounts accept them.
 */
const sessions = new Map<string, StoredSession>();

const readSession = (page: Page): Promise<StoredSession> =>
  page.evaluate(
    () =>
      new Promise<StoredSession>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.addEventListener('success', () => {
          const store = opening.result
            .transaction('firebaseLocalStorage')
            .objectStore('firebaseLocalStorage');
          const reading = store.getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve({
              hint: localStorage.getItem('acf.session') ?? '',
              record: (reading.result as unknown[])[0],
            });
          });
        });
      }),
  );

const writeSession = (page: Page, session: StoredSession): Promise<void> =>
  page.evaluate(
    ({ hint, record }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
        );
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put(record);
          writing.addEventListener('complete', () => {
            opening.result.close();
            localStorage.setItem('acf.session', hint);
            resolve();
          });
        });
      }),
    session,
  );

/**
 * Opens a page of the workspace with a person's session, like a browser that has one from an earlier visit.
 */
async function openSignedIn(page: Page, who: PersonName, path: string): Promise<void> {
  const known = sessions.get(who);
  if (known === undefined) {
    await signInThroughForm(page, who);
    sessions.set(who, await readSession(page));
  } else {
    // A document of the site without scripts.
    await page.goto('/robots.txt');
    await writeSession(page, known);
  }
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens a page as an administrator with a session from an earlier visit. Opens the home by default. */
export const openAsAdmin = (page: Page, path = adminHome, who: 'ada' | 'noor' = 'ada'): Promise<void> =>
  openSignedIn(page, who, path);

/** Opens a page as a regular user with a session from an earlier visit. Opens the home by default. */
export const openAsStaff = (page: Page, path = staffHome): Promise<void> => openSignedIn(page, 'mia', path);
