/**
 * Texts of the question about Google Analytics, at the end of a page and on the privacy page. Shown only in
 * builds that use it.
 */
export const analyticsConsent = {
  heading: 'May Google Analytics count along?',
  text: 'We count visits ourselves, without knowing who you are. If you allow it, the same counts also go to Google Analytics. The site works the same either way.',
  more: 'What we count',
  allow: 'Allow',
  refuse: 'No, thank you',
  allowed: 'Thank you. Google Analytics counts along from now on.',
  refused: 'Nothing goes to Google Analytics.',
  change: 'You can change this at any time on the privacy page.',
  legend: 'Google Analytics on this browser',
  signal:
    'Your browser asks sites not to track you. We take that as a no: nothing goes to Google Analytics, whatever you choose here.',
} as const;
