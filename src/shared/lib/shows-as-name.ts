const onOneLineInOrder = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
const visible = /[^\p{Cf}\p{M}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Checks whether a text can be shown as a name. It needs a visible character. It must not contain line
 * breaks, other control characters, or characters that change the text direction. `isName` in firestore.rules
 * checks the same, and a rules test compares both.
 */
export const showsAsName = (text: string): boolean => onOneLineInOrder.test(text) && visible.test(text);
