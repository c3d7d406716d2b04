import { type RefObject, useRef, useState } from 'react';
import { readState } from '@/shared/lists/address/address-state';
import { useAddressState } from '@/shared/lists/address/use-address-state';
import { noFilters, type VideoFilters, videoParameters } from './video-filters';

interface FilterControl {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Initial values of the uncontrolled inputs. */
  readonly initial: VideoFilters;
  readonly filters: VideoFilters;
  /** Copies the inputs' values to the filters and the URL. */
  readonly applyForm: () => void;
  /** Clears the inputs and focuses the search box. */
  readonly clear: () => void;
}

/**
 * Returns the filters of the list, synchronized with the form's inputs and the URL
 * (`?q=&category=&playbook=`). On a prerendered page, values typed before hydration win over the URL.
 */
export function useVideoFilters(): FilterControl {
  const form = useRef<HTMLFormElement>(null);
  const { state: filters, change } = useAddressState(videoParameters, (asked, isFirst) => {
    if (!form.current) return asked;
    const next = isFirst ? { ...asked, ...changedIn(form.current) } : asked;
    writeForm(form.current, next);
    return next;
  });
  const [initial] = useState(filters);

  return {
    form,
    initial,
    filters,
    applyForm: () => {
      if (form.current) change(readForm(form.current));
    },
    clear: () => {
      change(noFilters);
      if (!form.current) return;
      writeForm(form.current, noFilters);
      form.current.querySelector('input')?.focus();
    },
  };
}

const readForm = (form: HTMLFormElement): VideoFilters => readState(videoParameters, new FormData(form));

/** Returns the values that a visitor, or the browser on a reload, entered before hydration. */
function changedIn(form: HTMLFormElement): Partial<VideoFilters> {
  const current = readForm(form);
  return {
    ...(current.q !== noFilters.q && { q: current.q }),
    ...(current.category !== noFilters.category && { category: current.category }),
    ...(current.playbook !== noFilters.playbook && { playbook: current.playbook }),
  };
}

function writeForm(form: HTMLFormElement, filters: VideoFilters): void {
  const current = readForm(form);
  for (const name of ['q', 'category', 'playbook'] as const) {
    const control = form.elements.namedItem(name);
    const settable = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
    // Writing an equal value would drop a trailing space while the visitor types.
    if (settable && current[name] !== filters[name]) control.value = filters[name];
  }
}
