import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getSalesforceStatus, salesforceMessages } from '@/contracts/salesforce';
import {
  previewSalesforceSync,
  syncBatchLimit,
  syncContact,
  syncContacts,
  type SyncPreview,
  type SyncResult,
} from '@/contracts/salesforce-sync';
import { callApi } from '@/shared/api/call';
import { ApiError } from '@/shared/api/send';
import { type Actor, isAdmin } from '@/shared/auth/actor';
import { paths } from '@/shared/config/paths';
import { workspacePaths } from '@/shared/config/workspace-paths';
import { useAsync } from '@/shared/hooks/use-async';
import { errorMessage } from '@/shared/outcomes/outcome-message';
import { Button } from '@/shared/ui/buttons/button';
import { Dialog } from '@/shared/ui/dialogs/dialog';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Stack } from '@/shared/ui/layout/stack';
import { TextLink } from '@/shared/ui/links/text-link';
import { requiresReconnect } from './requires-reconnect';
import styles from './salesforce.module.css';
import { runSync, type SyncedContact } from './sync-run';
import { syncTexts as texts } from './texts';

interface SyncDialogProps {
  readonly actor: Actor;
  readonly contacts: readonly SyncedContact[];
  readonly onClose: () => void;
  /** Called when a sync has ended, with or without success. */
  readonly onDone?: () => void;
}

type Phase =
  | { readonly is: 'idle' }
  | { readonly is: 'comparing' }
  | { readonly is: 'compared'; readonly previews: readonly SyncPreview[] }
  | { readonly is: 'syncing'; readonly done: number }
  | { readonly is: 'done'; readonly results: readonly SyncResult[] }
  | { readonly is: 'failed'; readonly message: string };

const failure = { failed: texts.failed, hasWordedFaults: true };

const readStatus = (signal: AbortSignal) => callApi(getSalesforceStatus, {}, { signal });

/**
 * Syncs one or more contacts. Administrators see a preview of the changes first. Afterwards, each contact
 * shows its result.
 */
export const SyncDialog = ({ actor, contacts, onClose, onDone }: SyncDialogProps) => {
  const navigate = useNavigate();
  const { live, data: status, reload } = useAsync('status', readStatus);
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const [first] = contacts;
  const isAdministrator: boolean = isAdmin(actor);

  const fail = (error: unknown) => {
    if (requiresReconnect(error) && isAdministrator) void navigate(`${paths.adminSettings}?salesforce=auth`);
    setPhase({ is: 'failed', message: errorMessage(error, failure) });
  };
  const compare = async () => {
    setPhase({ is: 'comparing' });
    try {
      const previews: SyncPreview[] = [];
      for (let at = 0; at < contacts.length; at += syncBatchLimit) {
        const ids = contacts.slice(at, at + syncBatchLimit).map(({ id }) => id);
        previews.push(...(await callApi(previewSalesforceSync, { body: { contacts: ids } })).previews);
      }
      setPhase({ is: 'compared', previews });
    } catch (error) {
      fail(error);
    }
  };
  const start = async () => {
    setPhase({ is: 'syncing', done: 0 });
    try {
      const results = await runSync(contacts, {
        sync: async (ids) => {
          const [only = ''] = ids;
          if (contacts.length === 1) return [await callApi(syncContact, { body: { contact: { id: only } } })];
          return (await callApi(syncContacts, { body: { contacts: [...ids] } })).results;
        },
        onProgress: (done) => setPhase({ is: 'syncing', done }),
        errorMessageOf: (error) => errorMessage(error, failure),
        isFatal: (error) =>
          contacts.length === 1 || (error instanceof ApiError && [401, 403, 409].includes(error.status)),
      });
      setPhase({ is: 'done', results });
    } catch (error) {
      fail(error);
    }
    onDone?.();
  };

  const hasFailed = live.status === 'failed' || live.status === 'denied';
  const isReady = !hasFailed && status?.enabled === true && status.isConnected;
  const isBusy = phase.is === 'comparing' || phase.is === 'syncing';
  return (
    <Dialog
      open
      isWide
      onClose={isBusy ? () => {} : onClose}
      title={contacts.length === 1 && first ? texts.titleOne(first.name) : texts.titleMany(contacts.length)}
    >
      <Stack gap={4}>
        {live.status === 'loading' && <Loading>{texts.asking}</Loading>}
        {hasFailed && <Notice tone="error">{texts.notAsked}</Notice>}
        {live.status === 'ready' && !isReady && (
          <>
            <Notice tone="warning">{salesforceMessages.notConnected}</Notice>
            {isAdministrator && (
              <p>
                <TextLink to={workspacePaths.adminIntegrations}>{texts.toIntegrations}</TextLink>
              </p>
            )}
          </>
        )}
        {phase.is === 'comparing' && <Loading>{texts.previewing}</Loading>}
        {phase.is === 'syncing' && (
          <Loading>
            {contacts.length === 1 ? texts.syncing : texts.progress(phase.done, contacts.length)}
          </Loading>
        )}
        {phase.is === 'failed' && <Notice tone="error">{phase.message}</Notice>}
        {phase.is === 'compared' && <Previews previews={phase.previews} />}
        {phase.is === 'done' && <Results results={phase.results} />}
        <Actions>
          {isReady && phase.is !== 'done' && (
            <Button disabled={isBusy} onClick={() => void start()}>
              {phase.is === 'failed' ? texts.again : texts.start}
            </Button>
          )}
          {isReady && isAdministrator && (phase.is === 'idle' || phase.is === 'comparing') && (
            <Button variant="quiet" disabled={isBusy} onClick={() => void compare()}>
              {texts.preview}
            </Button>
          )}
          {hasFailed && <Button onClick={reload}>{texts.again}</Button>}
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {texts.close}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
};

const Notices = ({ notices }: { readonly notices: readonly string[] }) =>
  notices.map((notice) => (
    <p key={notice} className={styles.soft}>
      {notice}
    </p>
  ));

/** Returns the notices that all of several contacts share, so that they are shown once. */
const commonNotices = (all: readonly { readonly notices: readonly string[] }[]): readonly string[] => {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return [];
  return first.notices.filter((notice) => others.every(({ notices }) => notices.includes(notice)));
};

const Results = ({ results }: { readonly results: readonly SyncResult[] }) => {
  const failed = results.filter(({ success }) => !success).length;
  const common = commonNotices(results);
  return (
    <Stack as="section" gap={4} aria-label={texts.results}>
      {failed === 0 ? (
        <Notice tone="success">{texts.synced(results.length)}</Notice>
      ) : (
        <Notice tone="error">{texts.withErrors(failed)}</Notice>
      )}
      <Notices notices={common} />
      <Stack as="ul" className={styles.list}>
        {results.map(({ contact, name, success, did, error, notices }) => (
          <li key={contact}>
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
            <p>{success ? texts.did[did ?? 'updated'] : (error ?? texts.failed)}</p>
            <Notices notices={notices.filter((notice) => !common.includes(notice))} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const Previews = ({ previews }: { readonly previews: readonly SyncPreview[] }) => {
  const common = commonNotices(previews);
  return (
    <Stack as="section" gap={4} aria-label={texts.changes}>
      <Notices notices={common} />
      <Stack as="ul" className={styles.list}>
        {previews.map(({ contact, name, does, error, changes, notices }) => (
          <li key={contact}>
            <p className={styles.name}>
              <bdi>{name}</bdi>
            </p>
            <p>{error ?? texts.does[does]}</p>
            {changes.length > 0 && (
              <ul>
                {changes.map(({ field, from, to }) => (
                  <li key={field} dir="auto">
                    {texts.change(field, from, to)}
                  </li>
                ))}
              </ul>
            )}
            <Notices notices={notices.filter((notice) => !common.includes(notice))} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
