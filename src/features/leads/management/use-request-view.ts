import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryFromView, type RequestView, viewFromQuery } from './request-view';

/** Typing reaches the address after this pause; browsers refuse rapid changes of the history. */
export const searchPauseMs = 300;

/** The view from the address, and how to change it. Typing replaces the entry in the history, a choice adds one. */
export function useRequestView(): {
  readonly view: RequestView;
  readonly change: (part: Partial<RequestView>) => void;
} {
  const [query, setQuery] = useSearchParams();
  const addressed = viewFromQuery(query);
  const [search, setSearch] = useState(addressed.search);
  const written = useRef(addressed.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, forward and links bring another search; what this hook wrote itself must not undo newer typing.
  useEffect(() => {
    if (addressed.search === written.current) return;
    written.current = addressed.search;
    clearTimeout(timer.current);
    setSearch(addressed.search);
  }, [addressed.search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const view = { ...addressed, search };

  const change = (part: Partial<RequestView>) => {
    const next = { ...view, ...part };
    const isTyping = Object.keys(part).every((key) => key === 'search');
    setSearch(next.search);
    clearTimeout(timer.current);
    const write = () => {
      written.current = next.search;
      setQuery(queryFromView(next), { replace: isTyping, preventScrollReset: true });
    };
    if (isTyping) timer.current = setTimeout(write, searchPauseMs);
    else write();
  };

  return { view, change };
}
