import './shared/ui/theme/fonts.css';
import './shared/ui/theme/tokens.css';
import './shared/ui/theme/base.css';
import { installGlobalErrorHandling } from '@/app/global-errors';
import { isWorkspaceAddress } from '@/app/workspace-address';
import { holdEvents, markHydrated } from './shared/hydration/event-replay';
import { firstInteraction } from './shared/hydration/first-interaction';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';

declare global {
  /** Zod reads its configuration from here when it is loaded. */
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

/**
 * Where the browser has no `requestIdleCallback`: long enough after loading for the first screen to be painted.
 */
const quietMs = 300;

/** Resolves when the page is loaded and the browser is idle. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve, quietMs);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/** Lets the browser handle input and paint between two long tasks. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Fetches everything that a workspace address needs at once, instead of level by level. Resolves when the session and
 * the screen's first data are requested, before which nothing large should be evaluated; never rejects.
 */
async function fetchWorkspace(): Promise<void> {
  const requests = [
    import('./app/workspace/start').then(({ startWorkspace }) => startWorkspace(window.location)),
    // Finds out who is signed in before React has arrived.
    import('./shared/auth/session'),
  ];
  // The router imports the same again and reports a failure.
  await Promise.allSettled(requests);
  import('./app/workspace/workspace-area').catch(() => {});
  // The first use of a format loads the browser's language data, which takes 40 ms: here React is still arriving.
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format();
  new Intl.NumberFormat().format(0);
}

/** Imports the app in pieces, so that no single task is long. */
async function loadApp(): Promise<() => Promise<void>> {
  const main = import('./main');
  // If both imports fail, the first await reports it; this one must not become an unhandled rejection.
  main.catch(() => {});
  await import('react-dom/client');
  await breath();
  const { startApp } = await main;
  await breath();
  return startApp;
}

/**
 * Like `loadApp`, but a failure waits for the first interaction: until then the prerendered page is readable as it
 * is, and only then a reload is worth it.
 */
async function loadAppPatiently(): Promise<() => Promise<void>> {
  try {
    return await loadApp();
  } catch (missing) {
    console.warn('The code of this page did not arrive.', missing);
    await firstInteraction;
    return await loadApp();
  }
}

async function start(): Promise<void> {
  const isPrerendered = document.getElementById('root')?.firstElementChild != null;
  try {
    if (!isPrerendered) {
      if (isWorkspaceAddress(window.location.pathname)) await fetchWorkspace();
      await (await loadApp())();
      return;
    }
    holdEvents(document);
    await Promise.race([idle(), firstInteraction]);
    await (await loadAppPatiently())();
    markHydrated('frame');
    forgetReload('boot');
  } catch (missing) {
    if (!reloadOnce('boot')) throw missing;
  }
}

// Set before zod is loaded: otherwise zod would try to compile code, which the content policy refuses and the
// browser logs.
globalThis.__zod_globalConfig = { jitless: true };
installGlobalErrorHandling();
void start();
