/** Up to this width, the workspace has its phone layout, with the menu as an overlay. */
export const narrowQuery = '(max-width: 768px)';

/** Below this width, lists are cards or have two lines per row. Their styles use the same width. */
export const narrowListQuery = '(max-width: 767.98px)';

/** Below this width, only two filters fit among a list's tools. */
export const crowdedListQuery = '(max-width: 1099.98px)';
