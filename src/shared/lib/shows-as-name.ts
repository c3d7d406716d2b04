const onOneLineInOrder = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const visible = /[^\p{Cf}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Whether a text can stand as a name beside others: it has a visible character, no line break or other control
 * character, and no character that turns the direction of what follows. `isName` in firestore.rules checks the
 * same; a rules test compares the two.
 */
export const showsAsName = (text: string): boolean => onOneLineInOrder.test(text) && visible.test(text);
