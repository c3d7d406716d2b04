import type { ComponentType, ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import {
  addressesIn,
  areaRoots,
  type WorkspaceArea,
  type WorkspaceScreen,
} from '@/app/layouts/workspace/screens';
import type { Actor } from '@/shared/auth/actor';

/** The page of each screen by area, under the screen's id. */
export type PagesByScreen = Readonly<
  Record<string, Partial<Record<WorkspaceArea, ComponentType<{ readonly actor: Actor }>>>>
>;

interface WorkspaceRoutesProps {
  readonly area: WorkspaceArea;
  readonly actor: Actor;
  /** What stands around every screen. */
  readonly frame: ReactNode;
  readonly screens: readonly WorkspaceScreen[];
  readonly pages: PagesByScreen;
}

/** Every screen of an area at each of its addresses; an unknown address leads to the person's home (WRK-Q7). */
export const WorkspaceRoutes = ({ area, actor, frame, screens, pages }: WorkspaceRoutesProps) => {
  const root = areaRoots[area];
  return (
    <Routes>
      <Route element={frame}>
        {screens.flatMap((screen) => {
          const Page = pages[screen.id]?.[area];
          return Page === undefined
            ? []
            : addressesIn(screen, area).map((address) => (
                <Route key={address} path={address.slice(root.length + 1)} element={<Page actor={actor} />} />
              ));
        })}
        <Route
          path="*"
          element={<Navigate to={actor.role === 'admin' ? root : areaRoots.regular} replace />}
        />
      </Route>
    </Routes>
  );
};
