import '@/shared/ui/fonts.css';
import '@/shared/ui/tokens.css';
import '@/shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { publicPages } from '@/app/public-pages';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

// Without its code the first page could not be hydrated in one go. When the code cannot be had, the page's own
// error handling takes over as it renders.
await publicPages
  .find(({ path }) => path === window.location.pathname)
  ?.Page.preload()
  .catch(() => {});

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

if (root.firstElementChild !== null) {
  hydrateRoot(root, app, {
    onRecoverableError: (error) => console.error('The prerendered page did not match:', error),
  });
} else {
  createRoot(root).render(app);
}
