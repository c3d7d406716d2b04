import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from '@/shared/firebase/use-watch';
import { ConfirmDialog } from '@/shared/ui/workspace/confirm-dialog';
import { CopyableLink } from '@/shared/ui/workspace/copyable-link';
import { LiveView } from '@/shared/ui/workspace/live-view';
import { Screen } from '@/shared/ui/workspace/screen';
import { ProblemBanner } from './problem-banner';
import { deleteFailureText, requestTexts } from './request-errors';
import { RequestFilters } from './request-filters';
import { RequestList } from './request-list';
import styles from './request-list-screen.module.css';
import { RequestStats } from './request-stats';
import { storedOf } from './request-stock';
import { pageSize, type RequestListView, type RequestsSource } from './requests-source';
import { useArrivals } from './use-arrivals';
import { useRequestActions } from './use-request-actions';
import { useRequestCounts } from './use-request-counts';
import { useRequestView } from './use-request-view';

interface RequestListScreenProps {
  readonly source: RequestsSource;
  /** The full public address of the playbook. */
  readonly playbookLink: string;
  /** Hands a `mailto:` address to the browser. */
  readonly openMail?: (address: string) => void;
}

const openInBrowser = (address: string): void => window.location.assign(address);

/** Playbook management: what visitors left, for admins. */
export const RequestListScreen = ({
  source,
  playbookLink,
  openMail = openInBrowser,
}: RequestListScreenProps) => {
  const { view, change } = useRequestView();
  const { status, sort, direction } = view;
  const order = [status, sort, direction].join();
  const [extent, setExtent] = useState({ order, limit: pageSize });
  const limit = extent.order === order ? extent.limit : pageSize;
  const request: RequestListView = { status, sort, direction, limit };

  const { live, retry } = useWatch(source.watch(request));
  const confirmed = useMemo(
    () => (live.status === 'ready' && live.fromServer ? live.data : undefined),
    [live],
  );
  const counts = useRequestCounts(source, useLast(confirmed));
  useArrivals(live);

  const actions = useRequestActions({
    source,
    live,
    playbookLink,
    openMail,
    onChanged: () => void counts.refresh(),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRefreshing, setIsRefreshing] = useState(false);
  const isAsking = actions.deletion !== undefined;
  const wasAsking = useRef(false);

  // The card whose button opened the dialog may be gone when it closes.
  useEffect(() => {
    const focused = document.activeElement;
    // The browser leaves the focus in a closed dialog for a moment when there is nothing to give it back to.
    const isLost = focused === document.body || focused?.closest('dialog') !== null;
    if (wasAsking.current && !isAsking && isLost) heading.current?.focus({ preventScroll: true });
    wasAsking.current = isAsking;
  }, [isAsking]);

  const refresh = () => {
    actions.dismissProblem();
    retry();
    setIsRefreshing(true);
    void counts.refresh().finally(() => setIsRefreshing(false));
  };

  return (
    <Screen>
      <RequestStats {...counts} />
      <div className={styles.link}>
        <strong>Playbook link</strong>
        <CopyableLink address={playbookLink} copyLabel="Copy playbook link" />
      </div>
      <ProblemBanner problem={actions.problem} onDismiss={actions.dismissProblem} />
      <RequestFilters view={view} onChange={change} onRefresh={refresh} isRefreshing={isRefreshing} />
      <LiveView
        live={live}
        retry={retry}
        loading="Loading playbook requests…"
        failed={requestTexts.notFetched}
        timedOut={requestTexts.timedOut}
      >
        {(list, { fromServer }) => (
          <RequestList
            list={list}
            fromServer={fromServer}
            view={view}
            limit={limit}
            stored={counts.current && counts.counts ? storedOf(status, counts.counts) : undefined}
            heading={heading}
            actions={actions}
            onLoad={(next) => setExtent({ order, limit: next })}
            onShowAll={() => change({ search: '', status: 'all', kind: 'all' })}
          />
        )}
      </LiveView>
      <ConfirmDialog
        open={isAsking}
        title={requestTexts.deleteTitle}
        texts={[
          requestTexts.deleteQuestion,
          ...(actions.deletion ? [`It is the request of ${actions.deletion.label}.`] : []),
          requestTexts.deleteConsequence,
        ]}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        onConfirm={actions.confirmDeletion}
        errorText={deleteFailureText}
        onClose={actions.endDeletion}
      />
    </Screen>
  );
};

/** The last defined value, so that a moment without one is not taken for a change. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
