import type { FirebaseConfig } from '../local/serve-site';

/**
 * The sources that a build with App Check adds to the content policy: reCAPTCHA and the exchange of its
 * answer.
 */
const appCheckSources: Readonly<Record<string, string>> = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
};

/** Returns the header rules of firebase.json for a build with App Check. */
export const withAppCheck = (
  rules: FirebaseConfig['hosting']['headers'],
): FirebaseConfig['hosting']['headers'] =>
  rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value:
        key === 'Content-Security-Policy'
          ? value.replace(
              /(script|frame|connect)-src [^;]+/g,
              (directive, kind: string) => `${directive} ${appCheckSources[kind]}`,
            )
          : value,
    })),
  }));

/**
 * Returns the headers that hosting sends for a path. If several rules set one header, the last one counts.
 */
export const headersOf = (
  path: string,
  rules: FirebaseConfig['hosting']['headers'],
): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter(({ regex, source }) => (regex === undefined ? source === path : new RegExp(regex).test(path)))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
