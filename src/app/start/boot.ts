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
  /** The configuration that Zod reads when it is loaded. */
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

/**
 * The delay in ms for browsers without `requestIdleCallback`. Long enough after loading for the first paint.
 */
const quietMs = 300;

/** Resolves when the page has loaded and the browser is idle. */
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

/** Yields between two long tasks, so that the browser can handle input and paint. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Preloads the files that the build lists for this page, all at once. Without this, each level of imports
 * would load only after the previous one.
 */
function preloadFiles(names: string): void {
  for (const name of names.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/assets/${name}.js`;
    document.head.append(link);
  }
}

/** Imports the app in steps, so that no single task is long. */
async function loadApp(): Promise<() => Promise<void>> {
  const main = import('./main');
  // If both imports fail, the first `await` reports it. This prevents an unhandled rejection of the other
  // one.
  main.catch(() => {});
  await import('react-dom/client');
  await yieldToBrowser();
  const { startApp } = await main;
  await yieldToBrowser();
  return startApp;
}

/**
 * Hydrates the prerendered page. If its code fails to load, tries again at the first interaction. The page is
 * readable until then, so a reload is not worth it earlier.
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
  // Only prerendered documents have this attribute.
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
// Set this before Zod is loaded. Otherwise Zod tries to compile code, which the content security policy
// blocks and the browser logs.
globalThis.__zod_globalConfig = { jitless: true };
installGlobalErrorHandling();
void start();
