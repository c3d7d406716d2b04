import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { flashMessageFrom } from '@/app/navigation-state';
import { createSiteRouter } from '@/app/router';

/** Drops the notice that an earlier load of the page has shown, because the prerendered page is without it. */
function forgetNotice(): void {
  const { history } = window;
  if (flashMessageFrom(history.state?.usr) !== undefined) history.replaceState(null, '');
}

/**
 * Renders the app into the page, or hydrates the page that is there. Rejects, and leaves a prerendered page as it is,
 * when its code could not be fetched.
 */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  const isForUnknown = root.dataset['notFound'] !== undefined;
  const hasNotice = isForUnknown && (await import('./unknown-address')).leaveUnknownAddress();
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
