import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { beginSalesforceAuth, type SalesforceConfig, salesforceMessages } from '@/contracts/salesforce';
import { callApi } from '@/shared/api/call';
import { Field } from '@/shared/forms/fields/field';
import { Form } from '@/shared/forms/form';
import type { FormOutcome } from '@/shared/forms/outcome';
import { SubmitButton } from '@/shared/forms/submit-button';
import { errorMessage } from '@/shared/outcomes/outcome-message';
import { Button } from '@/shared/ui/buttons/button';
import { Notice } from '@/shared/ui/feedback/notice';
import { Actions } from '@/shared/ui/layout/actions';
import { Section } from '@/shared/ui/layout/section';
import { showMessage } from '@/shared/ui/workspace/messages/messages';
import styles from './salesforce.module.css';
import { awaitPopup, popupFeatures } from './sign-in-popup';
import { integrationTexts as texts } from './texts';

interface ConnectFormProps {
  readonly hasCredentials: boolean;
  /**
   * Reads the connection from the server. The popup's message is only a hint, so the server's answer decides.
   */
  readonly read: () => Promise<SalesforceConfig>;
  readonly onConfig: (config: SalesforceConfig) => void;
}

const secret = z.string().check(z.trim());

/** Accepts both credentials, or neither if they are stored already. */
const credentialsSchema = (hasCredentials: boolean) =>
  z
    .object({ clientId: secret, clientSecret: secret })
    .check(
      z.refine(
        ({ clientId, clientSecret }) =>
          (clientId !== '' && clientSecret !== '') ||
          (hasCredentials && clientId === '' && clientSecret === ''),
        salesforceMessages.credentialsMissing,
      ),
    );

/** Connects Salesforce through a sign-in in a popup window. */
export const ConnectForm = ({ hasCredentials, read, onConfig }: ConnectFormProps) => {
  const [sameWindow, setSameWindow] = useState<string>();
  const [isWaiting, setIsWaiting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const connect = async (body: { clientId: string; clientSecret: string }): Promise<FormOutcome> => {
    setSameWindow(undefined);
    // Open the popup directly in the click handler. Popup blockers stop a window that opens later.
    const popup = window.open('', 'acf-salesforce', popupFeatures);
    let begun: { readonly authUrl: string; readonly state: string };
    try {
      begun = await callApi(beginSalesforceAuth, { body });
    } catch (error) {
      popup?.close();
      return {
        tone: 'error',
        message: errorMessage(error, { failed: texts.authFailed, hasWordedFaults: true }),
      };
    }
    if (popup === null) {
      setSameWindow(begun.authUrl);
      return { tone: 'error', message: texts.popupBlocked };
    }
    popup.location.href = begun.authUrl;
    const controller = new AbortController();
    running.current = controller;
    setIsWaiting(true);
    try {
      const end = await awaitPopup({
        popup,
        state: begun.state,
        origin: window.location.origin,
        signal: controller.signal,
        target: window,
      });
      if (end === 'error') return { tone: 'error', message: texts.authFailed };
      // A popup that this page can no longer reach counts as closed, but it may have connected all the same.
      const config = await read().catch(() => undefined);
      if (config) onConfig(config);
      if (config?.isConnected) {
        showMessage('success', texts.connected);
        return { tone: 'success' };
      }
      return { tone: 'error', message: end === 'closed' ? texts.ended : texts.authFailed };
    } catch {
      popup.close();
      return { tone: 'info', message: texts.ended };
    } finally {
      setIsWaiting(false);
    }
  };

  return (
    <Section
      title={texts.credentials}
      level={3}
      text={hasCredentials ? texts.credentialsSet : texts.credentialsHint}
      className={styles.part}
    >
      <Form schema={credentialsSchema(hasCredentials)} label={texts.credentials} onSubmit={connect}>
        <Field
          name="clientId"
          label={texts.clientId}
          autoComplete="off"
          spellCheck={false}
          required={!hasCredentials}
        />
        <Field
          name="clientSecret"
          label={texts.clientSecret}
          type="password"
          autoComplete="off"
          required={!hasCredentials}
        />
        <Actions>
          <SubmitButton savingLabel={texts.connecting}>{texts.connect}</SubmitButton>
          {isWaiting && (
            <Button variant="quiet" onClick={() => running.current?.abort()}>
              {texts.cancel}
            </Button>
          )}
        </Actions>
      </Form>
      {sameWindow !== undefined && (
        <Notice tone="info">
          <a href={sameWindow}>{texts.sameWindow}</a>
        </Notice>
      )}
    </Section>
  );
};
