/** Texts above the four packages in the starter pack. */
export const packagesTexts = {
  heading: 'Our approach, from one day to ninety',
  lead: 'The starter pack is the first step of four. You can stop after any of them and keep what you have.',
} as const;
