/** Returns the greeting for the hour on the device's clock (WRK-068 to WRK-070). */
export function greetingAt(time: Date): string {
  const hour = time.getHours();
  if (hour >= 5 && hour <= 11) return 'Good Morning';
  if (hour >= 12 && hour <= 16) return 'Good Afternoon';
  return 'Good Evening';
}

/**
 * Returns the first word of the name. Falls back to the part of the e-mail address before the @, or an empty
 * string (WRK-Q26).
 */
export function firstNameOf(person: { readonly displayName: string; readonly email: string }): string {
  const [word = ''] = person.displayName.trim().split(/\s+/);
  return word === '' ? (person.email.split('@')[0] ?? '') : word;
}

/** Returns the full greeting: "Good Morning, Amara". */
export function greetingFor(
  person: { readonly displayName: string; readonly email: string },
  time: Date,
): string {
  const name = firstNameOf(person);
  return name === '' ? greetingAt(time) : `${greetingAt(time)}, ${name}`;
}
