/** Lets the screen around the editor save what was typed last. */
export interface EditorHandle {
  /** What the fields hold now. */
  readonly content: string;
  readonly save: () => void;
}
