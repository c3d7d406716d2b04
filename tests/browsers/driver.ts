/** The keys that the journey presses, by the names of the DOM. */
export type Key = 'ArrowRight' | 'ArrowLeft' | 'Enter' | 'Escape' | 'Tab' | 'End';

/** A real browser with the functions that the journey needs. Positions are CSS pixels of the window. */
export interface Driver {
  /** Opens an address and waits for its document. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its result must be plain data. */
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
  /** Returns the errors of the page's console since the last call, if the driver can read them. */
  complaints(): string[];
  /** Disconnects the page from the network, or reconnects it. */
  setConnected(isConnected: boolean): Promise<void>;
  close(): Promise<void>;
}
