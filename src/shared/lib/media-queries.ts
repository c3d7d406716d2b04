/** Up to this width the workspace is laid out for a phone: its menu lies over the page. */
export const narrowQuery = '(max-width: 768px)';

/** Below this width lists are cards, or have two lines a row; their styles have the same. */
export const narrowListQuery = '(max-width: 767.98px)';

/** Below this width a tool line has room for two filters. */
export const crowdedListQuery = '(max-width: 1099.98px)';
