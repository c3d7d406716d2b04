/** The first scheme and the first direction are the defaults. */
export const schemes = ['device', 'light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;

interface Look {
  readonly scheme: (typeof schemes)[number];
  readonly direction: (typeof directions)[number];
}

const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;

/** The dark-mode media rules of style sheets, with their original queries. */
const darkParts = new WeakMap<CSSMediaRule, string>();

/**
 * Shows a document in this scheme and direction. A page cannot set the device's color scheme, so this
 * replaces the queries of dark-mode media rules.
 */
export function showLook(page: Document, { scheme, direction }: Look): void {
  page.documentElement.dir = direction;
  page.documentElement.style.colorScheme = scheme === 'device' ? '' : scheme;
  for (const rule of [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!isMediaRule(rule)) continue;
    if (rule.media.mediaText.includes('prefers-color-scheme: dark'))
      darkParts.set(rule, rule.media.mediaText);
    const written = darkParts.get(rule);
    if (written === undefined) continue;
    rule.media.mediaText = { device: written, light: 'not all', dark: 'all' }[scheme];
  }
}
