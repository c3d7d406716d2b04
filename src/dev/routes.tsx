import type { RouteObject } from 'react-router-dom';
import { ComponentsPage } from './components-page';
import { StatesPage } from './states-page';

/** Pages that only the development server has. They are not part of a build. */
export const devRoutes: RouteObject[] = [
  { path: '/dev/components', element: <ComponentsPage /> },
  { path: '/dev/components/states', element: <StatesPage /> },
];
