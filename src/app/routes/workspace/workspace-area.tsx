import { useLocation } from 'react-router-dom';
import { Guard } from '@/app/guards';
import { WorkspaceLayout } from '@/app/layouts/workspace-layout';
import { admissionTo, type WorkspaceArea as Area, workspaceScreens } from '@/app/layouts/workspace/screens';
import { signOut } from '@/shared/auth/session';
import { screenPages } from './screen-pages';
import { WorkspaceRoutes } from './workspace-routes';

/**
 * Everything under /admin/dashboard, for active administrators (WRK-013, WRK-039), or under /dashboard, for all
 * active staff (WRK-028, WRK-Q11).
 */
export function WorkspaceArea({ area }: { readonly area: Area }) {
  const { pathname } = useLocation();
  return (
    <Guard admits={admissionTo(area, pathname)}>
      {(actor) => (
        <WorkspaceRoutes
          area={area}
          actor={actor}
          frame={
            // In the few places of the admin area that are open to all staff, a regular user keeps their own menu.
            <WorkspaceLayout
              actor={actor}
              area={actor.role === 'admin' ? area : 'regular'}
              signOut={signOut}
            />
          }
          screens={workspaceScreens}
          pages={screenPages}
        />
      )}
    </Guard>
  );
}
