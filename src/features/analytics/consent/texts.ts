/**
 * Texts of the question about Google Analytics, at the end of a page and on the privacy page. Shown only in
 * builds that use it.
 */
export const analyticsConsent = {
  heading: 'Allow Google Analytics?',
  text: 'We count visits ourselves, without knowing who you are. If you allow it, Google Analytics gets the same counts. The site works the same either way.',
  more: 'What we count',
  allow: 'Allow',
  refuse: 'No, thank you',
  allowed: 'Thank you. Google Analytics now gets the same counts.',
  refused: 'We send nothing to Google Analytics.',
  change: 'You can change this at any time on the privacy page.',
  legend: 'Google Analytics on this browser',
  signal:
    'Your browser asks sites not to track you. We take that as a no and send nothing to Google Analytics, whatever you choose here.',
} as const;
