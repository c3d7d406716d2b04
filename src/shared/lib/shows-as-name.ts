const onOneLineInOrder = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const visible = /[^\p{Cf}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Whether a text can stand as a name beside others: it shows something, has no line break or other control character,
 * and does not turn the direction of what follows it. `isName` in firestore.rules asks the same; a rules test compares
 * the two.
 */
export const showsAsName = (text: string): boolean => onOneLineInOrder.test(text) && visible.test(text);
