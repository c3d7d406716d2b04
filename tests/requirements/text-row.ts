/**
 * The rows that fix a text, the text as a person reads it, and where the product keeps it. The text is copied from the
 * row, with an example in the place of a part that varies.
 */
export type TextRow = readonly [rows: string, text: string, inProduct: string | undefined];

/** A text whose literal another test asserts, that test's file, and the form it has there if that is another. */
export type TextElsewhere = readonly [row: string, text: string, file: string, written?: string];
