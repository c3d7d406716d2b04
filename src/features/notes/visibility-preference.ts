const key = 'acf.notes.own';

/** Stores on the device whether the person sees all notes, for the next start. */
export function saveVisibilityPreference(seesAll: boolean): void {
  try {
    if (seesAll) localStorage.removeItem(key);
    else localStorage.setItem(key, '1');
  } catch {
    // Without storage, the first query of a regular user in the administrators' area is denied, and the
    // screen queries again.
  }
}

/**
 * Checks whether the last person on this device saw all notes. Returns true if unknown, because the area then
 * decides.
 */
export function seesAllByPreference(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
}
