import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsPrerendered } from '@/shared/hydration/use-hydrated';
import { type Parameters, readState, type StateOf, writeState } from './address-state';

/** How long typing must pause before it is written to the address: browsers throttle changes of the history. */
export const typingPauseMs = 300;

interface AddressState<P extends Parameters> {
  readonly state: StateOf<P>;
  /** Changes parts of the state at once; the address follows. */
  readonly change: (part: Partial<StateOf<P>>) => void;
}

/**
 * The state of a screen in the address: it survives reloading, going back and sharing the link. On a prerendered
 * page it applies after hydration. `onAddress` gets every state that comes from the address (at hydration, by
 * going back, by a link) and may return another, to keep what the page already shows.
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
  // The query written for the current state; another one comes from a link or from going back.
  const known = useRef(isPrerendered ? undefined : search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (next: StateOf<P>, replace: boolean) => {
    clearTimeout(timer.current);
    const query = writeState(parameters, next, search);
    if (query === search) return;
    known.current = query;
    // At once, while the answer is on its way: in a transition the address would be rendered when it arrives.
    void navigate({ search: query, hash }, { replace, preventScrollReset: true, flushSync: true });
  };

  const typed = useEffectEvent(() => {
    // A navigation to another page is pending, whose code is still loading.
    if (window.location.pathname === pathname) write(state, true);
  });

  const adopt = useEffectEvent(() => {
    if (search === known.current) return;
    const isFirst = known.current === undefined;
    known.current = search;
    const asked = readState(parameters, new URLSearchParams(search));
    setState(onAddress?.(asked, isFirst) ?? asked);
  });

  // By the location, not by its query: going back before the router has rendered the last change brings the query that
  // was rendered before it.
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
