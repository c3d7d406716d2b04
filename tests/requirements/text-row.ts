/**
 * A text: its requirement rows, the text as a person reads it, and the product's constant for it. The text is
 * copied from the row, with an example for a variable part.
 */
export type TextRow = readonly [rows: string, text: string, inProduct: string | undefined];

/** A text that another test asserts as a literal, that test's file, and the form there if it differs. */
export type TextElsewhere = readonly [row: string, text: string, file: string, written?: string];
