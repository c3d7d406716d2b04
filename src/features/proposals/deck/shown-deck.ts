import type { ReaderContent } from '../content/reader-content';

/** A deck as its readers get it: without the speaker's notes. A draft with notes fits this type, too. */
export type ShownDeck = Extract<ReaderContent, { readonly kind: 'deck' }>;

/** One slide of a shown deck. */
export type ShownSlide = ShownDeck['slides'][number];

/** Returns the speaker's notes of a slide. Only signed-in staff have such a function. */
export type NotesOf = (slideId: string) => string | undefined;
