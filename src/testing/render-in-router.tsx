import { render } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';

interface Place {
  /** The first address, `/` by default. */
  readonly at?: string;
  /** The route that shows the part. Every address by default. */
  readonly path?: string;
  /** Further routes, for links of the part. */
  readonly beside?: readonly RouteObject[];
}

const PartContext = createContext<ReactNode>(null);
const Part = () => use(PartContext);

/**
 * Renders part of a page inside a router, for links, address parameters and leave guards. The router is
 * disposed when the test ends. `rerender` takes the part without the router.
 */
export function renderInRouter(part: ReactElement, { at = '/', path = '*', beside = [] }: Place = {}) {
  const router = createMemoryRouter([{ path, element: <Part /> }, ...beside], { initialEntries: [at] });
  onTestFinished(() => router.dispose());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PartContext value={children}>
      <RouterProvider router={router} />
    </PartContext>
  );
  return { ...render(part, { wrapper }), router };
}
