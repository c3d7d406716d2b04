import { render } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';

interface Place {
  /** The first address, `/` unless given. */
  readonly at?: string;
  /** The route that shows the part; every address unless given. */
  readonly path?: string;
  /** Further routes: where links of the part lead. */
  readonly beside?: readonly RouteObject[];
}

const PartContext = createContext<ReactNode>(null);
const Part = () => use(PartContext);

/**
 * Renders a part of a page inside a router, which links, parameters of the address and questions before
 * leaving need. The router ends with the test. `rerender` takes the part alone.
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
