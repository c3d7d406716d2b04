import { useEffect } from 'react';

// The library sets table roles on elements that form no valid table, because events are outside its cells.
const tableRoles = ['table', 'rowgroup', 'row', 'cell', 'columnheader']
  .map((role) => `[role="${role}"]`)
  .join();

/** Makes all events a single tab stop: the last focused one, or the first. Arrow keys move between them. */
export function useOneTabStop(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let last = '';
    const buttons = () => [...element.querySelectorAll<HTMLElement>('button[data-date]')];
    const update = () => {
      for (const each of element.querySelectorAll(tableRoles)) {
        each.removeAttribute('role');
        each.removeAttribute('aria-label');
      }
      const all = buttons();
      const stop = all.find(({ dataset }) => dataset['date'] === last) ?? all[0];
      for (const button of all) {
        const wanted = button === stop ? 0 : -1;
        if (button.tabIndex !== wanted) button.tabIndex = wanted;
      }
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const date = target instanceof HTMLElement ? target.dataset['date'] : undefined;
      if (date === undefined) return;
      last = date;
      update();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const steps: Partial<Record<string, number>> = {
        ArrowDown: 1,
        ArrowRight: 1,
        ArrowUp: -1,
        ArrowLeft: -1,
      };
      const all = buttons();
      const at = all.indexOf(target as HTMLElement);
      const step = steps[key];
      if (at < 0 || step === undefined) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [root]);
}
