import './shared/ui/theme/fonts.css';
import './shared/ui/theme/tokens.css';
import './shared/ui/theme/base.css';
import { installGlobalErrorHandling } from '@/app/global-errors';
import { isWorkspaceAddress } from '@/app/workspace-address';
import { holdEvents, markHydrated } from './shared/hydration/event-replay';
import { firstInteraction } from './shared/hydration/first-interaction';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';

declare global {
  /** Zod's own configuration, which it takes over when it arrives. */
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

/** Where the browser has no notion of idle: long enough after loading for the first screen to be painted. */
const quietMs = 300;

/** Resolves when the page is loaded and the browser has nothing better to do. */
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

/** Lets input and painting go between two long pieces of work. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Fetches what the workspace needs at this address all at once, so that nothing waits for the code that asks for it. */
function fetchWorkspace(): void {
  const parts = [
    import('./app/workspace/start').then(({ startWorkspace }) => startWorkspace(window.location)),
    // Asks who is here before React has come.
    import('./shared/auth/session'),
    import('./app/workspace/workspace-area'),
  ];
  // The router asks again, and tells.
  for (const part of parts) part.catch(() => {});
}

/** The page's code, in pieces that each run for a short while only. */
async function loadApp(): Promise<() => Promise<void>> {
  const main = import('./main');
  // Where both are missing, the first to be awaited tells; the other must not surface on its own.
  main.catch(() => {});
  await import('react-dom/client');
  await breath();
  const { startApp } = await main;
  await breath();
  return startApp;
}

/** A readable page without its code stays as it is until somebody touches it; only then is reloading worth it. */
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
      if (isWorkspaceAddress(window.location.pathname)) fetchWorkspace();
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

// Before zod is fetched: it would try whether it may compile code, which the content policy refuses and browsers report.
globalThis.__zod_globalConfig = { jitless: true };
installGlobalErrorHandling();
void start();
