import type { RouteObject } from 'react-router-dom';
import { ComponentsPage } from './components-page';
import { StatesPage } from './states-page';

/** The pages of the development server alone. A build holds none of them. */
export const devRoutes: RouteObject[] = [
  { path: '/dev/components', element: <ComponentsPage /> },
  { path: '/dev/components/states', element: <StatesPage /> },
];
