/** A moment as the day it is for the person, `2026-11-22`; empty where there is none. */
export function dayText(moment: Date | null | undefined): string {
  if (!moment) return '';
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The moment of a chosen day: its noon, which is the same day in most zones. What stood there stays where it is that day. */
export function dayOf(text: string, before: Date | null | undefined): Date | null {
  if (text === '') return null;
  if (before && dayText(before) === text) return before;
  return new Date(`${text}T12:00:00`);
}
