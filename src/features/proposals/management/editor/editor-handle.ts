/** Lets the screen around the editor save unsaved changes. */
export interface EditorHandle {
  /** The current content of the fields. */
  readonly content: string;
  readonly save: () => void;
}
