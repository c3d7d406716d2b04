import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSiteRouter } from '@/app/router';

/** Renders the app into the page, hydrating prerendered HTML where there is some; resolves when it is hydrated. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');

  const router = await createSiteRouter(root);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Started onStarted={resolve}>
          <RouterProvider router={router} onError={report} />
        </Started>
      </StrictMode>
    );
    if (root.firstElementChild === null) {
      createRoot(root).render(app);
      return;
    }
    // In a transition React works in small pieces, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('The prerendered page did not match:', error),
      });
    });
  });
}

/** Logs the error for which an error page is shown. */
const report = (thrown: unknown) =>
  console.error(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : thrown);

interface StartedProps {
  readonly onStarted: () => void;
  readonly children: ReactNode;
}

const Started = ({ onStarted, children }: StartedProps) => {
  useEffect(onStarted, [onStarted]);
  return children;
};
