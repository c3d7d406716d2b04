import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsPrerendered } from '@/shared/hydration/use-hydrated';
import { type Parameters, readState, type StateOf, writeState } from './address-state';

/** The debounce in ms before typing is written to the address, because browsers throttle history changes. */
export const typingPauseMs = 300;

interface AddressState<P extends Parameters> {
  readonly state: StateOf<P>;
  /** Changes parts of the state at once. The address follows. */
  readonly change: (part: Partial<StateOf<P>>) => void;
}

/**
 * Keeps a screen's state in the address, so that it survives reloading, going back and sharing the link. On a
 * prerendered page it applies after hydration. `onAddress` gets every state that comes from the address
 * (hydration, back, a link). It may return another state, to keep what the page already shows.
 */
export function useAddressState<P extends Parameters>(
  parameters: P,
  onAddress?: (state: StateOf<P>, isFirst: boolean) => StateOf<P>,
): AddressState<P> {
  const isPrerendered = useIsPrerendered();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const [state, setState] = useState(() =>
    readState(parameters, new URLSearchParams(isPrerendered ? '' : search)),
  );
  // The query written for the current state. Any other one comes from a link or from going back.
  const known = useRef(isPrerendered ? undefined : search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (next: StateOf<P>, replace: boolean) => {
    clearTimeout(timer.current);
    const query = writeState(parameters, next, search);
    if (query === search) return;
    known.current = query;
    // With `flushSync`, because in a transition the address would change only when the data arrive.
    void navigate({ search: query, hash }, { replace, preventScrollReset: true, flushSync: true });
  };

  const typed = useEffectEvent(() => {
    // Otherwise a navigation to another page is pending, whose code is still loading.
    if (window.location.pathname === pathname) write(state, true);
  });

  const adopt = useEffectEvent(() => {
    if (search === known.current) return;
    const isFirst = known.current === undefined;
    known.current = search;
    const asked = readState(parameters, new URLSearchParams(search));
    setState(onAddress?.(asked, isFirst) ?? asked);
  });

  // Depends on the location, not on its query. If the person goes back before the router has rendered the
  // last change, the query equals the rendered one.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => adopt(), [location]);

  useEffect(() => {
    if (search !== known.current || writeState(parameters, state, search) === search) return undefined;
    timer.current = setTimeout(() => typed(), typingPauseMs);
    return () => clearTimeout(timer.current);
  }, [parameters, state, search]);

  return {
    state,
    change: (part) => {
      const next = { ...state, ...part };
      setState(next);
      const isTyped = Object.entries(parameters).some(
        ([key, parameter]) => parameter.isTyped && next[key] !== state[key],
      );
      if (!isTyped) write(next, false);
    },
  };
}
