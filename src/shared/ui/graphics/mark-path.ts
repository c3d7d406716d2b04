/** The outline of A, C and F in a 132 × 60 box, as one line. The bars are drawn there and back. */
export const markPath =
  'M4 54 L22 8 L32.5 35 H12 H32.5 L40 54 H68 C54 54 47 44 47 31 C47 17 56 8 69 8 C75 8 80 10 84 14 C80 10 75 8 69 8 ' +
  'C56 8 47 17 47 31 C47 44 54 54 68 54 H88 C96 54 100 50 100 42 V31 H117 H100 V20 C100 12 104 8 112 8 H124';
