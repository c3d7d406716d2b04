/** Returns the label of the link to the booking page. */
export const sessionAction = (minutes: number | undefined): string =>
  minutes === undefined ? 'Book a free session with us' : `Book ${minutes} minutes with us, free`;
