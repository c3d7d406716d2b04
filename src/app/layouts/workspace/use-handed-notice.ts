import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { flashMessageFrom } from '@/app/navigation-state';
import { showMessage } from '@/shared/ui/workspace/messages';

/** Shows once what a page that sent the person here has to say, such as a refusal (WRK-Q10). */
export function useHandedNotice(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const told = useRef<string>(undefined);
  const notice = flashMessageFrom(location.state);

  useEffect(() => {
    if (notice === undefined || told.current === location.key) return;
    told.current = location.key;
    showMessage('error', notice);
    void navigate({ search: location.search, hash: location.hash }, { replace: true, state: null });
  }, [notice, location, navigate]);
}
