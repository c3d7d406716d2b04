/** The keys that the journey presses, by the names of the DOM. */
export type Key = 'ArrowRight' | 'ArrowLeft' | 'Enter' | 'Escape' | 'Tab' | 'End';

/** A real browser, as far as the journey needs it. Positions are CSS pixels of the window. */
export interface Driver {
  /** Opens an address and waits for its document. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. What it returns is plain data. */
  evaluate<T>(expression: string): Promise<T>;
  moveTo(x: number, y: number): Promise<void>;
  pressButton(): Promise<void>;
  releaseButton(): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Selects the whole text of the focused field, as Ctrl and A do. */
  selectAll(): Promise<void>;
  /** Returns a picture of the window as PNG. */
  picture(): Promise<Buffer>;
  /** Returns the errors of the page's console since the last call, where the driver can hear them. */
  complaints(): string[];
  /** Takes the network away from the page, or gives it back. */
  setConnected(isConnected: boolean): Promise<void>;
  close(): Promise<void>;
}
