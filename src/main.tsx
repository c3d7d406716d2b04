import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { firstPageOf } from '@/app/first-page';

/** Puts the app into the page, over the prerendered HTML where there is some; resolves when it answers. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');

  const first = firstPageOf(root);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <BrowserRouter>
          <App first={first} />
        </BrowserRouter>
        <Started onStarted={resolve} />
      </StrictMode>
    );
    if (root.firstElementChild === null) {
      createRoot(root).render(app);
      return;
    }
    // In a transition React works in small pieces: the page stays answerable meanwhile.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('The prerendered page did not match:', error),
      });
    });
  });
}

const Started = ({ onStarted }: { readonly onStarted: () => void }) => {
  useEffect(onStarted, [onStarted]);
  return null;
};
