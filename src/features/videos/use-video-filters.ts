import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCameWithDocument } from '@/shared/ui/use-hydrated';
import { noFilters, readFilters, type VideoFilters, writeFilters } from './video-filters';

/** Browsers refuse addresses that change with every letter of a quick typist. */
const addressPauseMs = 300;

interface FilterControl {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What the controls show at first; the browser holds their values from then on. */
  readonly initial: VideoFilters;
  readonly filters: VideoFilters;
  /** Takes what the controls hold now. */
  readonly take: () => void;
  /** Empties the controls and begins at the search box again. */
  readonly clear: () => void;
}

/**
 * The filters of the list, held together with the form's controls and the address (`?q=&category=&playbook=`). On a
 * page that came with the document the address applies after React has arrived, under what was typed until then.
 */
export function useVideoFilters(): FilterControl {
  const cameWithDocument = useCameWithDocument();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => (cameWithDocument ? noFilters : readFilters(new URLSearchParams(search))));
  const [filters, setFilters] = useState(initial);
  // The query that the filters stand for; another one comes from a link or from going back.
  const known = useRef(cameWithDocument ? undefined : search);

  useEffect(() => {
    if (search === known.current) return;
    const first = known.current === undefined;
    known.current = search;
    const asked = readFilters(new URLSearchParams(search));
    const next = first && form.current ? { ...asked, ...changedIn(form.current) } : asked;
    setFilters(next);
    if (form.current) writeForm(form.current, next);
  }, [search]);

  useEffect(() => {
    const next = writeFilters(filters, search);
    if (next === search) return undefined;
    const timer = setTimeout(() => {
      // On the way to another page, whose code is still being fetched.
      if (window.location.pathname !== pathname) return;
      known.current = next;
      void navigate({ search: next, hash }, { replace: true, preventScrollReset: true });
    }, addressPauseMs);
    return () => clearTimeout(timer);
  }, [filters, pathname, search, hash, navigate]);

  return {
    form,
    initial,
    filters,
    take: () => {
      if (form.current) setFilters(readFilters(new FormData(form.current)));
    },
    clear: () => {
      setFilters(noFilters);
      if (!form.current) return;
      writeForm(form.current, noFilters);
      form.current.querySelector('input')?.focus();
    },
  };
}

/** What a visitor, or the browser on a reload, put into the controls before the page ran. */
function changedIn(form: HTMLFormElement): Partial<VideoFilters> {
  const held = readFilters(new FormData(form));
  return {
    ...(held.q !== noFilters.q && { q: held.q }),
    ...(held.category !== noFilters.category && { category: held.category }),
    ...(held.playbook !== noFilters.playbook && { playbook: held.playbook }),
  };
}

function writeForm(form: HTMLFormElement, filters: VideoFilters): void {
  const held = readFilters(new FormData(form));
  for (const name of ['q', 'category', 'playbook'] as const) {
    const control = form.elements.namedItem(name);
    const settable = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    // An equal value is left alone: writing it would drop a space that is still being typed after.
    if (settable && held[name] !== filters[name]) control.value = filters[name];
  }
}
