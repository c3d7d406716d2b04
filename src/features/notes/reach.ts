const key = 'acf.notes.own';

/** Remembers on the device, for the next start, whether whoever looks sees the notes of all. */
export function rememberReach(seesAll: boolean): void {
  try {
    if (seesAll) localStorage.removeItem(key);
    else localStorage.setItem(key, '1');
  } catch {
    // Without storage the first request of a regular user in the administrators' area is refused, and asked again.
  }
}

/** Whether the person who looked last saw the notes of all; where nobody knows, so it is in the administrators' area. */
export function sawAll(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}
