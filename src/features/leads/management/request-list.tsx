import { Button } from '@mantine/core';
import { type RefObject, useMemo } from 'react';
import type { WithId } from '@/shared/firebase/collection';
import type { DocumentList } from '@/shared/firebase/collection';
import type { Lead } from '../schema';
import { InvalidRequestCard, RequestCard } from './request-card';
import { requestTexts } from './request-errors';
import { statusLabels } from './request-labels';
import styles from './request-list.module.css';
import { hasMore, leftOutText, shownText } from './request-stock';
import { isNarrowed, matching, type RequestView } from './request-view';
import { pageSize } from './requests-source';
import { useKeptFocus } from './use-kept-focus';
import type { useRequestActions } from './use-request-actions';

interface RequestListProps {
  readonly list: DocumentList<Lead>;
  readonly fromServer: boolean;
  readonly view: RequestView;
  readonly limit: number;
  /** How many of the view's status are stored; undefined while that is not known. */
  readonly stored: number | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly actions: Pick<
    ReturnType<typeof useRequestActions>,
    'setStatus' | 'sendLink' | 'askToDelete' | 'savingIds'
  >;
  readonly onLoad: (limit: number) => void;
  readonly onShowAll: () => void;
}

/** The cards of a view, what is left out and why, and the way to more. */
export const RequestList = ({
  list,
  fromServer,
  view,
  limit,
  stored,
  heading,
  actions,
  onLoad,
  onShowAll,
}: RequestListProps) => {
  const shown = matching(list.documents, view);
  const stock = { loaded: list.documents.length + list.invalid.length, limit, stored };
  const leftOut = fromServer ? leftOutText(view.sort, stock) : undefined;
  const rowIds = useMemo(
    () => [...list.documents, ...list.invalid].map(({ id }) => id),
    [list.documents, list.invalid],
  );
  const shownIds = new Set(shown.map(({ id }) => id));
  const keptFocus = useKeptFocus(
    heading,
    rowIds.filter((id) => shownIds.has(id) || list.invalid.some((invalid) => invalid.id === id)),
  );

  return (
    <section aria-labelledby="requests-heading" className={styles.section}>
      <div className={styles.top}>
        <h2 id="requests-heading" ref={heading} tabIndex={-1} className={styles.heading}>
          Requests
        </h2>
        <output className={styles.count}>{fromServer ? shownText(shown.length, stock) : 'Updating…'}</output>
      </div>
      {hasMore(stock) && isNarrowed(view) && (
        <p>
          Only the {stock.loaded} requests loaded so far are searched.{' '}
          <LoadButtons stock={stock} onLoad={onLoad} />
        </p>
      )}
      {leftOut !== undefined && <p className={styles.note}>{leftOut}</p>}
      {/* Focus is only watched here; the list itself is not operable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.list} onFocus={keptFocus.onFocus}>
        {shown.map((request) => (
          <RequestCard
            key={request.id}
            request={request}
            isSaving={actions.savingIds.has(request.id)}
            onSetStatus={(status) => void actions.setStatus(request, status)}
            onSendLink={() => void actions.sendLink(request)}
            onDelete={() => actions.askToDelete({ id: request.id, label: request.name })}
          />
        ))}
        {list.invalid.map((invalid) => (
          <InvalidRequestCard
            key={invalid.id}
            invalid={invalid}
            onDelete={() => actions.askToDelete({ id: invalid.id, label: `the record ${invalid.id}` })}
          />
        ))}
      </ul>
      {fromServer && shown.length === 0 && (isNarrowed(view) || list.invalid.length === 0) && (
        <EmptyList view={view} requests={list.documents} onShowAll={onShowAll} />
      )}
      {hasMore(stock) && !isNarrowed(view) && (
        <div className={styles.more}>
          <LoadButtons stock={stock} onLoad={onLoad} />
        </div>
      )}
    </section>
  );
};

interface LoadButtonsProps {
  readonly stock: { readonly loaded: number; readonly limit: number; readonly stored: number | undefined };
  readonly onLoad: (limit: number) => void;
}

const LoadButtons = ({ stock: { limit, stored }, onLoad }: LoadButtonsProps) => (
  <span className={styles.load}>
    <Button size="xs" variant="default" onClick={() => onLoad(limit + pageSize)}>
      Load more
    </Button>
    {stored !== undefined && stored > limit + pageSize && (
      // Room for what comes in meanwhile.
      <Button size="xs" variant="default" onClick={() => onLoad(stored + pageSize)}>
        Load all {stored.toLocaleString()}
      </Button>
    )}
  </span>
);

interface EmptyListProps {
  readonly view: RequestView;
  readonly requests: readonly WithId<Lead>[];
  readonly onShowAll: () => void;
}

const EmptyList = ({ view, requests, onShowAll }: EmptyListProps) => (
  <div className={styles.empty}>
    <p className={styles.emptyTitle}>{requestTexts.noneFound}</p>
    <p>{emptyHint(view, requests.length)}</p>
    {isNarrowed(view) && (
      <Button variant="default" onClick={onShowAll}>
        Show all requests
      </Button>
    )}
  </div>
);

/** Why nothing is shown (WRK-Q139). */
function emptyHint(view: RequestView, loaded: number): string {
  if (!isNarrowed(view)) {
    return 'None have come in yet. The first one appears here by itself when somebody asks for the starter pack.';
  }
  if (loaded === 0 && view.status !== 'all' && view.search.trim() === '' && view.kind === 'all') {
    return `No request has the status ${statusLabels[view.status]}.`;
  }
  if (view.search.trim() !== '')
    return `No name or email here contains “${view.search.trim()}”. Change the search or the filters.`;
  return 'No request fits these filters. Change them to see others.';
}
