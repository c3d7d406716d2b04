import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

const handedSchema = z.object({
  selectedContactId: z.string(),
  openContactDetails: z.optional(z.boolean()),
  highlightNoteId: z.optional(z.string()),
  scrollToNote: z.optional(z.boolean()),
});
/** What another screen asks the list of contacts to show, in the router's state (WRK-061 to WRK-064, WRK-Q19). */
export type HandedState = z.infer<typeof handedSchema>;

/** A note to highlight among those of a contact, and whether to scroll to it. */
export interface Highlight {
  readonly noteId: string;
  readonly scrolls: boolean;
}

const highlightSchema = z.object({ highlightNoteId: z.string(), scrollToNote: z.optional(z.boolean()) });

/** The note to highlight, from the router's state; undefined without one. */
export function highlightOf(state: unknown): Highlight | undefined {
  const parsed = z.safeParse(highlightSchema, state);
  return parsed.success
    ? { noteId: parsed.data.highlightNoteId, scrolls: parsed.data.scrollToNote === true }
    : undefined;
}

/** Hands the router's state on once; a reload and the way back do not repeat it. */
export function useHandedState(take: (asked: HandedState) => void): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useEffectEvent(take);
  useEffect(() => {
    const parsed = z.safeParse(handedSchema, state);
    if (!parsed.success) return;
    void navigate({ pathname, search }, { replace: true, state: null });
    taken(parsed.data);
  }, [state, pathname, search, navigate]);
}
