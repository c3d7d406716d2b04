import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const locationStateSchema = z.object({
  selectedContactId: z.string(),
  openContactDetails: z.optional(z.boolean()),
  highlightNoteId: z.optional(z.string()),
  scrollToNote: z.optional(z.boolean()),
});
/**
 * The view that another screen asks the contact list to open, in the router's state (WRK-061 to WRK-064,
 * WRK-Q19).
 */
export type LocationState = z.infer<typeof locationStateSchema>;

/** A contact's note to highlight, and whether to scroll to it. */
export interface Highlight {
  readonly noteId: string;
  readonly scrolls: boolean;
}

const highlightSchema = z.object({ highlightNoteId: z.string(), scrollToNote: z.optional(z.boolean()) });

/** Returns the note to highlight from the router's state, or undefined if it names none. */
export function highlightOf(state: unknown): Highlight | undefined {
  const parsed = z.safeParse(highlightSchema, state);
  return parsed.success
    ? { noteId: parsed.data.highlightNoteId, scrolls: parsed.data.scrollToNote === true }
    : undefined;
}

/** Calls `take` once with the router's state. Reloads and back navigation do not repeat it. */
export function useLocationState(take: (asked: LocationState) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useEffectEvent(take);
  useEffect(() => {
    const parsed = z.safeParse(locationStateSchema, state);
    if (!parsed.success) return;
    void navigate({ pathname, search }, { replace: true, state: null });
    taken(parsed.data);
  }, [state, pathname, search, navigate]);
}
