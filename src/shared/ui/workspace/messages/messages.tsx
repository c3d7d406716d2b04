import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/shared/ui/buttons/button';
import { Icon } from '@/shared/ui/graphics/icons';
import { subscribeToDialogs, topDialog } from '@/shared/ui/dialogs/use-modal';
import { Notice } from '@/shared/ui/feedback/notice';
import { takeFreeCorner } from './free-corner';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import styles from './messages.module.css';
import { screenTexts } from '../texts';

/** An action that a message offers as a button. */
export interface MessageAction {
  readonly label: string;
  readonly onAct: () => void;
}

/**
 * `success` and `info` disappear after a while, later if they offer an action. `error` stays until dismissed.
 */
export type MessageTone = 'success' | 'info' | 'error';

interface Message {
  readonly id: string;
  /** The position among all messages since the page loaded. */
  readonly number: number;
  readonly tone: MessageTone;
  readonly text: string;
  readonly action: MessageAction | undefined;
}

const plainMs = 5_000;
const actionMs = 15_000;
/** The maximum number of visible messages. Older ones are counted, and reappear when newer ones disappear. */
const shownAtOnce = 3;
/**
 * The delay in ms before a message appears while a dialog opens or closes. A dialog often closes when its
 * outcome is shown, so the message waits for its place.
 */
const settleMs = 100;

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

/** Shows and announces a message. Errors are announced at once. Returns the id for `hideMessage`. */
export function showMessage(tone: MessageTone, text: string, action?: MessageAction): string {
  count += 1;
  const id = String(count);
  change([...messages, { id, number: count, tone, text, action }]);
  return id;
}

/** Removes one message. */
export function hideMessage(id: string): void {
  change(messages.filter((message) => message.id !== id));
}

/** Removes all messages, as when a person leaves the workspace. */
export function clearMessages(): void {
  change([]);
}

/**
 * Renders the latest three messages beside the menu, or inside the topmost dialog, because everything outside
 * it is inert. Both live regions are always rendered, because screen readers announce only additions. A
 * message that moves to another place leaves its live region, so that it is announced only once. Timers pause
 * while the pointer or the focus is on a message.
 */
export const Messages = () => {
  const known = useSyncExternalStore(subscribe, () => messages);
  const dialog = useSyncExternalStore(subscribeToDialogs, topDialog);
  const [host] = useState(() => document.createElement('div'));
  const home = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isPointed, setIsPointed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [settled, setSettled] = useState({ dialog, number: 0 });
  const [silentUpTo, setSilentUpTo] = useState(0);
  const [lastDialog, setLastDialog] = useState(dialog);
  const latest = known.at(-1)?.number ?? 0;

  if (dialog !== lastDialog) {
    setLastDialog(dialog);
    setSilentUpTo(settled.number);
  }
  const isSteady = dialog === undefined && settled.dialog === undefined;
  if (isSteady && latest > settled.number) setSettled({ dialog, number: latest });
  const waits = !isSteady && (latest > settled.number || dialog !== settled.dialog);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setSettled({ dialog, number: latest }), settleMs);
    return () => clearTimeout(timer);
  }, [waits, dialog, latest]);

  useLayoutEffect(() => {
    (dialog ?? home.current)?.append(host);
  }, [dialog, host]);

  const shown = known.filter(({ number }) => number <= settled.number);
  // A removed element fires neither `pointerleave` nor `blur`, so both flags are reset when nothing is shown.
  const isHeld = shown.length > 0 && (isPointed || hasFocus);
  if (shown.length === 0 && (isPointed || hasFocus)) {
    setIsPointed(false);
    setHasFocus(false);
  }

  useEffect(() => {
    const box = place.current;
    if (!box || shown.length === 0) return undefined;
    const move = () => takeFreeCorner(box, dialog);
    move();
    document.addEventListener('focusin', move);
    window.addEventListener('resize', move);
    return () => {
      document.removeEventListener('focusin', move);
      window.removeEventListener('resize', move);
    };
  }, [dialog, shown.length]);

  const counted = shown.slice(0, -shownAtOnce);
  const items = (isIn: (message: Message) => boolean) =>
    shown
      .filter(isIn)
      .map((message) => <Item key={message.id} message={message} isCounted={counted.includes(message)} />);
  const isSilent = ({ number }: Message) => number <= silentUpTo;

  return (
    <div ref={home}>
      {shown.map((message) => (
        <Clock key={message.id} message={message} isHeld={isHeld} />
      ))}
      {createPortal(
        // It only pauses the timers, for slow readers. The element itself is not interactive.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={place}
          className={styles.place}
          data-in-dialog={dialog !== undefined}
          data-messages={shown.length > 0 || undefined}
          onPointerEnter={() => setIsPointed(true)}
          onPointerLeave={() => setIsPointed(false)}
          onFocus={() => setHasFocus(true)}
          onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
            setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
          }
        >
          {counted.length > 0 && (
            <div className={styles.counted}>
              <p>{screenTexts.moreMessages(counted.length)}</p>
              <Button variant="quiet" small onClick={clearMessages}>
                {screenTexts.dismissMessages}
              </Button>
            </div>
          )}
          {shown.some(isSilent) && <section aria-label={screenTexts.messages}>{items(isSilent)}</section>}
          <div role="alert">{items((message) => !isSilent(message) && message.tone === 'error')}</div>
          <output aria-atomic={false} className={styles.region}>
            {items((message) => !isSilent(message) && message.tone !== 'error')}
          </output>
        </div>,
        host,
      )}
    </div>
  );
};

interface ClockProps {
  readonly message: Message;
  readonly isHeld: boolean;
}

/** Removes a message when its time is over, even while it is only counted. */
const Clock = ({ message: { id, tone, action }, isHeld }: ClockProps) => {
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
  return null;
};

interface ItemProps {
  readonly message: Message;
  /**
   * True if the message is only counted. It stays in its live region, so that it is not announced again, but
   * is invisible.
   */
  readonly isCounted: boolean;
}

const Item = ({ message: { id, tone, text, action }, isCounted }: ItemProps) => {
  if (isCounted) return <VisuallyHidden>{text}</VisuallyHidden>;
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
