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
    const mend = () => {
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
    const focus = ({ target }: FocusEvent) => {
      const date = target instanceof HTMLElement ? target.dataset['date'] : undefined;
      if (date === undefined) return;
      last = date;
      mend();
    };
    const walk = (event: KeyboardEvent) => {
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
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', focus);
    element.addEventListener('keydown', walk);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', focus);
      element.removeEventListener('keydown', walk);
    };
  }, [root]);
}
