import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { Notice } from '@/shared/ui/feedback/notice';
import styles from './messages.module.css';
import { screenTexts } from './texts';

/** An action that a message offers, as a button. */
export interface MessageAction {
  readonly label: string;
  readonly onAct: () => void;
}

/**
 * `success` and `info` disappear by themselves, later where they offer an action; `error` stays until dismissed.
 */
export type MessageTone = 'success' | 'info' | 'error';

interface Message {
  readonly id: string;
  readonly tone: MessageTone;
  readonly text: string;
  readonly action: MessageAction | undefined;
}

const plainMs = 5_000;
const actionMs = 15_000;
/** A further message takes the place of the oldest one that is no error: what is said is about what has just happened. */
const shownAtOnce = 4;

let messages: readonly Message[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly Message[]): void {
  messages = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message and announces it, errors at once; returns the id that `hideMessage` takes. */
export function showMessage(tone: MessageTone, text: string, action?: MessageAction): string {
  count += 1;
  const id = String(count);
  const leaves =
    messages.length >= shownAtOnce ? messages.find((message) => message.tone !== 'error') : undefined;
  change([...messages.filter((message) => message !== leaves), { id, tone, text, action }]);
  return id;
}

/** Takes one message away. */
export function hideMessage(id: string): void {
  change(messages.filter((message) => message.id !== id));
}

/** Takes every message away, as when a person leaves the workspace. */
export function clearMessages(): void {
  change([]);
}

/**
 * Shows the messages at the lower left. Both live regions exist from the start, since screen readers announce only
 * what is added to one; timers pause while the pointer or the focus is on a message.
 */
export const Messages = () => {
  const shown = useSyncExternalStore(subscribe, () => messages);
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // A removed element sends neither `pointerleave` nor `blur`, so both flags are reset once nothing is shown.
  const isHeld = shown.length > 0 && (isPointed || hasFocus);
  if (shown.length === 0 && (isPointed || hasFocus)) {
    setIsPointed(false);
    setHasFocus(false);
  }

  const items = (isError: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((message) => <Item key={message.id} message={message} isHeld={isHeld} />);

  return (
    // Pausing the timers only helps slow readers; the element itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.place}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      <div role="alert" className={styles.region}>
        {items(true)}
      </div>
      <output aria-atomic={false} className={styles.region}>
        {items(false)}
      </output>
    </div>
  );
};

interface ItemProps {
  readonly message: Message;
  readonly isHeld: boolean;
}

const Item = ({ message: { id, tone, text, action }, isHeld }: ItemProps) => {
  const left = useRef(action === undefined ? plainMs : actionMs);
  useEffect(() => {
    if (tone === 'error' || isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => hideMessage(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [id, tone, isHeld]);

  return (
    <div className={styles.item}>
      <Notice tone={tone} announce={false}>
        <div className={styles.message}>
          <p>{text}</p>
          {action && (
            <Button
              variant="quiet"
              small
              onClick={() => {
                hideMessage(id);
                action.onAct();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      </Notice>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={screenTexts.dismissMessage}
        onClick={() => hideMessage(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
