import { render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { rootRoute } from '@/app/root';
import { siteRoutes } from '@/app/site-routes';
import { entrances } from '../requirements/public-texts/entrances';

it.each(entrances)('%s: %s leads a visitor to %s', async (_, address, end) => {
  const router = createMemoryRouter([rootRoute(siteRoutes)], { initialEntries: [address] });
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
});
