import { useEffect } from 'react';
import { builtFacts } from '@/content/site-facts';
import type { Actor } from '@/shared/auth/actor';
import { factsOf, factsPlace } from '@/shared/facts/stored-facts';
import { showSiteFacts } from '@/shared/facts/use-site-facts';
import { useRecord } from '@/shared/saving/use-record';
import { WaitingChanges } from '@/shared/saving/shown/waiting-changes';
import { Notice } from '@/shared/ui/feedback/notice';
import { Row } from '@/shared/ui/layout/row';
import { Stack } from '@/shared/ui/layout/stack';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { site } from './collections';
import { waitingForBuild } from './next-build';
import { OrganizationForm } from './organization-form';
import styles from './organization.module.css';
import { organizationTexts as texts } from './texts';

/** Renders the owner's facts, and lists those that wait for the next build. */
export const OrganizationScreen = ({ actor }: { readonly actor: Actor }) => {
  const { live, retry, record } = useRecord(site, factsPlace.id);

  // Update the rest of the workspace with the facts this person has just saved.
  useEffect(() => {
    if (record) showSiteFacts(factsOf(record));
  }, [record]);

  return (
    <Screen>
      <WaitingChanges />
      <LiveView
        live={live}
        retry={retry}
        loading={texts.loading}
        failed={texts.notRead}
        timedOut={texts.timedOut}
      >
        {(found) =>
          found?.ok === false ? (
            <Notice tone="error">
              <p>{texts.unreadable}</p>
              <p>{found.invalid.reason}</p>
            </Notice>
          ) : (
            <Stack gap={5} className={styles.screen}>
              <p className={styles.intro}>{texts.intro}</p>
              <NextBuild waiting={waitingForBuild(factsOf(record ?? {}), builtFacts)} />
              <OrganizationForm actor={actor} facts={record} />
            </Stack>
          )
        }
      </LiveView>
    </Screen>
  );
};

const NextBuild = ({ waiting }: { readonly waiting: readonly string[] }) => (
  <Notice tone="info">
    <p>{texts.atOnce}</p>
    {waiting.length === 0 ? (
      <p>{texts.waitsNot}</p>
    ) : (
      <>
        <p>{texts.waits}</p>
        <Row as="ul" gap={4} className={styles.waiting}>
          {waiting.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </Row>
      </>
    )}
  </Notice>
);
