import { useEffect, useState } from 'react';
import { type BrowserFactName, browserFactLabels, diagnosticsPage } from '@/content/pages/diagnostics';
import { PageHead } from '@/features/site/head/page-head';
import { EmailLink } from '@/features/site/sections/email-link';
import { useBuiltFacts } from '@/shared/facts/built-facts';
import { CopyButton } from '@/shared/ui/buttons/copy-button';
import { SpotDrawing } from '@/shared/ui/graphics/spot-drawing';
import hero from '../hero.module.css';
import { type BrowserFacts, readBrowserFacts, watchBrowserFacts } from './browser-facts';
import styles from './diagnostics-page.module.css';

const names = Object.keys(browserFactLabels) as BrowserFactName[];

/** Renders `/safari-test`: facts about the visitor's browser, shown to the visitor (PUB-048, PUB-Q56). */
export const DiagnosticsPage = () => {
  const [facts, setFacts] = useState<BrowserFacts>();
  const { email } = useBuiltFacts();

  useEffect(() => {
    const read = () => setFacts(readBrowserFacts());
    read();
    return watchBrowserFacts(read);
  }, []);

  const valueOf = (name: BrowserFactName) => facts?.[name] ?? diagnosticsPage.waiting;
  return (
    <>
      <PageHead title={diagnosticsPage.title} />
      <div className={hero.hero}>
        <div className={`${hero.inner} ${styles.page}`}>
          <div className={hero.text}>
            <h1>{diagnosticsPage.heading}</h1>
            <p className={hero.lead}>{diagnosticsPage.lead}</p>
            <noscript>
              <p>{diagnosticsPage.withoutScripts}</p>
            </noscript>
          </div>
          <div>
            <SpotDrawing name="screen" extent="on" />
            <dl className={styles.facts}>
              {names.map((name) => (
                <div key={name} className={styles.fact}>
                  <dt>{browserFactLabels[name]}</dt>
                  <dd>{valueOf(name)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.after}>
            <CopyButton
              text={names.map((name) => `${browserFactLabels[name]}: ${valueOf(name)}`).join('\n')}
              label={diagnosticsPage.copy}
            />
            {email !== undefined && (
              <p>
                {diagnosticsPage.sendText} <EmailLink />.
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  );
};
