import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { flashMessageFrom, pageNotFoundNotice } from '@/app/navigation-state';
import { createSiteRouter, hasPage } from '@/app/router';
import { paths } from '@/shared/config/paths';

/**
 * Puts the landing page's address, and the notice that its document shows, in place of an unknown address. Hosting tells
 * capitals apart and the router does not, so a page may exist at an address like `/About`: returns false for these.
 */
async function leaveUnknownAddress(): Promise<boolean> {
  const { pathname } = window.location;
  if (/[A-Z%]/.test(pathname) && (await hasPage(pathname))) return false;
  window.history.replaceState({ usr: { notice: pageNotFoundNotice }, key: 'default' }, '', paths.home);
  return true;
}

/** Drops the notice that an earlier load of the page has shown, because the prerendered page is without it. */
function forgetNotice(): void {
  const { usr, ...state } = (window.history.state ?? {}) as { readonly usr?: unknown };
  if (flashMessageFrom(usr) !== undefined) window.history.replaceState(state, '');
}

/**
 * Renders the app into the page, or hydrates the page that is there. Rejects, and leaves a prerendered page as it is,
 * when its code could not be fetched.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  const isForUnknown = root.dataset['notFound'] !== undefined;
  const hasNotice = isForUnknown && (await leaveUnknownAddress());
  if (isForUnknown && !hasNotice) root.replaceChildren();
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered && !hasNotice) forgetNotice();
  const router = await createSiteRouter(isPrerendered);
  const app = (
    <StrictMode>
      <RouterProvider router={router} onError={(thrown) => console.error(thrown)} />
    </StrictMode>
  );
  if (!isPrerendered) {
    createRoot(root).render(app);
    return;
  }
  // In a transition React works in small pieces, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('The prerendered page did not match:', error),
    });
  });
}
