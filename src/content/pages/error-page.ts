/** Texts shown to a signed-in person without permission for an area. */
export const accessDenied = {
  title: 'Access denied · ACF',
  heading: 'This area is for administrators',
  advice: 'If you need something from here, ask an administrator. Your own workspace is open to you.',
  action: 'Open your workspace',
} as const;

/** Texts shown if the code of a page fails to load. */
export const errorPage = {
  title: 'This page did not load · ACF',
  heading: 'This page did not load',
  text: 'Part of it did not arrive. That happens when the connection drops, or when we have just published a new version. Nothing you saved is lost.',
  action: 'Refresh Page',
} as const;
