import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { flashMessageFrom } from '@/app/navigation-state';
import { createSiteRouter } from '@/app/router';

/** Removes the flash message of an earlier page load, because the prerendered page does not contain it. */
function forgetNotice(): void {
  const { history } = window;
  if (flashMessageFrom(history.state?.usr) !== undefined) history.replaceState(null, '');
}

/**
 * Renders the app, or hydrates the prerendered page. If its code cannot be fetched, rejects and leaves a
 * prerendered page as it is.
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
  // In a transition, React works in small steps, so that the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('The prerendered page did not match:', error),
    });
  });
}
