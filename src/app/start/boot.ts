import '@/shared/ui/theme/fonts.css';
import '@/shared/ui/theme/tokens.css';
import '@/shared/ui/theme/base.css';
import { isWorkspaceAddress } from '@/app/workspace-address';
import { holdLinkCode, isGateAddress } from '@/shared/lib/link-code';
import { forgetReload, reloadOnce } from '@/shared/lib/reload-once';
import { holdEvents } from './event-replay';
import { firstInteraction } from './first-interaction';
import { installGlobalErrorHandling } from './global-errors';

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
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Fetches the files that the build has named for this page, all at once; found in scripts they would come level by level. */
function preloadFiles(names: string): void {
  for (const name of names.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${name}.js`;
    document.head.append(link);
  }
}

/** Imports the app in pieces, so that no single task is long. */
async function loadApp(): Promise<() => Promise<void>> {
  const main = import('./main');
  // If both imports fail, the first await reports it; this one must not become an unhandled rejection.
  main.catch(() => {});
  await import('react-dom/client');
  await yieldToBrowser();
  const { startApp } = await main;
  await yieldToBrowser();
  return startApp;
}

/**
 * Hydrates the prerendered page. When its code does not arrive, it is tried again at the first interaction: until
 * then the page is readable as it is, and only then a reload is worth it.
 */
async function hydrate(names: string): Promise<void> {
  holdEvents(document);
  await Promise.race([idle(), firstInteraction]);
  preloadFiles(names);
  try {
    await (await loadApp())();
  } catch (missing) {
    console.warn('Code did not arrive:', missing);
    await firstInteraction;
    await (await loadApp())();
  }
}

async function start(): Promise<void> {
  // Only the build's documents have it.
  const names = document.getElementById('root')?.dataset['code'];
  try {
    if (names !== undefined) await hydrate(names);
    else {
      if (isWorkspaceAddress(window.location.pathname)) {
        const { startWorkspace } = await import('@/app/workspace/start');
        await startWorkspace(window.location);
      } else if (isGateAddress(window.location.pathname)) await import('./start-gate');
      await (await loadApp())();
    }
    forgetReload('boot');
  } catch (missing) {
    if (!reloadOnce('boot')) throw missing;
  }
}

holdLinkCode();
// Set before zod is loaded: otherwise zod would try to compile code, which the content policy refuses and the
// browser logs.
globalThis.__zod_globalConfig = { jitless: true };
installGlobalErrorHandling();
void start();
