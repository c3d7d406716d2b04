import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  type Persistence,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { environment, firebaseApp } from '@/shared/firebase/app';
import type { Identity } from './identity';

/** Storages for sessions, best first. If both are refused, a session lasts as long as its page. */
const stores: readonly Persistence[] = [indexedDBLocalPersistence, browserLocalPersistence];

function startAuth(): Auth {
  // No popup resolver: the only provider is email and password, and the resolver would load a third-party
  // script.
  const started = initializeAuth(firebaseApp, { persistence: [...stores] });
  // Reads the variable itself, so that a production build drops the code that connects to a local backend.
  if (import.meta.env.VITE_AUTH_EMULATOR_HOST && environment.localBackend) {
    connectAuthEmulator(started, `http://${environment.localBackend.auth}`, { disableWarnings: true });
  }
  return started;
}

/** The page's Auth client. */
export const auth = startAuth();

/** Adapts Firebase's client to `Identity`. `keep` uses the first of `places` that the browser allows. */
export function identityOf(client: Auth, places: readonly Persistence[] = stores): Identity {
  return {
    follow: (on) => onAuthStateChanged(client, (user) => on(user?.uid)),
    async uid() {
      await client.authStateReady();
      return client.currentUser?.uid;
    },
    async token(renewed) {
      await client.authStateReady();
      return client.currentUser?.getIdToken(renewed);
    },
    async signIn(email, password) {
      await setPersistence(client, inMemoryPersistence);
      return (await signInWithEmailAndPassword(client, email, password)).user.uid;
    },
    async keep() {
      for (const place of places) {
        try {
          await setPersistence(client, place);
          return;
        } catch (error) {
          console.warn('The session cannot be kept here.', error);
        }
      }
    },
    end: () => signOut(client),
  };
}
