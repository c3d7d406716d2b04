import type { FirebaseConfig } from '../local/serve-site';

/** What the content policy allows besides, in a build with App Check: reCAPTCHA and the exchange of its answer. */
const appCheckSources: Readonly<Record<string, string>> = {
  script: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
};

/** The rules for headers of firebase.json as a build with App Check has them. */
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

/** The headers that hosting sends for a path: of several rules for one header the last counts. */
export const headersOf = (
  path: string,
  rules: FirebaseConfig['hosting']['headers'],
): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter(({ regex, source }) => (regex === undefined ? source === path : new RegExp(regex).test(path)))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
  );
