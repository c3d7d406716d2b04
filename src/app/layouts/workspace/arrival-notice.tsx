import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { noticeFrom } from '@/app/notices';
import { showMessage } from '@/shared/ui/workspace/messages';

/** Tells why somebody was sent here, once: the address forgets it (WRK-Q10). */
export const ArrivalNotice = () => {
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const notice = noticeFrom(state);
  const told = useRef<string>(undefined);

  useEffect(() => {
    if (notice === undefined || told.current === key) return;
    // Forgetting it takes a render or two in which it still stands here.
    told.current = key;
    showMessage('error', notice);
    void navigate(pathname + search, { replace: true });
  }, [notice, key, pathname, search, navigate]);

  return null;
};
