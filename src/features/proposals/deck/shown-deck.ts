import type { ReaderContent } from '../content/reader-content';

/** A deck as readers receive it, without speaker notes. A draft with notes also fits this type. */
export type ShownDeck = Extract<ReaderContent, { readonly kind: 'deck' }>;

/** One slide of a shown deck. */
export type ShownSlide = ShownDeck['slides'][number];

/** Returns the speaker notes of a slide. Only signed-in staff get such a function. */
export type NotesOf = (slideId: string) => string | undefined;
