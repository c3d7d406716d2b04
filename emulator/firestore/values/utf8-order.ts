function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** Compares two different UTF-16 units by their code points. */
export function compareUnits(a: number, b: number): number {
  // Surrogates encode code points above every other unit, including U+E000 to U+FFFF.
  if (isSurrogate(a) !== isSurrogate(b)) return isSurrogate(a) ? 1 : -1;
  return a - b;
}

/** Compares two strings by their UTF-8 bytes, which is code point order and not UTF-16 order. */
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
