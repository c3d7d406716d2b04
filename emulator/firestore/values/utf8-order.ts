function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Order of two different UTF-16 units by the code points they stand for. */
export function compareUnits(a: number, b: number): number {
  // Surrogates stand for code points above every other unit, also above U+E000 to U+FFFF.
  if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1;
  return a - b;
}

/** Order of two strings by their UTF-8 bytes, which is the order of code points, not of UTF-16 units. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return compareUnits(left, right);
  }
  return a.length - b.length;
}
