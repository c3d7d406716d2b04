import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import styles from './deck-tools.module.css';
import { deckTexts as texts } from './texts';

/**
 * Shows the page's own tools in the bar. On a narrow bar they fold behind one button. The open list closes
 * only on a press outside or on Escape, because the dialogs and messages of the tools are inside it.
 */
export const DeckTools = ({ children }: { readonly children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (!root.current?.contains(target) && !target.closest('dialog')) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (event.key !== 'Escape' || !isOpen || isInDialog) return;
    setIsOpen(false);
    button.current?.querySelector('button')?.focus();
  };

  return (
    // Escape closes the list, as it closes every menu.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} onKeyDown={onKeyDown}>
      <div ref={button} className={styles.fold}>
        <Button
          variant="quiet"
          small
          aria-expanded={isOpen}
          aria-controls="deck-tools"
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.more}
        </Button>
      </div>
      <div id="deck-tools" className={styles.list} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
};
