/** The longest label of an own category (WRK-Q70). */
export const longestCategory = 40;

/** The key of an own category: its label in lower case, with underscores for spaces (WRK-272). */
export const categoryKey = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, '_');

/** The label of a category that is no own one, made of its key (WRK-Q70). */
export function labelOfKey(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
