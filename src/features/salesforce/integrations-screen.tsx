import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  disconnectSalesforce,
  getSalesforceConfig,
  type SalesforceConfig,
  toggleSalesforce,
} from '@/contracts/salesforce';
import { getDueContacts } from '@/contracts/salesforce-sync';
import { callApi } from '@/shared/api/call';
import type { Actor } from '@/shared/auth/actor';
import { lazyDialog } from '@/shared/lazy/lazy-dialog';
import { useAsync } from '@/shared/hooks/use-async';
import { callOutcome } from '@/shared/outcomes/form-outcome';
import { Button } from '@/shared/ui/buttons/button';
import { Card } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog';
import { Loading } from '@/shared/ui/feedback/loading';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Section } from '@/shared/ui/layout/section';
import { Facts } from '@/shared/ui/workspace/facts';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import { Screen } from '@/shared/ui/workspace/screen';
import { ConnectForm } from './connect-form';
import styles from './salesforce.module.css';
import { SyncDialog } from './sync-dialog';
import type { SyncedContact } from './sync-run';
import { integrationTexts as texts } from './texts';

const MappingDialog = lazyDialog(async () => (await import('./mapping-dialog')).MappingDialog);
const AddDialog = lazyDialog(async () => (await import('./add-dialog')).AddDialog);

interface IntegrationsScreenProps {
  readonly actor: Actor;
}

const readConfig = (signal?: AbortSignal) => callApi(getSalesforceConfig, {}, { signal });
const readDue = async (signal: AbortSignal) => (await callApi(getDueContacts, {}, { signal })).contacts;

/** Shows the connected services. Salesforce is the only one. */
export const IntegrationsScreen = ({ actor }: IntegrationsScreenProps) => {
  const { live, data: config, reload, set } = useAsync('config', readConfig);
  const [parameters, setParameters] = useSearchParams();
  const came = parameters.get('salesforce');

  useEffect(() => {
    if (came === null || came === 'auth') return;
    if (came === 'connected') showMessage('success', texts.connected);
    if (came === 'failed') showMessage('error', texts.authFailed);
    setParameters({}, { replace: true });
  }, [came, setParameters]);

  return (
    <Screen>
      {came === 'auth' && config?.isConnected !== true && <Notice tone="warning">{texts.reconnect}</Notice>}
      <Card>
        <Section title={texts.card} gap={4} className={styles.card}>
          <p>{texts.intro}</p>
          {live.status === 'loading' && <Loading>{texts.loading}</Loading>}
          {(live.status === 'failed' || live.status === 'denied') && (
            <>
              <Notice tone="error">{texts.notLoaded}</Notice>
              <Actions>
                <Button small onClick={reload}>
                  {texts.retry}
                </Button>
              </Actions>
            </>
          )}
          {config?.available === false && <Notice tone="info">{texts.notSetUp}</Notice>}
          {config?.available === true && <Connection actor={actor} config={config} onConfig={set} />}
        </Section>
      </Card>
    </Screen>
  );
};

interface ConnectionProps {
  readonly actor: Actor;
  readonly config: SalesforceConfig;
  readonly onConfig: (config: SalesforceConfig) => void;
}

/** Shows the card in one of three states: off, on with the setup form, or connected with mapping and sync. */
const Connection = ({ actor, config, onConfig }: ConnectionProps) => {
  const [isToggling, setIsToggling] = useState(false);
  const [open, setOpen] = useState<'mapping' | 'add' | 'disconnect'>();
  const { enabled, isConnected, instance } = config;

  const toggle = async (isEnabled: boolean) => {
    setIsToggling(true);
    try {
      onConfig(await callApi(toggleSalesforce, { body: { enabled: isEnabled } }));
    } catch {
      // The checkbox shows the server's value.
      showMessage('error', texts.notToggled);
    } finally {
      setIsToggling(false);
    }
  };

  return (
    <>
      <label className={styles.toggle}>
        <input
          type="checkbox"
          role="switch"
          checked={enabled}
          aria-checked={enabled}
          disabled={isToggling}
          onChange={({ target }) => void toggle(target.checked)}
        />
        <span>{texts.enable}</span>
      </label>
      <p className={styles.soft}>{enabled ? texts.enabled : texts.disabled}</p>
      <Facts
        facts={[
          [texts.status, isConnected && instance !== null ? texts.connectedTo(instance) : texts.notConnected],
        ]}
      />
      {enabled && !isConnected && (
        <ConnectForm hasCredentials={config.hasCredentials} read={readConfig} onConfig={onConfig} />
      )}
      {enabled && isConnected && (
        <>
          <Actions>
            <Button variant="quiet" onClick={() => setOpen('mapping')}>
              {texts.mapping}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('add')}>
              {texts.add}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('disconnect')}>
              {texts.disconnect}
            </Button>
          </Actions>
          <DueContacts actor={actor} />
        </>
      )}
      {open === 'mapping' && (
        <MappingDialog
          config={config}
          onSaved={(saved) => {
            onConfig(saved);
            setOpen(undefined);
            showMessage('success', texts.mappingSaved);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'add' && <AddDialog onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'disconnect'}
        title={texts.disconnectTitle}
        texts={[texts.disconnectQuestion]}
        confirmLabel={texts.disconnect}
        onConfirm={() =>
          callOutcome(async () => onConfig(await callApi(disconnectSalesforce, { body: {} })), {
            done: texts.disconnected,
            failed: texts.notDisconnected,
            hasWordedFaults: true,
          })
        }
        onClose={() => setOpen(undefined)}
      />
    </>
  );
};

/** Counts the contacts that were never synced or have changed since, and syncs them. */
const DueContacts = ({ actor }: { readonly actor: Actor }) => {
  const { live, data: due = [], reload } = useAsync('due contacts', readDue);
  const [syncing, setSyncing] = useState<readonly SyncedContact[]>();
  const hasFailed = live.status === 'failed' || live.status === 'denied';

  return (
    <Section title={texts.sync} level={3} className={styles.part}>
      {live.status === 'loading' && <Loading>{texts.lookingForDue}</Loading>}
      {hasFailed && <Notice tone="error">{texts.dueNotFound}</Notice>}
      {live.status === 'ready' && <p>{due.length === 0 ? texts.noneDue : texts.due(due.length)}</p>}
      <Actions>
        {!hasFailed && due.length > 0 && <Button onClick={() => setSyncing(due)}>{texts.sync}</Button>}
        {hasFailed && <Button onClick={reload}>{texts.retry}</Button>}
      </Actions>
      {syncing && (
        <SyncDialog actor={actor} contacts={syncing} onDone={reload} onClose={() => setSyncing(undefined)} />
      )}
    </Section>
  );
};
