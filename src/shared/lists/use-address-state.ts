import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsPrerendered } from '@/shared/hydration/use-hydrated';
import { type Parameters, readState, type StateOf, writeState } from './address-state';

/** How long typing must rest before it reaches the address: browsers refuse rapid changes of the history. */
export const typingPauseMs = 300;

interface AddressState<P extends Parameters> {
  readonly state: StateOf<P>;
  /** Changes some of it at once; the address follows. */
  readonly change: (part: Partial<StateOf<P>>) => void;
}

/**
 * The state of a screen that survives reload, going back and passing on the address. On a page that came with the
 * document it applies after React has arrived. `onAddress` hears of every state that the address brings by itself (that
 * first one, going back, links) and may keep what stands on the page already.
 */
export function useAddressState<P extends Parameters>(
  parameters: P,
  onAddress?: (state: StateOf<P>, isFirst: boolean) => StateOf<P>,
): AddressState<P> {
  const isPrerendered = useIsPrerendered();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() =>
    readState(parameters, new URLSearchParams(isPrerendered ? '' : search)),
  );
  // The query that the state stands for; another one comes from a link or from going back.
  const known = useRef(isPrerendered ? undefined : search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = (next: StateOf<P>, replace: boolean) => {
    clearTimeout(timer.current);
    const query = writeState(parameters, next, search);
    if (query === search) return;
    known.current = query;
    void navigate({ search: query, hash }, { replace, preventScrollReset: true });
  };

  const typed = useEffectEvent(() => {
    // On the way to another page, whose code is still being fetched.
    if (window.location.pathname === pathname) write(state, true);
  });

  const adopt = useEffectEvent(() => {
    if (search === known.current) return;
    const isFirst = known.current === undefined;
    known.current = search;
    const asked = readState(parameters, new URLSearchParams(search));
    setState(onAddress?.(asked, isFirst) ?? asked);
  });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => adopt(), [search]);

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
