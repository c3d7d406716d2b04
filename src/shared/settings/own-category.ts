/** The maximum length of a custom category's label (WRK-Q70). */
export const longestCategory = 40;

/** Returns the key of a custom category: its label in lower case, with underscores for spaces (WRK-272). */
export const categoryKey = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, '_');

/** Returns a label made from the key of a category that has none stored (WRK-Q70). */
export function labelOfKey(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
