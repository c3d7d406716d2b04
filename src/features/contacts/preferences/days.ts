/** Formats a date as a local day, `2026-11-22`, or an empty string if there is none. */
export function dayText(moment: Date | null | undefined): string {
  if (!moment) return '';
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Parses a chosen day as noon, which falls on the same day in most time zones. Keeps the previous time if its
 * day is unchanged.
 */
export function dayOf(text: string, before: Date | null | undefined): Date | null {
  if (text === '') return null;
  if (before && dayText(before) === text) return before;
  return new Date(`${text}T12:00:00`);
}
